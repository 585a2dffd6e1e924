import type { PublishState } from '../publish/publish.ts';
import type { whatGoes } from '../publish/what-goes.ts';
import { words } from '../words.ts';
import { LinkList } from './Links.tsx';
import { PostForm } from './PostForm.tsx';

export interface PublishPanelProps {
  /** What is in no commit, by titles. */
  readonly unkept: readonly string[];
  readonly state: PublishState;
  /** What goes, by titles. */
  readonly goes: Awaited<ReturnType<typeof whatGoes>>;
  /** Why it was not sent when it was last tried; undefined where it was not, or has been since. */
  readonly refusal: string | undefined;
}

/** What is saved and not yet on the web, and a button that sends it, or why it cannot be sent. */
export function PublishPanel({ state: { to, others, isBehind }, goes, unkept, refusal }: PublishPanelProps) {
  const { publish } = words;
  if (typeof to === 'string') return <p className="note">{to}</p>;
  return (
    <section className="publish">
      {refusal !== undefined && <p className="note">{refusal}</p>}
      {goes.length > 0 && <h2>{publish.goes}</h2>}
      <LinkList to={goes.map(({ what, ...link }) => ({ ...link, hint: [...new Set(what)].join('; ') }))} />
      {others > 0 && <p>{publish.others(others)}</p>}
      {isBehind && <p>{publish.behind}</p>}
      {unkept.length > 0 && (
        <PostForm action="/publish/keep" className="note">
          <p>{publish.unkept(unkept)}</p>
          <button type="submit" className="plain">
            {publish.keep}
          </button>
        </PostForm>
      )}
      {goes.length + others === 0 && <p>{publish.none}</p>}
      <PostForm action="/publish">
        <button type="submit">{goes.length + others === 0 ? publish.fetch : publish.button}</button>
        <p className="hint">{publish.to(to.place)}</p>
      </PostForm>
    </section>
  );
}
