import { memo } from 'react';
import type { PageLink } from '#domain/navigation/menu-pages.ts';
import type { MenuEvent } from '#domain/navigation/navigation.ts';
import { eventPath } from '#domain/page/route-pattern.ts';
import { HeadingWords } from '../../components/Headings.tsx';
import { useWords } from '../../language/page-locale.ts';
import { useEnded } from '../../navigation/ended.ts';
import { Link } from '../../navigation/Link.tsx';

interface EventLinksProps {
  /** What the list is called; undefined for a list of one. */
  label?: string;
  events: readonly MenuEvent[];
  pathname: string;
}

export function EventLinks({ label, events, pathname }: EventLinksProps) {
  return (
    <ul aria-label={label} className="menu-list menu-events">
      {events.map(({ slug, title, ...more }) => {
        const path = eventPath(slug);
        return <MenuLink key={slug} {...more} path={path} label={title} current={path === pathname} />;
      })}
    </ul>
  );
}

/**
 * A list of events that is folded until somebody opens it. It needs no script. The event of the current page stands above it, so that
 * its highlighted link is in sight. The fold says how many of its events are cancelled or moved, since nobody would look for that
 * under it.
 */
export function FoldedEventLinks({ label, events, pathname }: Required<EventLinksProps>) {
  const { layout } = useWords();
  const current = events.filter(({ slug }) => eventPath(slug) === pathname);
  const others = events.filter((event) => !current.includes(event));
  const changed = others.filter(({ status }) => status !== undefined).length;
  return (
    <>
      {current.length > 0 && <EventLinks events={current} pathname={pathname} />}
      {others.length > 0 && (
        <details className="menu-fold">
          <summary>
            <span>
              <HeadingWords title={label} qualifier={String(others.length)} />
              {changed > 0 && <small className="block text-sm">{` ${layout.changed(changed)}`}</small>}
            </span>
          </summary>
          <EventLinks label={label} events={others} pathname={pathname} />
        </details>
      )}
    </>
  );
}

/** What is beside the link, such as "Wed", and below it, such as "Cancelled on Sunday 6 December". */
type Marks = Partial<Pick<MenuEvent, 'weekdays' | 'status'>>;

/**
 * An item of the menu. The link to the current page is highlighted and has `aria-current`. It is memoized, so that
 * navigation renders two items of a long menu and not all.
 */
export const MenuLink = memo(function MenuLink(props: PageLink & Marks & { current: boolean }) {
  const { path, label, language, current, weekdays, status } = props;
  if (useEnded().has(path)) return null;
  return (
    <li>
      <Link to={path} lang={language} current={current}>
        {label}
      </Link>
      {weekdays && <span>{` ${weekdays}`}</span>}
      {status && <p>{status}</p>}
    </li>
  );
});
