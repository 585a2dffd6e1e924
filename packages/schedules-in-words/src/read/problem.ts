import type { Weekday } from '../days/weekday.ts';
import type { TypedLanguage } from './typed-language.ts';

/** The kinds of problems. Each has its own test in `parse-schedule.test.ts` or `parse-schedule-faults.test.ts`; that of `suspect-date` in `suspect-dates.test.ts`. */
export type ScheduleProblemCode =
  | 'missing'
  | 'unknown-word'
  | 'ambiguous'
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
  | 'skipped-by-clocks'
  | 'shown-twice-by-clocks'
  | 'week-starts-on-monday'
  | 'suspect-date';

/** The record of a field: the event itself, one of its changes by its id, or a school term by its id. */
export type ScheduleRecord =
  | { readonly kind: 'event' }
  | { readonly kind: 'change' | 'term'; readonly id: string };

/**
 * One problem. An `error` must be put right before publishing; a `warning` may be intended. `field` is the field's id in
 * the content model; `message` is a sentence for the volunteer who typed it.
 */
export interface ScheduleProblem {
  readonly severity: 'error' | 'warning';
  readonly code: ScheduleProblemCode;
  readonly record: ScheduleRecord;
  readonly field: string;
  /** The index of a list's item, from 0; absent for other fields, and for a problem of the whole list. */
  readonly item?: number;
  readonly message: string;
  /** The day of which the year alone is missing. */
  readonly dates?: YearlessDay;
}

/** A day of the month without a year, as it was typed. */
export interface YearlessDay {
  readonly weekday: Weekday | null;
  readonly day: number;
  readonly month: number;
}

/** A phrase that cannot be read. The message is a sentence for the volunteer who typed it, with what to write instead. */
export class PhraseError extends Error {
  readonly code: ScheduleProblemCode;
  readonly dates: ScheduleProblem['dates'];

  constructor(code: ScheduleProblemCode, message: string, dates?: ScheduleProblem['dates']) {
    super(message);
    this.name = 'PhraseError';
    this.code = code;
    this.dates = dates;
  }
}

type AddProblem = (
  code: ScheduleProblemCode,
  field: string,
  message: string,
  dates?: ScheduleProblem['dates'],
) => void;

/** Collects the problems of one record. */
export interface Report {
  readonly error: AddProblem;
  readonly warning: AddProblem;
  /** The same report, for one item of a list. */
  readonly ofItem: (item: number) => Report;
  /** The language besides English in which the record is typed. */
  readonly language: TypedLanguage | undefined;
}

/** A report that adds to `problems`. */
export function reportInto(
  problems: ScheduleProblem[],
  record: ScheduleRecord,
  language?: TypedLanguage,
  item?: number,
): Report {
  const place = item === undefined ? { record } : { record, item };
  return {
    error: (code, field, message, dates) =>
      problems.push({ severity: 'error', code, ...place, field, message, ...(dates && { dates }) }),
    warning: (code, field, message) => problems.push({ severity: 'warning', code, ...place, field, message }),
    ofItem: (index) => reportInto(problems, record, language, index),
    language,
  };
}
