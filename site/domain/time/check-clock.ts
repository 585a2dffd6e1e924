import { dayNumber } from './day-number.ts';
import { occursOn } from './pattern.ts';
import type { Schedule } from './schedule.ts';
import type { Report } from './schedule-problem.ts';
import type { TypedDate } from './typed-date.ts';
import { dateInWords } from './words-for-dates.ts';
import { timeInWords } from './words-for-times.ts';

/** How many changes of the clocks of a series are looked at: two years of them. */
const CHANGES_LOOKED_AT = 4;

/** Clocks change in the small hours everywhere, so nothing later need be looked at. */
const LATEST_SKIPPED_HOUR = 5;

/**
 * Warns when a date and time was saved with an offset the zone does not have then. The content editor offers
 * fixed offsets only and proposes today's, so in February "10.30" in July is saved an hour late; the digits count.
 */
export function checkOffset(
  { date, time, offset }: TypedDate,
  field: string,
  zone: string,
  report: Report,
): void {
  if (time === null || offset === null) return;
  const wall = date.toPlainDateTime(time);
  const fitting = (['earlier', 'later'] as const).map(
    (disambiguation) => wall.toZonedDateTime(zone, { disambiguation }).offsetNanoseconds / 60e9,
  );
  if (fitting.includes(offset)) return;
  const typed = `${date} ${timeInWords(time)}`;
  const message = `${typed} was saved with ${offsetInWords(offset)}, but clocks then show ${offsetInWords(fitting[0] ?? 0)}; it is read as ${timeInWords(time)} by the clock on the wall.`;
  report.warning('offset-does-not-fit', field, message);
}

/** Warns when the series meets a day on which the clocks skip its start time. */
export function checkSkippedStart(schedule: Schedule, zone: string, report: Report): void {
  if (schedule.timing.kind === 'all-day' || schedule.timing.start.hour >= LATEST_SKIPPED_HOUR) return;
  const { start } = schedule.timing;
  let change = schedule.firstDate.toZonedDateTime(zone).subtract({ nanoseconds: 1 });
  for (let looked = 0; looked < CHANGES_LOOKED_AT; looked += 1) {
    const next = change.getTimeZoneTransition('next');
    if (next === null) return;
    change = next;
    const date = change.toPlainDate();
    if (!occursOn(schedule, dayNumber(date))) continue;
    const real = date.toZonedDateTime({ timeZone: zone, plainTime: start }).toPlainTime();
    if (real.equals(start)) continue;
    const day = dateInWords(date, date);
    const message = `On ${day} ${date.year} the clocks skip ${timeInWords(start)}; it is shown as ${timeInWords(real)} on that day.`;
    report.warning('skipped-by-clocks', 'startTime', message);
    return;
  }
}

function offsetInWords(minutes: number): string {
  const size = Math.abs(minutes);
  const hours = String(Math.floor(size / 60)).padStart(2, '0');
  return `UTC${minutes < 0 ? '-' : '+'}${hours}:${String(size % 60).padStart(2, '0')}`;
}
