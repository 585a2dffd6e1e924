import { parseOtherLine } from '../dated-line.ts';
import { Entry } from '../entry.ts';
import { parseLeftOutLine } from '../parse-left-out.ts';
import { parseAlsoOn } from '../parse-parts.ts';
import { parseEndTime, parseHours } from '../phrase/hours.ts';
import { addTo, type ProblemContext, type ScheduleProblem } from '../problem.ts';
import type { RawSchedule } from '../raw-schedule.ts';

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
  const known = problems.filter(({ severity }) => severity === 'error');
  const add = addTo(problems, { kind: 'event' }, context);
  const entry = new Entry(raw, context, (found) => {
    const isKnown = known.some(({ field, item }) => field === found.field && item === found.item);
    if (found.severity === 'error' && !isKnown) add(found);
  });
  for (const field of ['firstDate', 'lastDate', 'endDate'] as const) entry.date(field);
  entry.read('startTime', (text) => parseHours(text));
  entry.read('endTime', (text) => parseEndTime(text, null));
  parseAlsoOn(entry, { timing: { kind: 'all-day' }, nights: 0 });
  for (const _ of entry.lines('otherTimes', parseOtherLine));
  for (const _ of entry.lines('leftOut', parseLeftOutLine));
}
