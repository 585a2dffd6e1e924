import { isBefore } from '../days/day-number.ts';
import type { PublicHolidays } from '../days/public-holidays.ts';
import type { Weekday } from '../days/weekday.ts';
import type { RawChange, RawSchedule, RawTerm } from './raw-schedule.ts';
import type { TypedLanguage } from './typed-language.ts';

/**
 * What is wrong: words that mean two things, each of which the message names; words that nobody knows; or what is understood, and is missing,
 * impossible or of no use.
 */
export type ScheduleProblemCode = 'ambiguous' | 'unknown-word' | 'invalid';

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

/** What `read` gives, or the fault of what it cannot read. */
export function outcomeOf<Value>(
  read: () => Value,
): { readonly value: Value } | { readonly error: PhraseError } {
  try {
    return { value: read() };
  } catch (error) {
    if (error instanceof PhraseError) return { error };
    throw error;
  }
}

/** A sentence, as a tag is given it. */
type Sentence = [raw: TemplateStringsArray, ...values: readonly unknown[]];

/** Makes a tag that stands before the sentence of a fault: ambiguous`"${text}" can be two days.` */
function faultOf(code: ScheduleProblemCode) {
  return (...[raw, ...values]: Sentence) => new PhraseError(code, String.raw({ raw }, ...values));
}

export const ambiguous = faultOf('ambiguous');
export const unknownWord = faultOf('unknown-word');
export const invalid = faultOf('invalid');

/** What problems are found with, besides what was typed. */
export interface ProblemContext {
  /** The public holidays of the place. */
  readonly publicHolidays?: PublicHolidays | undefined;
  /** With it a sentence names the dates that it is about. */
  readonly today?: Temporal.PlainDate | undefined;
  /** The language in which it is typed; English is read in any case. */
  readonly typedIn?: TypedLanguage | undefined;
}

/** A fault, and of which field it is. */
export interface FoundFault {
  readonly severity: ScheduleProblem['severity'];
  readonly field: Field;
  readonly fault: PhraseError;
  readonly item?: number;
}

/** A field of an entry. */
export type Field = keyof RawSchedule | keyof RawChange | keyof RawTerm;

/** Collects the problems of one field. What adds one returns null, as what was to be read from it. */
export class Report {
  readonly field: Field;
  /** What the field is read with. */
  readonly context: ProblemContext;
  readonly #add: (found: FoundFault) => void;

  constructor(field: Field, context: ProblemContext, add: (found: FoundFault) => void) {
    this.field = field;
    this.context = context;
    this.#add = add;
  }

  /** Adds an error: report.error`It never happens.` */
  error(...sentence: Sentence): null {
    return this.add(invalid(...sentence));
  }

  /** Adds an error: words that can be read in two ways. */
  ambiguous(...sentence: Sentence): null {
    return this.add(ambiguous(...sentence));
  }

  warning(...sentence: Sentence): null {
    return this.add(invalid(...sentence), 'warning');
  }

  add(fault: PhraseError, severity: ScheduleProblem['severity'] = 'error'): null {
    this.#add({ severity, field: this.field, fault });
    return null;
  }

  /** The same report, for one item of a list. */
  ofItem(item: number): Report {
    return new Report(this.field, this.context, (found) => this.#add({ ...found, item }));
  }
}

/** What adds the faults of a record to `problems`, in the language of the context. */
export function addTo(problems: ScheduleProblem[], record: ScheduleRecord, context: ProblemContext) {
  return ({ severity, field, item, fault: { code, message, dates } }: FoundFault): void => {
    const place = item === undefined ? { record } : { record, item };
    problems.push(asTold({ severity, code, ...place, field, message, ...(dates && { dates }) }, context));
  };
}

/**
 * The problem as it is told: in the language of whoever typed, and with the next such date where a year is missing, so that nobody copies
 * another year.
 */
function asTold(problem: ScheduleProblem, { today, typedIn }: ProblemContext): ScheduleProblem {
  const { dates, ...bare } = problem;
  const next = dates && today && nextSuch(dates, today);
  const message = next === undefined ? bare.message : `${bare.message} The next is ${next}.`;
  const told = { ...bare, message: typedIn?.message(message) ?? message };
  return dates === undefined || today !== undefined ? told : { ...told, dates };
}

function nextSuch(
  { weekday, day, month }: YearlessDay,
  today: Temporal.PlainDate,
): Temporal.PlainDate | undefined {
  // 29 February comes within eight years, any other date on each weekday within eleven, and 29 February within forty.
  for (let { year } = today, last = year + 40; year <= last; year += 1) {
    const date = Temporal.PlainDate.from({ year, month, day });
    const isSuch = date.day === day && (weekday === null || date.dayOfWeek === weekday);
    if (isSuch && !isBefore(date, today)) return date;
  }
  return undefined;
}
