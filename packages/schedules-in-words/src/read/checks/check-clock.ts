import { changedBy, occurringOn } from '../../dates/planned-days.ts';
import type { Change, Schedule, Timing } from '../../dates/schedule.ts';
import { momentsOf, offsetChanges } from '../../dates/wall-clock.ts';
import { changedTimes, changesTime } from '../../dates/wall-times.ts';
import { dateOfDay, dayNumber } from '../../days/day-number.ts';
import { asOfInWords, timeOfDay } from '../../words/en-GB/dates.ts';
import { PhraseError, type Report, type ScheduleProblemCode } from '../problem.ts';

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
      report.warning('startTime', problem);
    }
  }
}

function isEarly(timing: Timing): timing is Extract<Timing, { kind: 'timed' }> {
  return timing.kind === 'timed' && timing.start.hour < latestSkippedHour;
}

/** Warns when a changed occurrence starts at a time that the clocks skip or show twice on its day. */
export function checkChangedStart(schedule: Schedule, change: Change, zone: string, report: Report): void {
  if (!changesTime(change)) return;
  const field = change.newStart === null ? 'newDate' : 'newStartTime';
  for (const { part } of changedBy(schedule, change)) {
    const times = changedTimes(part, change);
    if (times.kind === 'all-day') continue;
    const problem = problemOfStart(dateOfDay(times.startDay), times.start, zone);
    if (problem !== null) report.warning(field, problem);
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
    const message = `On ${day} the clocks show ${timeOfDay(start)} twice; it is read as the first, before they go back.`;
    return new PhraseError('shown-twice-by-clocks', message);
  }
  const message = `On ${day} the clocks skip ${timeOfDay(start)}; it is shown as ${timeOfDay(later.toPlainTime())} on that day.`;
  return new PhraseError('skipped-by-clocks', message);
}
