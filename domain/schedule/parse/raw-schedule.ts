type Text = string | null | undefined;

/** The time fields of an event's entry. The keys are the field ids of the content model. */
export type RawSchedule = {
  /** "once", "every day", "every week", "every second week" or "every month". */
  readonly repeats?: Text;
  /** English weekday names. Without any, a weekly event is on the weekday of its first date. */
  readonly weekdays?: readonly string[] | null | undefined;
  /** "first Tuesday", "last Sunday". */
  readonly monthlyOn?: Text;
  readonly firstDate?: Text;
  readonly lastDate?: Text;
  readonly startTime?: Text;
  readonly endTime?: Text;
  /** The last day of a single event of several days. */
  readonly endDate?: Text;
  /** Exceptions: "2026-12-27" or "2026-10-26 to 2026-10-30", perhaps followed by ": half-term". */
  readonly leftOut?: readonly string[] | null | undefined;
  /** "scheduled" (or absent), "cancelled", "postponed" or "moved". */
  readonly status?: Text;
  readonly statusNote?: Text;
  /** Date and time in one field, for spaces that have them so. The separate fields take precedence. */
  readonly startsAt?: Text;
  readonly endsAt?: Text;
};

/** The entry of a change. */
export type RawChange<Where = unknown> = {
  /** The id of the entry, for messages. */
  readonly id: string;
  readonly date?: Text;
  readonly status?: Text;
  readonly newDate?: Text;
  readonly newStartTime?: Text;
  readonly newEndTime?: Text;
  /** The new place, already resolved; null when the place stays the same. */
  readonly where?: Where | null | undefined;
  readonly note?: Text;
};

/** The field's text, or null when it is absent or blank. */
export function textOf(field: Text): string | null {
  const text = field?.trim();
  return text === undefined || text === '' ? null : text;
}
