import { type Event, type EventPlace, isScheduled, type ScheduledEvent } from './event.ts';
import { agenda } from './time/agenda.ts';
import { trueUntil } from './time/true-until.ts';

/**
 * Until when a page that shows these events is true: the next start or end of any of their dates, of those that are
 * off as well, or the next midnight in the zone.
 * @param zone the zone in which the church keeps its times
 */
export function untilEventsTurn(
  events: readonly Event[],
  now: Temporal.Instant,
  zone: string,
): Temporal.Instant {
  const midnight = trueUntil([], now, zone);
  // Whatever starts or ends before midnight has begun by then.
  const today = agenda<ScheduledEvent, EventPlace>(events.filter(isScheduled), now, midnight, zone);
  return trueUntil(
    today.map(({ occurrence }) => occurrence),
    now,
    zone,
  );
}
