import type { Church } from '../church/church.ts';
import type { Person } from '../church/person.ts';
import type { Event } from '../event/event.ts';

/** What the pages that list something list. */
interface Listed {
  readonly events: readonly Event[];
  readonly church: Pick<Church, 'telephone' | 'email' | 'place'>;
  readonly people: readonly Person[];
}

/** The slugs of the pages that have nothing to list: without a text of their own whoever opens one learns nothing. */
export function emptyPages({ events, church, people }: Listed): ReadonlySet<string> {
  const { telephone, email, place } = church;
  return new Set([
    ...(events.length === 0 ? ['coming-up', 'whats-on'] : []),
    ...(telephone || email || place || people.length > 0 ? [] : ['contact']),
  ]);
}
