import { plannedDays } from '../../dates/planned-days.ts';
import { isSingle, type Schedule, singleSpan } from '../../dates/schedule.ts';
import { dateOfDay, dayNumber, lastDay } from '../../days/day-number.ts';
import { weekdayOf } from '../../days/weekday.ts';
import { timesInWords, weekdayName } from '../../words/en-GB/dates.ts';
import { PhraseError, type Report } from '../problem.ts';

/**
 * Warns when a single event lasts through nights in which it is probably closed: two nights or more, or one night with an
 * end later in the day than the start. A vigil from 8.30pm to noon is probably intended.
 */
export function checkNights(schedule: Schedule, report: Report): void {
  const [phase] = schedule.phases;
  const span = isSingle(schedule) ? singleSpan(phase) : null;
  const [{ timing, nights }] = phase.parts;
  if (span === null || timing.kind === 'all-day' || timing.end === null) return;
  const { start, end } = timing;
  const endsLaterInDay = Temporal.PlainTime.compare(end, start) > 0;
  if (nights === 0 || (nights === 1 && !endsLaterInDay)) return;
  const through = nights === 1 ? 'the night' : `${nights} nights`;
  const hours = endsLaterInDay ? `${timesInWords(start, end)} on each day` : 'the same hours on each day';
  const message = `It goes on through ${through}, from ${span.from} to ${span.to}. If it is ${hours}, write “every day” as repeats and ${span.to} as its last date, without an end date.`;
  report.warning('endDate', new PhraseError('lasts-through-nights', message));
}

/**
 * Warns when a series of every second week has a Sunday and the Monday after it, or the like: weeks begin on Monday (RFC
 * 5545 §3.3.10, WKST), so the two belong to different weeks.
 */
export function checkWeekStart(schedule: Schedule, report: Report): void {
  const [{ parts, firstDate }] = schedule.phases;
  const [{ days }] = parts;
  if (days.kind !== 'rule' || days.rule.freq !== 'weekly' || days.rule.interval === 1) return;
  if (days.rule.byDay.every(({ weekday }) => weekday >= weekdayOf(firstDate))) return;
  const next = plannedDays(schedule, dayNumber(firstDate) + 1, lastDay).next().value;
  if (next === undefined) return;
  const [first, second] = [firstDate, dateOfDay(next.day)].map(
    (date) => `${weekdayName(weekdayOf(date))} ${date}`,
  );
  const message = `Weeks begin on Monday, so after ${first} it next happens on ${second}. If that is not meant, make an event of its own for each weekday.`;
  report.warning('repeats', new PhraseError('week-starts-on-monday', message));
}
