import type { Weekday } from './weekday.ts';

/** Which weekday of a month. There is no fifth, because most months have none. */
export type Ordinal = 1 | 2 | 3 | 4 | 'last';

/** Wall-clock times without a zone, to the minute, as on a notice board. */
export type Timing =
  | { readonly kind: 'all-day' }
  | { readonly kind: 'timed'; readonly start: Temporal.PlainTime; readonly end: Temporal.PlainTime | null };

/** The status of a whole event. */
export type ScheduleStatus = 'scheduled' | 'cancelled' | 'postponed' | 'moved';

/** Dates on which a series does not happen, both ends included (RFC 5545 calls them EXDATE). */
export type DateException = {
  readonly from: Temporal.PlainDate;
  readonly to: Temporal.PlainDate;
  readonly reason: string | null;
};

/** How one occurrence was changed: `moved` has another day, time or place; `postponed` has no new day yet. */
export type ChangeKind = 'cancelled' | 'postponed' | 'moved' | 'changed';

/** A change of one occurrence. `Where` is the type of a place, which the rules of time only pass on. */
export type Change<Where = unknown> = {
  /** The date that the pattern gives the occurrence, which identifies it (RFC 5545 §3.8.4.4, RECURRENCE-ID). */
  readonly date: Temporal.PlainDate;
  readonly kind: ChangeKind;
  readonly newDate: Temporal.PlainDate | null;
  readonly newStart: Temporal.PlainTime | null;
  readonly newEnd: Temporal.PlainTime | null;
  readonly where: Where | null;
  readonly note: string | null;
};

type EverySchedule<Where> = {
  readonly timing: Timing;
  readonly firstDate: Temporal.PlainDate;
  readonly exceptions: readonly DateException[];
  readonly changes: readonly Change<Where>[];
  readonly status: ScheduleStatus;
  readonly statusNote: string | null;
};

/** A single event from `firstDate` to `endDate`, which is the same date for an event of one day. */
export type OnceSchedule<Where = unknown> = EverySchedule<Where> & {
  readonly kind: 'once';
  readonly endDate: Temporal.PlainDate;
};

/**
 * Every day from `firstDate` to `lastDate`, such as an exhibition or a holiday club. Lists treat a short run like a single
 * event.
 */
export type DailySchedule<Where = unknown> = EverySchedule<Where> & {
  readonly kind: 'daily';
  readonly lastDate: Temporal.PlainDate;
};

/** Every week or every second week, counted from the week of `firstDate`, which is itself an occurrence. */
export type WeeklySchedule<Where = unknown> = EverySchedule<Where> & {
  readonly kind: 'weekly';
  readonly interval: 1 | 2;
  /** Ascending, without repeats, at least one. */
  readonly weekdays: readonly Weekday[];
  readonly lastDate: Temporal.PlainDate | null;
};

/** Every month on, say, the first Tuesday; `firstDate` is itself an occurrence. */
export type MonthlySchedule<Where = unknown> = EverySchedule<Where> & {
  readonly kind: 'monthly';
  readonly ordinal: Ordinal;
  readonly weekday: Weekday;
  readonly lastDate: Temporal.PlainDate | null;
};

/** When an event happens; made by `parseSchedule`. */
export type Schedule<Where = unknown> = OnceSchedule<Where> | SeriesSchedule<Where>;

/** A schedule that repeats by a rule (RFC 5545 §3.8.5.3). */
export type SeriesSchedule<Where = unknown> =
  | DailySchedule<Where>
  | WeeklySchedule<Where>
  | MonthlySchedule<Where>;

/** The status of a whole event, with its note. */
export type OverallStatus = Pick<Schedule, 'status' | 'statusNote'>;
