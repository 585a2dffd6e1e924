import type { MenuEvent } from '#domain/page/navigation.ts';
import { eventPath } from '#domain/page/route-pattern.ts';
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

/** A list of events that is folded until it is asked for, or has the current page. It needs no script. */
export function FoldedEventLinks({ label, events, pathname }: EventLinksProps) {
  if (events.length === 0) return null;
  return (
    <details open={events.some(({ slug }) => eventPath(slug) === pathname)} className="menu-fold">
      <summary>
        <span>
          {label} <span className="font-thin">{events.length}</span>
        </span>
      </summary>
      <EventLinks label={label} events={events} pathname={pathname} />
    </details>
  );
}
