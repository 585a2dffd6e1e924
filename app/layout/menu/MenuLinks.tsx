import { memo } from 'react';
import type { MenuEvent } from '#domain/navigation/navigation.ts';
import { eventPath } from '#domain/page/route-pattern.ts';
import { HeadingWords } from '../../components/Headings.tsx';
import { useWords } from '../../language/page-locale.ts';
import { Link } from '../../navigation/Link.tsx';

interface EventLinksProps {
  /** What the list is called; undefined for a list of one. */
  label?: string;
  events: readonly MenuEvent[];
  pathname: string;
}

/** A list of events in the menu, each linking to its page. */
export function EventLinks({ label, events, pathname }: EventLinksProps) {
  return (
    <ul aria-label={label} className="menu-list">
      {events.map(({ slug, title, language, weekdays, status }) => {
        const path = eventPath(slug);
        return (
          <MenuLink
            key={slug}
            to={path}
            label={title}
            lang={language}
            current={path === pathname}
            weekdays={weekdays}
            status={status}
          />
        );
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

interface MenuLinkProps {
  to: string;
  label: string;
  /** The language of the label, if it is not that of the page. */
  lang?: string | undefined;
  /** True for the link to the current page. */
  current: boolean;
  /** "Wed", beside the link. */
  weekdays?: string | undefined;
  /** "Cancelled on Sunday 6 December", below the link. */
  status?: string | undefined;
}

/**
 * An item of the menu. The link to the current page is highlighted and has `aria-current`. It is memoized, so that
 * navigation renders two items of a long menu and not all.
 */
export const MenuLink = memo(function MenuLink(props: MenuLinkProps) {
  const { to, label, lang, current, weekdays, status } = props;
  return (
    <li>
      <Link to={to} lang={lang} current={current}>
        {label}
      </Link>
      {weekdays && <span>{` ${weekdays}`}</span>}
      {status && <p>{status}</p>}
    </li>
  );
});
