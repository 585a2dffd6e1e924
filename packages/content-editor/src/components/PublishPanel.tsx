import type { PublishState } from '../publish/state.ts';
import { words } from '../words.ts';
import { type Link, LinkList } from './Links.tsx';
import { PostForm } from './PostForm.tsx';

export interface PublishPanelProps {
  /** What is in no commit, by titles. */
  readonly uncommitted: readonly string[];
  readonly to: PublishState['to'];
  /** What goes, by titles. */
  readonly goes: readonly Link[];
  /** Why it was not sent when it was last tried; undefined where it was not, or has been since. */
  readonly refusal: string | undefined;
}

/** How many titles stand in sight: the button is to be near, also when a whole church is sent for the first time. */
const inSight = 12;

/** What goes, by titles: the first in sight, the rest to be opened. */
export function Titles({ goes }: Pick<PublishPanelProps, 'goes'>) {
  return (
    <>
      <LinkList to={goes.slice(0, inSight)} />
      {goes.length > inSight && (
        <details>
          <summary>{words.publish.more(goes.length - inSight)}</summary>
          <LinkList to={goes.slice(inSight)} />
        </details>
      )}
    </>
  );
}

/** What is saved and not yet on the web, and a button that sends it, or why it cannot be sent. */
export function PublishPanel({ to, goes, uncommitted, refusal }: PublishPanelProps) {
  const { publish } = words;
  if (typeof to === 'string') return <p className="note">{to}</p>;
  return (
    <section className="publish">
      {refusal !== undefined && <p className="note">{refusal}</p>}
      {goes.length > 0 && <h2>{publish.goes}</h2>}
      <Titles goes={goes} />
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
    </section>
  );
}
