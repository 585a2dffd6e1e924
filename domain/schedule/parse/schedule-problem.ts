/** What is wrong with a schedule as typed. Each code has its own test in `parse-schedule.test.ts`. */
export type ScheduleProblemCode =
  | 'missing'
  | 'unknown-word'
  | 'unreadable-date'
  | 'impossible-date'
  | 'unreadable-time'
  | 'ends-before-start'
  | 'end-without-start'
  | 'no-occurrence'
  | 'not-on-weekday'
  | 'field-ignored'
  | 'matches-nothing'
  | 'changed-twice'
  | 'no-new-time'
  | 'new-date-too-far'
  | 'lasts-through-nights'
  | 'offset-does-not-fit'
  | 'skipped-by-clocks'
  | 'shown-twice-by-clocks'
  | 'week-starts-on-monday';

/** Which record holds the field: the event itself, or one of its changes by its id. */
export type ScheduleRecord = { readonly kind: 'event' } | { readonly kind: 'change'; readonly id: string };

/**
 * One fault. An `error` must be put right before publishing; a `warning` may be meant. `field` is the id of the
 * field in the content model; `message` is a sentence for the volunteer who typed it.
 */
export type ScheduleProblem = {
  readonly severity: 'error' | 'warning';
  readonly code: ScheduleProblemCode;
  readonly record: ScheduleRecord;
  readonly field: string;
  /** Which item of a list, from 0; absent for a field that is no list or a fault of the whole. */
  readonly item?: number;
  readonly message: string;
};

type Say = (code: ScheduleProblemCode, field: string, message: string) => void;

/** Takes the problems of one record as they are found. */
export type Report = {
  readonly error: Say;
  readonly warning: Say;
  /** The same report, for faults of one item of a list. */
  readonly ofItem: (item: number) => Report;
};

/** A report that adds to `problems`. */
export function reportInto(problems: ScheduleProblem[], record: ScheduleRecord, item?: number): Report {
  const place = item === undefined ? { record } : { record, item };
  return {
    error: (code, field, message) => problems.push({ severity: 'error', code, ...place, field, message }),
    warning: (code, field, message) => problems.push({ severity: 'warning', code, ...place, field, message }),
    ofItem: (index) => reportInto(problems, record, index),
  };
}
