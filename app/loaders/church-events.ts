import { type ComingUpItems, comingUpItems } from '#domain/diary/coming-up.ts';
import { type Event, isScheduled } from '#domain/event/event.ts';
import { eventsValidUntil } from '#domain/event/event-validity.ts';
import { isPast } from '#domain/event/next-dates.ts';
import { type NextServices, nextServices } from '#domain/services/next-services.ts';
import type { SiteWithContent } from '../site-context.ts';
import { memoize } from './memoize.ts';

interface ChurchEvents {
  /** Those with a date to come, on or off: highlighted first, then regular, each by `order`. */
  readonly current: readonly Event[];
  readonly past: readonly Event[];
  readonly toCome: ComingUpItems;
  readonly services: NextServices;
  /** The end of validity of this data, and of each page rendered from it. */
  readonly validUntil: Temporal.Instant;
}

function sortEvents({ content: { events }, now, locale }: SiteWithContent): ChurchEvents {
  const { zone } = locale;
  const { current = [], past = [] } = Object.groupBy(events, (event) =>
    isScheduled(event) && isPast(event.schedule, now, zone) ? 'past' : 'current',
  );
  return {
    current,
    past,
    toCome: comingUpItems(current, now, zone),
    services: nextServices(current, now, locale),
    validUntil: eventsValidUntil(events, now, zone),
  };
}

/** The church's events: six pages list them. */
export const churchEvents = memoize(sortEvents);
