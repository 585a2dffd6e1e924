type Text = string | null | undefined;

/** The time fields of an event as content holds them; the keys are the field ids of the content model. */
export type RawSchedule = {
  /** "once", "every day", "every week", "every second week" or "every month". */
  readonly repeats?: Text;
  /** English weekday names; for a weekly thing without any, the weekday of the first date counts. */
  readonly weekdays?: readonly string[] | null | undefined;
  /** "first Tuesday", "last Sunday". */
  readonly monthlyOn?: Text;
  readonly firstDate?: Text;
  readonly lastDate?: Text;
  readonly startTime?: Text;
  readonly endTime?: Text;
  /** Last day of a thing that happens once and lasts several days. */
  readonly endDate?: Text;
  /** "2026-12-27" or "2026-10-26 to 2026-10-30", perhaps followed by ": half-term". */
  readonly leftOut?: readonly string[] | null | undefined;
  /** "scheduled" (or absent), "cancelled", "postponed" or "moved". */
  readonly status?: Text;
  readonly statusNote?: Text;
  /** Date and time in one field, for spaces that keep them so; the four fields above come first. */
  readonly startsAt?: Text;
  readonly endsAt?: Text;
};

/** One changed occurrence as content holds it. */
export type RawChange<Where = unknown> = {
  /** Which record this is, to name it in problems. */
  readonly id: string;
  readonly date?: Text;
  readonly status?: Text;
  readonly newDate?: Text;
  readonly newStartTime?: Text;
  readonly newEndTime?: Text;
  /** The new place, already looked up; null when the place stays. */
  readonly where?: Where | null | undefined;
  readonly note?: Text;
};

/** The field's text, or null when it is absent or blank. */
export function textOf(field: Text): string | null {
  const text = field?.trim();
  return text === undefined || text === '' ? null : text;
}
