import { agenda, occurrencesValidUntil } from 'schedules-in-words';
import type { Clock } from '#languages/locale.ts';
import { type Event, type EventPlace, isScheduled, type ScheduledEvent } from './event.ts';

/** How long before its start a date can be watched. */
export const watchedAhead = { minutes: 15 } as const;

/**
 * Until when a page that shows these events stays right: the next start or end of any of their dates (cancelled and
 * postponed ones included), the time from which the next can be watched, the next midnight, or the next change of the clocks, whichever is first.
 */
export function eventsValidUntil(events: readonly Event[], { now, zone }: Clock): Temporal.Instant {
  const limit = occurrencesValidUntil([], now, zone);
  // Occurrences that start after that cannot make it earlier.
  const until = limit.add(watchedAhead);
  const today = agenda<ScheduledEvent, EventPlace>(events.filter(isScheduled), now, until, zone);
  const watched = today
    .filter(({ event, occurrence }) => event.watch && occurrence.takesPlace)
    .map(({ occurrence }) => occurrence.startsAt.subtract(watchedAhead))
    .filter((from) => Temporal.Instant.compare(now, from) < 0);
  const occurrences = today.map(({ occurrence }) => occurrence);
  return earliest(occurrencesValidUntil(occurrences, now, zone), ...watched) ?? limit;
}

/** The earliest of several instants; undefined when there is none. */
export function earliest(
  ...instants: readonly (Temporal.Instant | undefined)[]
): Temporal.Instant | undefined {
  return instants.filter((instant) => instant !== undefined).sort(Temporal.Instant.compare)[0];
}
