import type { MenuEvent } from '#site/domain/navigation.ts';
import { eventPath } from '#site/domain/route-pattern.ts';
import { MenuLink } from './MenuLink.tsx';

interface EventLinksProps {
  label: string;
  events: readonly MenuEvent[];
  pathname: string;
  weight: 'bold' | 'thin';
  className: string;
}

/** A list of events in the menu, each linking to its page. */
export function EventLinks({ label, events, pathname, weight, className }: EventLinksProps) {
  return (
    <ul aria-label={label} className={className}>
      {events.map(({ slug, title, status }) => {
        const path = eventPath(slug);
        return (
          <MenuLink
            key={slug}
            to={path}
            current={path === pathname}
            weight={weight}
            nested={status && <span className="block pb-1 text-sm">{status}</span>}
          >
            {title}
          </MenuLink>
        );
      })}
    </ul>
  );
}
