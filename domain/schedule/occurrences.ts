import { dayNumber, LAST_DAY } from './day-number.ts';
import { formerTime, isOver, type Occurrence, occurrenceOn, startDate, takesPlace } from './occurrence.ts';
import { isException, occursOn, patternDays } from './pattern.ts';
import type { Change, Schedule } from './schedule.ts';
import { type WallClock, wallClock } from './wall-clock.ts';
import { changesTime, daysSpanned } from './wall-times.ts';

/** From when to look on, and the clock to look with; shared by all events of one agenda. */
export type Viewpoint = {
  readonly from: Temporal.Instant;
  readonly fromDay: number;
  readonly clock: WallClock;
};

/** An outlook from an instant on in a zone such as `Europe/London`. */
export function viewpoint(from: Temporal.Instant, zone: string): Viewpoint {
  return { from, fromDay: dayNumber(from.toZonedDateTimeISO(zone).toPlainDate()), clock: wallClock(zone) };
}

/**
 * All occurrences not yet over at the outlook's instant, in order of their start, one at a time and possibly
 * without end. Cancelled and postponed ones are among them with their status; moved ones stand at their new time.
 */
export function* occurrencesFrom<Where>(
  schedule: Schedule<Where>,
  { from, fromDay, clock }: Viewpoint,
): Generator<Occurrence<Where>> {
  const changes = new Map(schedule.changes.map((change) => [dayNumber(change.date), change]));
  const moved = changedOccurrences(schedule, changes.values(), clock)
    .filter((occurrence) => occurrence.was !== null && !isOver(occurrence, from))
    .sort(byStart);
  // An occurrence that began the evening before may still be on.
  const earliest = fromDay - daysSpanned(schedule) - 1;
  const days = Iterator.from(patternDays(schedule, earliest, LAST_DAY));
  const unmoved = days
    .filter((day) => !isException(schedule, day))
    .map((day) => ({ day, change: changes.get(day) ?? null }))
    .filter(({ change }) => change === null || !changesTime(change))
    .map(({ day, change }) => occurrenceOn(schedule, day, change, clock))
    .filter((occurrence) => !isOver(occurrence, from));
  yield* merged(moved, unmoved);
}

/** Puts the first, which are few and in order of start, among the others, which may be without end. */
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
 * The former times, not yet over, of what was moved to another day, in order of start. What was moved to another hour of
 * the same day is said there, until it is over at its new hour.
 */
export function formerTimes<Where>(
  schedule: Schedule<Where>,
  { from, clock }: Viewpoint,
): readonly Occurrence<Where>[] {
  return changedOccurrences(schedule, schedule.changes.filter(changesTime), clock)
    .map((occurrence) => ({ occurrence, former: formerTime(schedule, occurrence, clock) }))
    .filter(
      ({ occurrence, former }) =>
        !isOver(former, from) &&
        (isOver(occurrence, from) || !startDate(former).equals(startDate(occurrence))),
    )
    .map(({ former }) => former)
    .sort(byStart);
}

/** As `occurrencesFrom`, for lists that people read: what was moved to another day stands on its former day as well. */
export function listedFrom<Where>(schedule: Schedule<Where>, view: Viewpoint): Generator<Occurrence<Where>> {
  return merged(formerTimes(schedule, view), occurrencesFrom(schedule, view));
}

/** As `listedFrom`, stopping before the first that begins at `to` or later. */
export function listedUntil<Where>(
  schedule: Schedule<Where>,
  view: Viewpoint,
  to: Temporal.Instant,
): Generator<Occurrence<Where>> {
  return before(listedFrom(schedule, view), to);
}

/** Occurrences that touch the time from `from` (those still going on then included) up to, not including, `to`. */
export function occurrencesBetween<Where>(
  schedule: Schedule<Where>,
  from: Temporal.Instant,
  to: Temporal.Instant,
  zone: string,
): Occurrence<Where>[] {
  return [...before(occurrencesFrom(schedule, viewpoint(from, zone)), to)];
}

function* before<Where>(
  occurrences: Iterable<Occurrence<Where>>,
  to: Temporal.Instant,
): Generator<Occurrence<Where>> {
  for (const occurrence of occurrences) {
    if (occurrence.startsAt.epochMilliseconds >= to.epochMilliseconds) return;
    yield occurrence;
  }
}

/** The occurrence on now or coming next that does take place; null when there is none. */
export function nextOccurrence<Where>(
  schedule: Schedule<Where>,
  now: Temporal.Instant,
  zone: string,
): Occurrence<Where> | null {
  if (schedule.status === 'cancelled') return null;
  const view = viewpoint(now, zone);
  // Of a series postponed as a whole only changed dates can take place; the others may have no last one to stop at.
  const candidates =
    schedule.status === 'postponed'
      ? changedOccurrences(schedule, schedule.changes, view.clock).sort(byStart)
      : occurrencesFrom(schedule, view);
  for (const occurrence of candidates) {
    if (takesPlace(occurrence) && !isOver(occurrence, now)) return occurrence;
  }
  return null;
}

/** The one occurrence of a thing that happens once, as it now stands; null for a series. */
export function onlyOccurrence<Where>(schedule: Schedule<Where>, zone: string): Occurrence<Where> | null {
  if (schedule.kind !== 'once') return null;
  const change = schedule.changes.find(({ date }) => date.equals(schedule.firstDate)) ?? null;
  return occurrenceOn(schedule, dayNumber(schedule.firstDate), change, wallClock(zone));
}

/** Sorting by start. */
export function byStart(one: Occurrence, other: Occurrence): number {
  return one.startsAt.epochMilliseconds - other.startsAt.epochMilliseconds;
}

/** The occurrences that have a change; a change of a date the schedule does not have counts for nothing. */
function changedOccurrences<Where>(
  schedule: Schedule<Where>,
  changes: Iterable<Change<Where>>,
  clock: WallClock,
): Occurrence<Where>[] {
  const changed: Occurrence<Where>[] = [];
  for (const change of changes) {
    const day = dayNumber(change.date);
    if (occursOn(schedule, day)) changed.push(occurrenceOn(schedule, day, change, clock));
  }
  return changed;
}
