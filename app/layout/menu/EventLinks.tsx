import type { MenuEvent } from '#domain/page/navigation.ts';
import { eventPath } from '#domain/page/route-pattern.ts';
import { MenuLink } from './MenuLink.tsx';

interface EventLinksProps {
  label: string;
  events: readonly MenuEvent[];
  pathname: string;
  className: string;
}

/** A list of events in the menu, each linking to its page. */
export function EventLinks({ label, events, pathname, className }: EventLinksProps) {
  return (
    <ul aria-label={label} className={`menu-list ${className}`}>
      {events.map(({ slug, title, status }) => {
        const path = eventPath(slug);
        return (
          <MenuLink
            key={slug}
            to={path}
            current={path === pathname}
            nested={status && <span className="block pb-1 font-normal text-sm">{status}</span>}
          >
            {title}
          </MenuLink>
        );
      })}
    </ul>
  );
}
