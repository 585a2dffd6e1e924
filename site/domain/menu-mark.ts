import { comingDates, isSeriesOff, isWhollyOver } from './event-next.ts';
import { startDate } from './time/agenda.ts';
import { takesPlace } from './time/occurrence.ts';
import type { Schedule } from './time/schedule.ts';
import { statusInWords } from './time/wording.ts';
import { dateInWords } from './time/words-for-dates.ts';

/**
 * What the menu says beside an event's title: "Cancelled" or "Postponed" of the whole, "Cancelled on Sunday 6 December"
 * of the next date of a series; undefined while people may come. The date is said in full, for a menu stays as it is
 * while a visitor goes from page to page.
 */
export function menuMark(schedule: Schedule, now: Temporal.Instant, zone: string): string | undefined {
  if (isWhollyOver(schedule, now, zone)) return undefined;
  if (isSeriesOff(schedule)) return statusInWords(schedule.status) ?? undefined;
  const { next } = comingDates(schedule, now, zone);
  if (next === null || takesPlace(next)) return undefined;
  const status = statusInWords(next.status) ?? undefined;
  if (schedule.kind === 'once') return status;
  return `${status} on ${dateInWords(startDate(next), now.toZonedDateTimeISO(zone).toPlainDate())}`;
}
