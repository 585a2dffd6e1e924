import type { Weekday } from './weekday.ts';

/** Which weekday of a month; a fifth is left out because most months have none. */
export type Ordinal = 1 | 2 | 3 | 4 | 'last';

/** Wall-clock times, to the minute, without a zone: what the notice board says. */
export type Timing =
  | { readonly kind: 'all-day' }
  | { readonly kind: 'timed'; readonly start: Temporal.PlainTime; readonly end: Temporal.PlainTime | null };

/** How a whole event stands. */
export type ScheduleStatus = 'scheduled' | 'cancelled' | 'postponed' | 'moved';

/** Dates on which a repeating thing does not happen, both ends included. */
export type DateException = {
  readonly from: Temporal.PlainDate;
  readonly to: Temporal.PlainDate;
  readonly reason: string | null;
};

/** What happened to one occurrence. `moved` has another day, time or place; `postponed` has no new day yet. */
export type ChangeKind = 'cancelled' | 'postponed' | 'moved' | 'changed';

/** One changed occurrence. `Where` is whatever the site uses to say a place; these rules only carry it. */
export type Change<Where = unknown> = {
  /** The date it would have been: the occurrence's name for ever (RFC 5545 §3.8.4.4). */
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

/** Once, from `firstDate` to `endDate` (the same date for a thing of one day). */
export type OnceSchedule<Where = unknown> = EverySchedule<Where> & {
  readonly kind: 'once';
  readonly endDate: Temporal.PlainDate;
};

/**
 * Every day from `firstDate` to `lastDate`: an exhibition, a holiday club, several days with hours each day. Like a thing that
 * happens once it is a short run that people look forward to, not a habit.
 */
export type DailySchedule<Where = unknown> = EverySchedule<Where> & {
  readonly kind: 'daily';
  readonly lastDate: Temporal.PlainDate;
};

/** Every week or every second week, counted from the week of `firstDate`, which is itself an occurrence. */
export type WeeklySchedule<Where = unknown> = EverySchedule<Where> & {
  readonly kind: 'weekly';
  readonly interval: 1 | 2;
  /** Rising, without repeats, at least one. */
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

/** When something happens, as a volunteer thinks of it; made by `parseSchedule`. */
export type Schedule<Where = unknown> = OnceSchedule<Where> | SeriesSchedule<Where>;

/** What repeats by a rule (RFC 5545 §3.8.5.3). */
export type SeriesSchedule<Where = unknown> =
  | DailySchedule<Where>
  | WeeklySchedule<Where>
  | MonthlySchedule<Where>;

/** How an event stands as a whole. */
export type OverallStatus = Pick<Schedule, 'status' | 'statusNote'>;
