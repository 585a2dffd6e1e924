import { changedBy, occurringDays, occurringOn } from '../../dates/planned-days.ts';
import { type Change, isSingle, type Schedule, singleSpan, type Timing } from '../../dates/schedule.ts';
import { momentsOf, offsetChanges } from '../../dates/wall-clock.ts';
import { changedTimes, changesTime } from '../../dates/wall-times.ts';
import { dateOfDay, dayNumber, lastDay } from '../../days/day-number.ts';
import { weekdayOf } from '../../days/weekday.ts';
import { asOfInWords, timeOfDay, timesInWords, weekdayName } from '../../words/en-GB/dates.ts';
import type { Entry } from '../entry.ts';
import { ambiguous, invalid, type PhraseError, type Report, type ScheduleProblemCode } from '../problem.ts';
import type { RawChange } from '../raw-schedule.ts';

/** How many clock changes are checked for a series: those of two years. */
const maxClockChanges = 4;

/** Clocks change in the small hours everywhere, so later starts need no check. */
const latestSkippedHour = 5;

/** Warns when an event happens on a day on which the clocks skip its start time or show it twice: one warning of each kind. */
export function checkScheduledStart(schedule: Schedule, zone: string, report: Report): void {
  const [{ firstDate }] = schedule.phases;
  if (!schedule.phases.some(({ parts }) => parts.some(({ timing }) => isEarly(timing)))) return;
  const reported = new Set<ScheduleProblemCode>();
  for (const change of offsetChanges(firstDate, zone).take(maxClockChanges)) {
    const date = change.toPlainDate();
    for (const { part } of occurringOn(schedule, dayNumber(date))) {
      const problem = isEarly(part.timing) ? problemOfStart(date, part.timing.start, zone) : null;
      if (problem === null || reported.has(problem.code)) continue;
      reported.add(problem.code);
      report.add(problem, 'warning');
    }
  }
}

function isEarly(timing: Timing): timing is Extract<Timing, { kind: 'timed' }> {
  return timing.kind === 'timed' && timing.start.hour < latestSkippedHour;
}

/** Warns when a changed occurrence starts at a time that the clocks skip or show twice on its day. */
export function checkChangedStart(
  schedule: Schedule,
  change: Change,
  zone: string,
  entry: Entry<RawChange>,
): void {
  if (!changesTime(change)) return;
  const field = change.newStart === null ? 'newDate' : 'newStartTime';
  for (const { part } of changedBy(schedule, change)) {
    const times = changedTimes(part, change);
    if (times.kind === 'all-day') continue;
    const problem = problemOfStart(dateOfDay(times.startDay), times.start, zone);
    if (problem !== null) entry.of(field).add(problem, 'warning');
  }
}

function problemOfStart(
  date: Temporal.PlainDate,
  start: Temporal.PlainTime,
  zone: string,
): PhraseError | null {
  const [earlier, later] = momentsOf(date.toPlainDateTime(start), zone);
  if (earlier.equals(later)) return null;
  const day = asOfInWords(date);
  if (earlier.toPlainTime().equals(start)) {
    return ambiguous`On ${day} the clocks show ${timeOfDay(start)} twice; it is read as the first, before they go back.`;
  }
  return invalid`On ${day} the clocks skip ${timeOfDay(start)}; it is shown as ${timeOfDay(later.toPlainTime())} on that day.`;
}

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
  report.warning`It goes on through ${through}, from ${span.from} to ${span.to}. If it is ${hours}, write “every day” as repeats and ${span.to} as its last date, without an end date.`;
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
  const next = occurringDays(schedule, dayNumber(firstDate) + 1, lastDay).next().value;
  if (next === undefined) return;
  const [first, second] = [firstDate, dateOfDay(next.day)].map(
    (date) => `${weekdayName(weekdayOf(date))} ${date}`,
  );
  report.warning`Weeks begin on Monday, so after ${first} it next happens on ${second}. If that is not meant, make an event of its own for each weekday.`;
}
