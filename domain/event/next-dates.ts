import {
  nextOccurrence,
  type Occurrence,
  occurrencesAfter,
  type Schedule,
  scheduleSpan,
} from 'schedules-in-words';
import type { Clock } from '#languages/locale.ts';
import { type Event, isScheduled } from './event.ts';

export interface NextDates<Where> {
  /** The first date that is not over, even if it is cancelled, postponed or a former time. */
  readonly next: Occurrence<Where> | null;
  /** When `next` does not take place: the first date that does. */
  readonly following: Occurrence<Where> | null;
}

/** True for a series that is cancelled or postponed as a whole: its dates do not take place. */
export function seriesDoesNotTakePlace(schedule: Schedule): boolean {
  const { status } = schedule;
  return !scheduleSpan(schedule)?.isSingle && (status === 'cancelled' || status === 'postponed');
}

/** The next dates of a schedule; for a series that does not take place as a whole only dates that were moved and do take place. */
export function nextDates<Where>(schedule: Schedule<Where>, { now, zone }: Clock): NextDates<Where> {
  const certain = nextOccurrence(schedule, now, zone);
  if (seriesDoesNotTakePlace(schedule)) return { next: certain, following: null };
  const first = occurrencesAfter(schedule, now, zone, { formerTimes: true }).next().value ?? null;
  return { next: first, following: first?.takesPlace === false ? certain : null };
}

/** Events in the order of a list: those with an `order` as they stand, and after them the others by their next date. */
export function inListOrder(events: readonly Event[], clock: Clock): readonly Event[] {
  const keyed = events.map((event) => {
    if (event.order !== undefined) return { event, start: 0 };
    const next = isScheduled(event) ? nextDates(event.schedule, clock).next : null;
    return { event, start: next?.startsAt.epochMilliseconds ?? Number.MAX_SAFE_INTEGER };
  });
  return keyed.sort((one, other) => one.start - other.start).map(({ event }) => event);
}

/** True when every date is past, whether it took place or not. */
export function isPast(schedule: Schedule, { now, zone }: Clock): boolean {
  return occurrencesAfter(schedule, now, zone, { formerTimes: true }).next().done === true;
}

/** True from its start to its end, if it takes place. */
export function isUnderWay({ takesPlace, startsAt, endsAt }: Occurrence, now: Temporal.Instant): boolean {
  return (
    takesPlace && Temporal.Instant.compare(startsAt, now) <= 0 && Temporal.Instant.compare(now, endsAt) < 0
  );
}
