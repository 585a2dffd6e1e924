import type { PublishState } from '../publish/publish.ts';
import type { whatGoes } from '../publish/what-goes.ts';
import { words } from '../words.ts';
import { LinkList } from './Links.tsx';
import { PostForm } from './PostForm.tsx';

export interface PublishPanelProps {
  /** What is in no commit, by titles. */
  readonly uncommitted: readonly string[];
  readonly state: PublishState;
  /** What goes, by titles. */
  readonly goes: Awaited<ReturnType<typeof whatGoes>>;
  /** Why it was not sent when it was last tried; undefined where it was not, or has been since. */
  readonly refusal: string | undefined;
}

/** How many titles stand in sight: the button is to be near, also when a whole church is sent for the first time. */
const inSight = 12;

/** What goes, by titles: the first in sight, the rest to be opened. */
export function Titles({ goes }: Pick<PublishPanelProps, 'goes'>) {
  const links = goes.map(({ what, ...link }) => ({ ...link, hint: [...new Set(what)].join('; ') }));
  return (
    <>
      <LinkList to={links.slice(0, inSight)} />
      {links.length > inSight && (
        <details>
          <summary>{words.publish.more(links.length - inSight)}</summary>
          <LinkList to={links.slice(inSight)} />
        </details>
      )}
    </>
  );
}

/** What is saved and not yet on the web, and a button that sends it, or why it cannot be sent. */
export function PublishPanel({
  state: { to, others, isBehind },
  goes,
  uncommitted,
  refusal,
}: PublishPanelProps) {
  const { publish } = words;
  if (typeof to === 'string') return <p className="note">{to}</p>;
  return (
    <section className="publish">
      {refusal !== undefined && <p className="note">{refusal}</p>}
      {goes.length > 0 && <h2>{publish.goes}</h2>}
      <Titles goes={goes} />
      {others > 0 && <p>{publish.others(others)}</p>}
      {isBehind && <p>{publish.behind}</p>}
      {uncommitted.length > 0 && (
        <PostForm action="/publish/keep" className="note">
          <p>{publish.uncommitted(uncommitted)}</p>
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
