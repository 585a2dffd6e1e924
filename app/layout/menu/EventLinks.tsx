import type { MenuEvent } from '#domain/navigation/navigation.ts';
import { eventPath } from '#domain/page/route-pattern.ts';
import { HeadingWords } from '../../components/Headings.tsx';
import { useWords } from '../../language/page-locale.ts';
import { MenuLink } from './MenuLink.tsx';

interface EventLinksProps {
  label: string;
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
 * A list of events that is folded until somebody opens it, unless it has the current page. It needs no script. It says how many of
 * them are cancelled or moved, since nobody would look for that under a fold.
 */
export function FoldedEventLinks({ label, events, pathname }: EventLinksProps) {
  const { layout } = useWords();
  if (events.length === 0) return null;
  const changed = events.filter(({ status }) => status !== undefined).length;
  return (
    <details open={events.some(({ slug }) => eventPath(slug) === pathname)} className="menu-fold">
      <summary>
        <span>
          <HeadingWords title={label} qualifier={String(events.length)} />
          {changed > 0 && <small className="block text-sm">{` ${layout.changed(changed)}`}</small>}
        </span>
      </summary>
      <EventLinks label={label} events={events} pathname={pathname} />
    </details>
  );
}
