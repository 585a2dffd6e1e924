import { agenda } from '../schedule/agenda.ts';
import { occurrencesValidUntil } from '../schedule/valid-until.ts';
import { type Event, type EventPlace, isScheduled, type ScheduledEvent } from './event.ts';

/**
 * Until when a page that shows these events is true: the next start or end of any of their dates, of those that are
 * off as well, the next midnight in the zone, or a change of its clocks.
 * @param zone the zone in which the church keeps its times
 */
export function eventsValidUntil(
  events: readonly Event[],
  now: Temporal.Instant,
  zone: string,
): Temporal.Instant {
  const turn = occurrencesValidUntil([], now, zone);
  // Whatever starts or ends before midnight, or the change of the clocks, has begun by then.
  const today = agenda<ScheduledEvent, EventPlace>(events.filter(isScheduled), now, turn, zone);
  return occurrencesValidUntil(
    today.map(({ occurrence }) => occurrence),
    now,
    zone,
  );
}
