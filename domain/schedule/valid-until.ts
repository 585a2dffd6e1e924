import { isOver, type Occurrence } from './occurrence.ts';

/**
 * Until when a page showing these occurrences is true: the first start, end, midnight or change of the clocks in the zone
 * after `now`. A start turns "today, 7pm" into "on now", an end takes it off, midnight turns "tomorrow" into "today", and
 * clocks that "go forward tonight" then "went forward today". Occurrences may come in any order; never later than the next
 * midnight.
 */
export function occurrencesValidUntil(
  occurrences: Iterable<Occurrence>,
  now: Temporal.Instant,
  zone: string,
): Temporal.Instant {
  const here = now.toZonedDateTimeISO(zone);
  let until = here.toPlainDate().add({ days: 1 }).toZonedDateTime(zone).toInstant();
  const clocks = here.getTimeZoneTransition('next')?.toInstant();
  if (clocks && Temporal.Instant.compare(clocks, until) < 0) until = clocks;
  for (const occurrence of occurrences) {
    if (isOver(occurrence, now)) continue;
    for (const turn of [occurrence.startsAt, occurrence.endsAt]) {
      const isAhead = turn.epochMilliseconds > now.epochMilliseconds;
      if (isAhead && turn.epochMilliseconds < until.epochMilliseconds) until = turn;
    }
  }
  return until;
}
