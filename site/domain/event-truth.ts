import { type Event, isScheduled } from './event.ts';
import { nextOccurrence } from './time/occurrences.ts';
import { trueUntil } from './time/true-until.ts';

/**
 * Until when a page that shows these events is true: the next start or end of any of them, or the next midnight.
 * @param zone the zone in which the church keeps its times
 */
export function untilEventsTurn(
  events: readonly Event[],
  now: Temporal.Instant,
  zone: string,
): Temporal.Instant {
  const next = events
    .filter(isScheduled)
    .flatMap(({ schedule }) => nextOccurrence(schedule, now, zone) ?? []);
  return trueUntil(next, now, zone);
}
