import { isOver, type Occurrence } from './occurrence.ts';

/**
 * Until when a page with these occurrences stays right: the first start, end, midnight or change of the clocks after
 * `now`. At a start "today, 7pm" becomes "on now", at an end the occurrence goes, at midnight "tomorrow" becomes "today", and
 * when the clocks change "go forward tonight" becomes "went forward today".
 * @param occurrences in any order
 * @returns an instant no later than the next midnight in the zone
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
    for (const boundary of [occurrence.startsAt, occurrence.endsAt]) {
      const isAhead = boundary.epochMilliseconds > now.epochMilliseconds;
      if (isAhead && boundary.epochMilliseconds < until.epochMilliseconds) until = boundary;
    }
  }
  return until;
}
