import { getEvents } from '#cms/events.ts';
import { type UpcomingItems, upcomingItems } from '#domain/diary/coming-up.ts';
import { type Event, isScheduled } from '#domain/event/event.ts';
import { eventsValidUntil } from '#domain/event/event-validity.ts';
import { isPast } from '#domain/event/next-dates.ts';
import { type NextService, nextService } from '#domain/worship/next-service.ts';
import type { SiteServices } from './site-services.ts';

/** The church's events, for every page that lists them. */
export interface ChurchEvents {
  /** Highlighted first, then regular, each by `order`. */
  readonly all: readonly Event[];
  /** Those with a date to come, on or off. */
  readonly current: readonly Event[];
  readonly past: readonly Event[];
  readonly toCome: UpcomingItems;
  readonly worship: NextService;
  /** The instant at which a time of theirs turns: until then all of this, and each page made of it, is true. */
  readonly validUntil: Temporal.Instant;
}

/**
 * Reads the events once, for as long as content and their times stay as they are.
 * @throws ContentError
 */
export async function getChurchEvents(services: SiteServices): Promise<ChurchEvents> {
  const { remember, now, timeZone, onEntryProblem } = services;
  const { value } = await remember('events', async (content) => {
    const all = await getEvents(content, timeZone, onEntryProblem);
    const { current = [], past = [] } = Object.groupBy(all, (event) =>
      isScheduled(event) && isPast(event.schedule, now, timeZone) ? 'past' : 'current',
    );
    const validUntil = eventsValidUntil(all, now, timeZone);
    const toCome = upcomingItems(current, now, timeZone);
    const worship = nextService(current, now, timeZone);
    return { value: { all, current, past, toCome, worship, validUntil }, until: validUntil };
  });
  return value;
}
