import type { PublishState } from '../publish/state.ts';
import { words } from '../words.ts';
import { PostForm } from './Forms.tsx';
import { type Link, LinkList } from './Links.tsx';

export interface PublishPanelProps {
  /** What is in no commit, by titles. */
  readonly uncommitted: readonly string[];
  readonly to: PublishState['to'];
  /** What goes, by titles. */
  readonly goes: readonly Link[];
  /** Why it was not sent when it was last tried; undefined where it was not, or has been since. */
  readonly refusal: string | undefined;
}

/** What is saved and not yet on the web, and a button that sends it, or why it cannot be sent. */
export function PublishPanel({ to, goes, uncommitted, refusal }: PublishPanelProps) {
  const { publish } = words;
  if (typeof to === 'string') return <p className="note">{to}</p>;
  return (
    <section className="publish">
      {refusal !== undefined && <p className="note">{refusal}</p>}
      {uncommitted.length > 0 && (
        <PostForm action="/publish/keep" className="note">
          <p>{publish.uncommitted(uncommitted)}</p>
          <button type="submit" className="plain">
            {publish.keep}
          </button>
        </PostForm>
      )}
      {goes.length === 0 && <p>{publish.none}</p>}
      <PostForm action="/publish">
        <button type="submit">{goes.length === 0 ? publish.fetch : publish.button}</button>
        <p className="hint">{publish.to(to.place)}</p>
      </PostForm>
      {goes.length > 0 && <h2>{publish.goes}</h2>}
      <LinkList to={goes} />
    </section>
  );
}
