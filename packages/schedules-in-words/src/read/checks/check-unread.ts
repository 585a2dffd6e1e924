import { parseOtherLine } from '../dated-line.ts';
import { parseLeftOutLine } from '../parse-left-out.ts';
import { readLines } from '../parse-lines.ts';
import { parseAlsoOn } from '../parse-parts.ts';
import { parseEndTime, parseHours } from '../phrase/hours.ts';
import { type ProblemContext, reportInto, type ScheduleProblem } from '../problem.ts';
import { type RawSchedule, textOf } from '../raw-schedule.ts';
import { readField } from '../read-field.ts';
import { parseDateField } from '../typed-date.ts';

/**
 * Adds the errors of fields that are not read, since another field has an error, so that all of an entry are told at once. What depends
 * on several fields, such as an end before the start, is told once they can be read.
 * @param problems what is known; no further error of the same field, or the same line of it, is added
 */
export function addUnreadErrors(
  raw: RawSchedule,
  context: ProblemContext,
  problems: ScheduleProblem[],
): void {
  const found: ScheduleProblem[] = [];
  const report = reportInto(found, { kind: 'event' }, context);
  for (const field of ['firstDate', 'lastDate', 'endDate'] as const) parseDateField(raw, field, report);
  const [start, end] = [textOf(raw.startTime), textOf(raw.endTime)];
  if (start !== null) readField('startTime', start, report, parseHours);
  if (end !== null) readField('endTime', end, report, parseEndTime);
  parseAlsoOn(raw, { timing: { kind: 'all-day' }, nights: 0 }, report);
  for (const _ of readLines(raw.otherTimes, 'otherTimes', report, parseOtherLine));
  for (const _ of readLines(raw.leftOut, 'leftOut', report, parseLeftOutLine));
  const isKnown = ({ field, item }: ScheduleProblem) =>
    problems.some(
      (problem) => problem.field === field && problem.item === item && problem.severity === 'error',
    );
  problems.push(...found.filter((problem) => problem.severity === 'error' && !isKnown(problem)));
}
