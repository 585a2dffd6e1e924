import { dayNumber } from '../days/day-number.ts';
import { changeOf, joinedNotes, type PlannedDay } from './planned-days.ts';
import { type Change, type Part, type Phase, type Schedule, timeAfterComma } from './schedule.ts';
import type { WallClock } from './wall-clock.ts';
import { changedTimes, changesTime, scheduledTimes, type WallTimes, wallMinutes } from './wall-times.ts';

/** The status of one occurrence. */
export type OccurrenceStatus = 'scheduled' | 'cancelled' | 'postponed' | 'moved' | 'changed';

/**
 * The time of an occurrence: moments in the church's time zone, or whole days (`last` included). `words` say when on the day it
 * is where that is no clock time ("after the 10.30 service"); null for the whole day.
 */
export type When =
  | {
      readonly kind: 'timed';
      readonly start: Temporal.ZonedDateTime;
      readonly end: Temporal.ZonedDateTime | null;
    }
  | {
      readonly kind: 'all-day';
      readonly first: Temporal.PlainDate;
      readonly last: Temporal.PlainDate;
      readonly words: string | null;
    };

/** One time at which an event happens, or was to happen. */
export interface Occurrence<Where = unknown> {
  /**
   * Identifies it for ever within its schedule, after a change too: its date; with its start if it is not of the first part, since
   * only then a day can have several. A former time has the id of the occurrence at its new time.
   */
  readonly id: string;
  /** The date that the schedule gives it, whatever a change says. */
  readonly date: Temporal.PlainDate;
  /** The part of the schedule that it belongs to, and its phase. */
  readonly part: Part;
  readonly phase: Phase;
  readonly when: When;
  /** The date it starts on in its zone. */
  readonly startDate: Temporal.PlainDate;
  /**
   * The instant of its start; for whole days the midnight at which the first begins. If its time is known in words only, the
   * end of its first day: until then it is still to come.
   */
  readonly startsAt: Temporal.Instant;
  /** The instant from which it is over: an hour after the start if it has no end time. */
  readonly endsAt: Temporal.Instant;
  readonly status: OccurrenceStatus;
  /** False when it is cancelled, postponed or a former time. */
  readonly takesPlace: boolean;
  readonly note: string | null;
  /** Its place if that is not the event's own, otherwise null. */
  readonly where: Where | null;
  /** Its time before a change of day or time; null without such a change. */
  readonly was: When | null;
  /** For a former time (`formerTime`) the occurrence at its new time, otherwise null. */
  readonly movedTo: Occurrence<Where> | null;
}

/**
 * How long an occurrence without an end time counts as under way. Someone ten minutes late must still find it, but it
 * must not be listed as upcoming for the rest of the day.
 */
const lengthWithoutEnd: Temporal.DurationLike = { hours: 1 };

/** The occurrence on a planned day. @param change the change of it, or null */
export function occurrenceOn<Where>(
  schedule: Schedule<Where>,
  { day, part, phase }: PlannedDay,
  change: Change<Where> | null,
  clock: WallClock,
): Occurrence<Where> {
  const scheduled = scheduledTimes(part, day);
  const isRescheduled = change !== null && changesTime(change);
  const placed = inZone(isRescheduled ? changedTimes(part, change) : scheduled, phase, clock);
  const date = clock.date(day);
  const status = statusOf(schedule, change);
  const place = schedule.phases.find((each) => each === phase)?.place;
  return {
    id: idOf(phase, date, part),
    date,
    part,
    phase,
    ...placed,
    status,
    takesPlace: status !== 'cancelled' && status !== 'postponed',
    note: noteOf(schedule, change),
    where: change?.where ?? place?.where ?? null,
    was: isRescheduled ? inZone(scheduled, phase, clock).when : null,
    movedTo: null,
  };
}

/** The same, with the change that the schedule has for it. */
export function changedOccurrenceOn<Where>(
  schedule: Schedule<Where>,
  planned: PlannedDay,
  clock: WallClock,
): Occurrence<Where> {
  const changes = schedule.changes.filter(({ date }) => dayNumber(date) === planned.day);
  return occurrenceOn(schedule, planned, changeOf(changes, planned.part), clock);
}

/**
 * The former time of a rescheduled occurrence, as an occurrence of its own, so that lists show the day that people may
 * remember.
 * @param occurrence at its new time
 */
export function formerTime<Where>(
  schedule: Schedule<Where>,
  occurrence: Occurrence<Where>,
  clock: WallClock,
): Occurrence<Where> {
  const { date, part, phase, status, note } = occurrence;
  const former = occurrenceOn(schedule, { day: dayNumber(date), part, phase }, null, clock);
  return occurrence.takesPlace
    ? { ...former, status: 'moved', takesPlace: false, note, movedTo: occurrence }
    : { ...former, status, takesPlace: false, note };
}

function idOf({ parts }: Phase, date: Temporal.PlainDate, part: Part): string {
  if (part === parts[0]) return date.toString();
  const start = part.timing.kind === 'timed' ? part.timing.start.toString({ smallestUnit: 'minute' }) : 'day';
  return `${date}T${start}`;
}

/** True from `endsAt` on. */
export function isOver(occurrence: Occurrence, now: Temporal.Instant): boolean {
  return occurrence.endsAt.epochMilliseconds <= now.epochMilliseconds;
}

function statusOf(schedule: Schedule, change: Change | null): OccurrenceStatus {
  // A cancelled event is cancelled on every date, changed ones included.
  if (schedule.status === 'cancelled') return 'cancelled';
  return change === null || change.kind === 'noted' ? schedule.status : change.kind;
}

/** Words that are only added stand after those on the whole event, unless it is off: then nobody needs a coat. */
function noteOf({ status, statusNote }: Schedule, change: Change | null): string | null {
  if (change?.kind !== 'noted') return change?.note ?? statusNote;
  return status === 'cancelled' || status === 'postponed'
    ? statusNote
    : joinedNotes([statusNote, change.note]);
}

type Placed = Pick<Occurrence, 'when' | 'startDate' | 'startsAt' | 'endsAt'>;

function inZone(times: WallTimes, phase: Phase, clock: WallClock): Placed {
  if (times.kind === 'all-day') {
    const words = timeAfterComma(phase);
    const [first, last] = [clock.date(times.firstDay), clock.date(times.lastDay)];
    return {
      when: { kind: 'all-day', first, last, words },
      startDate: first,
      startsAt:
        words === null
          ? clock.midnight(times.firstDay).instant
          : clock.midnight(times.firstDay + 1).instant.subtract({ milliseconds: 1 }),
      endsAt: clock.midnight(times.lastDay + 1).instant,
    };
  }
  const start = clock.at(times.startDay, times.start);
  const typedEnd = times.end && clock.at(times.end.day, times.end.time);
  // Where the clocks skip the start, it falls after the typed end. The typed length still applies.
  const isSkipped = typedEnd && typedEnd.instant.epochMilliseconds <= start.instant.epochMilliseconds;
  const end = isSkipped ? start.zoned.add({ minutes: wallMinutes(times) ?? 0 }) : (typedEnd?.zoned ?? null);
  return {
    when: { kind: 'timed', start: start.zoned, end },
    startDate: start.date,
    startsAt: start.instant,
    endsAt: end?.toInstant() ?? start.instant.add(lengthWithoutEnd),
  };
}
