import { dayNumber, lastDay } from '../days/day-number.ts';
import { changedOccurrenceOn, formerTime, isOver, type Occurrence } from './occurrence.ts';
import { occurringDays, occurringOn } from './planned-days.ts';
import { isSingle, type Schedule, singleSpan } from './schedule.ts';
import { type WallClock, wallClock } from './wall-clock.ts';

/** The instant from which occurrences are listed, and a clock that all events of one agenda share. */
type Viewpoint = ReturnType<typeof viewpoint>;

/** A viewpoint at an instant in a time zone such as `Europe/London`. */
export function viewpoint(from: Temporal.Instant, zone: string) {
  return { from, fromDay: dayNumber(from.toZonedDateTimeISO(zone).toPlainDate()), clock: wallClock(zone) };
}

/**
 * Generates all occurrences that are not over at the viewpoint, in order of start and possibly without an end. Cancelled
 * and postponed ones are included with their status; moved ones are at their new time.
 */
export function* occurrencesFrom<Where>(
  schedule: Schedule<Where>,
  { from, fromDay, clock }: Viewpoint,
): Generator<Occurrence<Where>> {
  const moved = changedOccurrences(schedule, clock)
    .filter((occurrence) => occurrence.was !== null && !isOver(occurrence, from))
    .sort(byStart);
  // An occurrence that started the evening before may still be under way.
  const parts = schedule.phases.flatMap((phase) => phase.parts);
  const earliest = fromDay - Math.max(...parts.map(({ nights }) => nights)) - 1;
  const unmoved = occurringDays(schedule, earliest, lastDay)
    .map((planned) => changedOccurrenceOn(schedule, planned, clock))
    .filter((occurrence) => occurrence.was === null && !isOver(occurrence, from));
  yield* merged(moved, unmoved);
}

/** Merges two lists in order of start, the second of which may have no end. */
function* merged<Where>(
  few: readonly Occurrence<Where>[],
  others: Iterable<Occurrence<Where>>,
): Generator<Occurrence<Where>> {
  let yielded = 0;
  for (const other of others) {
    for (let next = few[yielded]; next && byStart(next, other) < 0; next = few[yielded]) {
      yielded += 1;
      yield next;
    }
    yield other;
  }
  yield* few.slice(yielded);
}

/**
 * The former times, not over yet, of occurrences that were moved to another day, in order of start. One that was moved
 * within its day has a former time only once it is over at its new hour.
 */
export function formerTimes<Where>(
  schedule: Schedule<Where>,
  { from, clock }: Viewpoint,
): readonly Occurrence<Where>[] {
  return changedOccurrences(schedule, clock)
    .filter(({ was }) => was !== null)
    .map((occurrence) => ({ occurrence, former: formerTime(schedule, occurrence, clock) }))
    .filter(
      ({ occurrence, former }) =>
        !isOver(former, from) && (isOver(occurrence, from) || !former.startDate.equals(occurrence.startDate)),
    )
    .map(({ former }) => former)
    .sort(byStart);
}

/**
 * Generates the occurrences of a schedule that are not over at an instant, in order of start and possibly without an end. Cancelled and
 * postponed ones are included with their status.
 * @param zone an IANA name such as `Europe/London`
 * @param more `formerTimes` for lists that people read: one that was moved to another day is also there at its former time
 */
export function occurrencesAfter<Where>(
  schedule: Schedule<Where>,
  instant: Temporal.Instant,
  zone: string,
  more: { readonly formerTimes?: boolean } = {},
): Generator<Occurrence<Where>> {
  const view = viewpoint(instant, zone);
  return more.formerTimes ? listedFrom(schedule, view) : occurrencesFrom(schedule, view);
}

/** As `occurrencesFrom`, with the former times of moved occurrences, for lists that people read. */
export function listedFrom<Where>(schedule: Schedule<Where>, view: Viewpoint): Generator<Occurrence<Where>> {
  return merged(formerTimes(schedule, view), occurrencesFrom(schedule, view));
}

/** The occurrence under way, or the next, that takes place; null when there is none. */
export function nextOccurrence<Where>(
  schedule: Schedule<Where>,
  now: Temporal.Instant,
  zone: string,
): Occurrence<Where> | null {
  if (schedule.status === 'cancelled') return null;
  const view = viewpoint(now, zone);
  // Of a series postponed as a whole only changed dates can take place. The other dates may have no end, so they are not searched.
  const candidates =
    schedule.status === 'postponed'
      ? changedOccurrences(schedule, view.clock).sort(byStart)
      : occurrencesFrom(schedule, view);
  return Iterator.from(candidates).find((each) => each.takesPlace && !isOver(each, now)) ?? null;
}

/** The one occurrence of a single event, with its change if it has one; null for a series. */
export function onlyOccurrence<Where>(schedule: Schedule<Where>, zone: string): Occurrence<Where> | null {
  const [phase] = schedule.phases;
  const span = isSingle(schedule) ? singleSpan(phase) : null;
  if (span === null) return null;
  const planned = { day: dayNumber(span.from), part: phase.parts[0], phase };
  return changedOccurrenceOn(schedule, planned, wallClock(zone));
}

/** Compares for sorting by start. */
export function byStart(one: Occurrence, other: Occurrence): number {
  return one.startsAt.epochMilliseconds - other.startsAt.epochMilliseconds;
}

/** The occurrences of the days on which there is a change. A change of a date that the schedule does not have is ignored. */
function changedOccurrences<Where>(schedule: Schedule<Where>, clock: WallClock): Occurrence<Where>[] {
  const days = new Set(schedule.changes.map(({ date }) => dayNumber(date)));
  return [...days]
    .flatMap((day) => occurringOn(schedule, day))
    .map((planned) => changedOccurrenceOn(schedule, planned, clock));
}
