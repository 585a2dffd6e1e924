import { agenda, occurrencesValidUntil } from 'schedules-in-words';
import { type Event, type EventPlace, isScheduled, type ScheduledEvent } from './event.ts';

/**
 * Until when a page that shows these events stays right: the next start or end of any of their dates (cancelled and
 * postponed ones included), the next midnight, or the next change of the clocks, whichever is first.
 * @param zone the time zone of the church
 */
export function eventsValidUntil(
  events: readonly Event[],
  now: Temporal.Instant,
  zone: string,
): Temporal.Instant {
  const limit = occurrencesValidUntil([], now, zone);
  // Occurrences that start after that cannot make it earlier.
  const today = agenda<ScheduledEvent, EventPlace>(events.filter(isScheduled), now, limit, zone);
  return occurrencesValidUntil(
    today.map(({ occurrence }) => occurrence),
    now,
    zone,
  );
}

/** The earliest of several instants; undefined when there is none. */
export function earliest(
  ...instants: readonly (Temporal.Instant | undefined)[]
): Temporal.Instant | undefined {
  return instants.filter((instant) => instant !== undefined).sort(Temporal.Instant.compare)[0];
}
