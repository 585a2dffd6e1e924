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
  | 'offset-does-not-fit'
  | 'skipped-by-clocks';

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
  readonly message: string;
};

/** Takes the problems of one record as they are found. */
export type Report = {
  readonly error: (code: ScheduleProblemCode, field: string, message: string) => void;
  readonly warning: (code: ScheduleProblemCode, field: string, message: string) => void;
};

/** A report that adds to `problems`. */
export function reportInto(problems: ScheduleProblem[], record: ScheduleRecord): Report {
  return {
    error: (code, field, message) => problems.push({ severity: 'error', code, record, field, message }),
    warning: (code, field, message) => problems.push({ severity: 'warning', code, record, field, message }),
  };
}
