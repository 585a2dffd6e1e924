import { isPast, isSeriesOff, nextDates } from '../event/next-dates.ts';
import { type Occurrence, startDate, takesPlace } from '../schedule/occurrence.ts';
import { formerTimes, viewpoint } from '../schedule/occurrences.ts';
import type { Schedule } from '../schedule/schedule.ts';
import { dateInWords } from '../wording/date-words.ts';
import { startInWords, statusInWords } from '../wording/occurrence-words.ts';

/**
 * What the menu says beside an event's title: "Cancelled", "Postponed" or "Moved" of the whole, "Cancelled on Sunday
 * 6 December" or "Moved from Sunday 6 December to Thursday 10 December" of the next date of a series; undefined while all
 * is as usual. The date is said in full, for a menu stays as it is while a visitor goes from page to page.
 */
export function menuStatus(schedule: Schedule, now: Temporal.Instant, zone: string): string | undefined {
  if (isPast(schedule, now, zone)) return undefined;
  if (isSeriesOff(schedule)) return statusInWords(schedule.status) ?? undefined;
  const { next } = nextDates(schedule, now, zone);
  if (next === null) return undefined;
  const today = now.toZonedDateTimeISO(zone).toPlainDate();
  const isOnce = schedule.kind === 'once';
  const former = next.movedTo ? next : formerTimeOf(next, schedule, now, zone);
  if (former?.movedTo) {
    const day = startDate(former.movedTo);
    const to = dateInWords(day, today);
    if (day.equals(startDate(former))) return `Moved to ${startInWords(former.movedTo.when)} on ${to}`;
    return isOnce ? `Moved to ${to}` : `Moved from ${dateInWords(startDate(former), today)} to ${to}`;
  }
  if (takesPlace(next)) return schedule.status === 'moved' ? 'Moved' : undefined;
  const status = statusInWords(next.status) ?? undefined;
  return isOnce ? status : `${status} on ${dateInWords(startDate(next), today)}`;
}

/** When the occurrence was first planned, if it was moved to an earlier day and that time is still to come. */
function formerTimeOf(
  { date }: Occurrence,
  schedule: Schedule,
  now: Temporal.Instant,
  zone: string,
): Occurrence | undefined {
  return formerTimes(schedule, viewpoint(now, zone)).find((former) => former.date.equals(date));
}
