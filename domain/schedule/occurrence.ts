import { dayNumber } from './day-number.ts';
import type { Change, Schedule } from './schedule.ts';
import type { WallClock } from './wall-clock.ts';
import { changedTimes, changesTime, scheduledTimes, type WallTimes, wallMinutes } from './wall-times.ts';

/** How one occurrence stands. */
export type OccurrenceStatus = 'scheduled' | 'cancelled' | 'postponed' | 'moved' | 'changed';

/** When one occurrence is: moments in the church's zone, or whole days (`last` included). */
export type When =
  | {
      readonly kind: 'timed';
      readonly start: Temporal.ZonedDateTime;
      readonly end: Temporal.ZonedDateTime | null;
    }
  | { readonly kind: 'all-day'; readonly first: Temporal.PlainDate; readonly last: Temporal.PlainDate };

/** One time that something happens, or would have happened. */
export type Occurrence<Where = unknown> = {
  /** The date the pattern gives it, whatever became of it since: its name for ever. */
  readonly date: Temporal.PlainDate;
  readonly when: When;
  /** The instant it starts; for whole days the midnight the first begins. */
  readonly startsAt: Temporal.Instant;
  /** The instant from which it is past. */
  readonly endsAt: Temporal.Instant;
  readonly status: OccurrenceStatus;
  readonly note: string | null;
  /** Another place than the event's own, when it has one. */
  readonly where: Where | null;
  /** Where it stood before a change of day or time; null when that did not change. */
  readonly was: When | null;
  /** The occurrence that stands instead of this one, at its new time; null but for a former time (`formerTime`). */
  readonly movedTo: Occurrence<Where> | null;
};

/**
 * How long something without an end time counts as still on: an hour. Someone ten minutes late must still find
 * it, and nothing may stand as upcoming for the rest of the day.
 */
const ON_WITHOUT_END: Temporal.DurationLike = { hours: 1 };

/** The occurrence whose date is the day; `change` is the change made to it, if there is one. */
export function occurrenceOn<Where>(
  schedule: Schedule<Where>,
  day: number,
  change: Change<Where> | null,
  clock: WallClock,
): Occurrence<Where> {
  const usual = scheduledTimes(schedule, day);
  const isRescheduled = change !== null && changesTime(change);
  const placed = inZone(isRescheduled ? changedTimes(schedule, change) : usual, clock);
  return {
    date: clock.date(day),
    ...placed,
    status: statusOf(schedule, change),
    note: change?.note ?? schedule.statusNote,
    where: change?.where ?? null,
    was: isRescheduled ? inZone(usual, clock).when : null,
    movedTo: null,
  };
}

/**
 * The time at which an occurrence was first planned, as a line of its own: nobody may come in vain on the day that they
 * remember.
 * @param occurrence one whose day or time was changed, as it now stands
 */
export function formerTime<Where>(
  schedule: Schedule<Where>,
  occurrence: Occurrence<Where>,
  clock: WallClock,
): Occurrence<Where> {
  const { date, status, note } = occurrence;
  const former = occurrenceOn(schedule, dayNumber(date), null, clock);
  return takesPlace(occurrence)
    ? { ...former, status: 'moved', note, movedTo: occurrence }
    : { ...former, status, note };
}

/** True when people may come then: neither cancelled nor postponed, nor the former time of what was moved. */
export function takesPlace({ status, movedTo }: Occurrence): boolean {
  return status !== 'cancelled' && status !== 'postponed' && movedTo === null;
}

/** True from the end on; see `Occurrence.endsAt`. */
export function isOver(occurrence: Occurrence, now: Temporal.Instant): boolean {
  return occurrence.endsAt.epochMilliseconds <= now.epochMilliseconds;
}

/** True from the start until the end, when it takes place at all. */
export function isOn(occurrence: Occurrence, now: Temporal.Instant): boolean {
  const hasBegun = occurrence.startsAt.epochMilliseconds <= now.epochMilliseconds;
  return takesPlace(occurrence) && hasBegun && !isOver(occurrence, now);
}

/** The date an occurrence starts on in its zone. */
export function startDate({ when }: Pick<Occurrence, 'when'>): Temporal.PlainDate {
  return when.kind === 'all-day' ? when.first : when.start.toPlainDate();
}

function statusOf(schedule: Schedule, change: Change | null): OccurrenceStatus {
  // A cancelled event is cancelled on every date, whatever was changed about one of them before.
  if (schedule.status === 'cancelled') return 'cancelled';
  return change?.kind ?? schedule.status;
}

type Placed = Pick<Occurrence, 'when' | 'startsAt' | 'endsAt'>;

function inZone(times: WallTimes, clock: WallClock): Placed {
  if (times.kind === 'all-day') {
    return {
      when: { kind: 'all-day', first: clock.date(times.firstDay), last: clock.date(times.lastDay) },
      startsAt: clock.midnight(times.firstDay).instant,
      endsAt: clock.midnight(times.lastDay + 1).instant,
    };
  }
  const start = clock.at(times.startDay, times.start);
  if (times.end === null) {
    const when: When = { kind: 'timed', start: start.zoned, end: null };
    return { when, startsAt: start.instant, endsAt: start.instant.add(ON_WITHOUT_END) };
  }
  const end = clock.at(times.end.day, times.end.time);
  if (end.instant.epochMilliseconds > start.instant.epochMilliseconds) {
    return {
      when: { kind: 'timed', start: start.zoned, end: end.zoned },
      startsAt: start.instant,
      endsAt: end.instant,
    };
  }
  // The clocks skipped the start, which then falls after the typed end: keep the typed length.
  const lateEnd = start.zoned.add({ minutes: wallMinutes(times) ?? 0 });
  return {
    when: { kind: 'timed', start: start.zoned, end: lateEnd },
    startsAt: start.instant,
    endsAt: lateEnd.toInstant(),
  };
}
