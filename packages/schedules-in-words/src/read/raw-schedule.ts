type Text = string | null | undefined;
export type Lines = readonly string[] | null | undefined;

/** The time fields of an event's entry. The keys are the field ids of the content model. */
export interface RawSchedule {
  /** How often, in words: "once", "every Sunday", "first and third Tuesdays", "by arrangement". */
  readonly repeats?: Text;
  readonly firstDate?: Text;
  readonly lastDate?: Text;
  readonly startTime?: Text;
  readonly endTime?: Text;
  /** The last day of a single event of several days. */
  readonly endDate?: Text;
  /** Further dates: "2027-01-15", "15 January 2027: 7pm to 9pm". */
  readonly alsoOn?: Lines;
  /**
   * Other hours on some of the days, or further hours on all: "November to February: 4pm", "8am to 8.40am". What changes from a date on, or
   * holds until one: "from 6 January 2027: first and third Wednesdays, 8pm, Upper room".
   */
  readonly otherTimes?: Lines;
  /** Days on which it does not happen, each perhaps with a reason: "2026-12-27", "August: holidays". */
  readonly leftOut?: Lines;
  /** True for what happens in term time only. */
  readonly termTimeOnly?: boolean | null | undefined;
  /** "after the 10.30 service", where the clock time is not known. */
  readonly timeInWords?: Text;
  /** "scheduled" (or absent), "cancelled", "postponed" or "moved". */
  readonly status?: Text;
  readonly statusNote?: Text;
}

/** The entry of a change. */
export interface RawChange<Where = unknown> {
  /** The id of the entry, for messages. */
  readonly id: string;
  readonly date?: Text;
  /** The last date of a run of dates that are changed in the same way. */
  readonly lastDate?: Text;
  /** Which one is changed, by its start, where a day has several. */
  readonly startTime?: Text;
  readonly status?: Text;
  readonly newDate?: Text;
  readonly newStartTime?: Text;
  readonly newEndTime?: Text;
  /** The new place, already resolved; null when the place stays the same. */
  readonly where?: Where | null | undefined;
  readonly note?: Text;
}

/** The entry of a school term. */
export interface RawTerm {
  /** The id of the entry, for messages. */
  readonly id: string;
  readonly firstDate?: Text;
  readonly lastDate?: Text;
  /** Dates on which there is no school: "2026-10-26 to 2026-10-30: half-term". */
  readonly holidays?: Lines;
}

/** The field's text, or null when it is absent or blank. */
export function textOf(field: Text): string | null {
  const text = field?.trim();
  return text === undefined || text === '' ? null : text;
}

/** The lines of a list that are not blank, each with its index in the list. */
export function linesOf(lines: Lines): readonly { readonly line: string; readonly index: number }[] {
  return (lines ?? []).map((line, index) => ({ line: line.trim(), index })).filter(({ line }) => line !== '');
}

/** The values of `repeats` that say no day by themselves: those that entries have had from the first. */
const withoutDays = ['once', 'every day', 'every week', 'every second week', 'every month'];

/** True for an event that is listed without a date: its fields name no day on which it happens, or first happens. */
export function isUndated({ repeats, firstDate, alsoOn }: RawSchedule): boolean {
  const often = textOf(repeats);
  const named = textOf(firstDate) !== null || linesOf(alsoOn).length > 0;
  return !named && (often === null || withoutDays.includes(often));
}
