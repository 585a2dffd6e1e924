import { timesInWords } from '../../wording/date-words.ts';
import { dateOfDay, dayNumber } from '../day-number.ts';
import { firstPatternDay } from '../pattern.ts';
import type { Schedule } from '../schedule.ts';
import { daysSpanned } from '../wall-times.ts';
import { weekdayName, weekdayOf } from '../weekday.ts';
import type { Report } from './schedule-problem.ts';

/**
 * Warns when a single event lasts through nights in which it is probably closed: two nights or more, or one night with an
 * end later in the day than the start. A vigil from 8.30pm to noon is probably intended.
 */
export function checkNights(schedule: Schedule, report: Report): void {
  if (schedule.kind !== 'once' || schedule.timing.kind === 'all-day' || schedule.timing.end === null) return;
  const { firstDate, endDate } = schedule;
  const { start, end } = schedule.timing;
  const nights = daysSpanned(schedule);
  const endsLaterInDay = Temporal.PlainTime.compare(end, start) > 0;
  if (nights === 0 || (nights === 1 && !endsLaterInDay)) return;
  const through = nights === 1 ? 'the night' : `${nights} nights`;
  const hours = endsLaterInDay ? `${timesInWords(start, end)} on each day` : 'the same hours on each day';
  const message = `It goes on through ${through}, from ${firstDate} to ${endDate}. If it is ${hours}, write “every day” as repeats and ${endDate} as its last date, without an end date.`;
  report.warning('lasts-through-nights', 'endDate', message);
}

/**
 * Warns when a series of every second week has a Sunday and the Monday after it, or the like: weeks begin on Monday (RFC
 * 5545 §3.3.10, WKST), so the two belong to different weeks.
 */
export function checkWeekStart(schedule: Schedule, report: Report): void {
  if (schedule.kind !== 'weekly' || schedule.interval === 1) return;
  const { firstDate, weekdays } = schedule;
  if (weekdays.every((weekday) => weekday >= weekdayOf(firstDate))) return;
  const next = firstPatternDay(schedule, dayNumber(firstDate) + 1);
  if (next === null) return;
  const [first, second] = [firstDate, dateOfDay(next)].map(
    (date) => `${weekdayName(weekdayOf(date))} ${date}`,
  );
  const message = `Weeks begin on Monday, so after ${first} it next happens on ${second}. If that is not meant, make an event of its own for each weekday.`;
  report.warning('week-starts-on-monday', 'weekdays', message);
}
