import { type Occurrence, takesPlace } from './occurrence.ts';
import { parseSchedule } from './parse/parse-schedule.ts';
import type { RawChange, RawSchedule } from './parse/raw-schedule.ts';
import type { Schedule } from './schedule.ts';

export const LONDON = 'Europe/London';

/** The schedule of raw fields that are right; fails the test when they are not. */
export function scheduleOf<Where = string>(
  raw: RawSchedule,
  changes: readonly Omit<RawChange<Where>, 'id'>[] = [],
): Schedule<Where> {
  const withIds = changes.map((change, index) => ({ ...change, id: `change-${index}` }));
  const { schedule, problems } = parseSchedule<Where>(raw, withIds, LONDON);
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (schedule === null || errors.length > 0) throw new Error(errors.map(({ message }) => message).join(' '));
  return schedule;
}

/** Every Sunday, 10.30am to noon, from the first Sunday of 2026. */
export const SUNDAYS: RawSchedule = {
  repeats: 'every week',
  weekdays: ['Sunday'],
  firstDate: '2026-01-04',
  startTime: '10:30',
  endTime: '12:00',
};

/** The instant at which clocks in London show the given digits, such as `2026-12-06T10:30`. */
export function inLondon(digits: string): Temporal.Instant {
  return Temporal.PlainDateTime.from(digits).toZonedDateTime(LONDON).toInstant();
}

/** A line for an occurrence that two tellings of the same schedule can be compared by. */
export function lineOf(occurrence: Occurrence): string {
  const { when, status } = occurrence;
  const times =
    when.kind === 'all-day'
      ? `${when.first}/${when.last}`
      : `${when.start.toInstant()}/${when.end?.toInstant() ?? ''}`;
  return takesPlace(occurrence) ? times : `${times} off ${status}`;
}

/** Starts with their offsets, as `2026-12-06T10:30+00:00`, or dates. */
export function startsOf(occurrences: readonly Occurrence[]): string[] {
  return occurrences.map(({ when }) =>
    when.kind === 'all-day'
      ? when.first.toString()
      : when.start.toString({ timeZoneName: 'never', smallestUnit: 'minute' }),
  );
}
