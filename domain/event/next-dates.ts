import {
  isSingle,
  listedFrom,
  nextOccurrence,
  type Occurrence,
  type Schedule,
  takesPlace,
  viewpoint,
} from 'schedules-in-words';

export interface NextDates<Where> {
  /** The first date that is not over, even if it is cancelled, postponed or a former time. */
  readonly next: Occurrence<Where> | null;
  /** When `next` does not take place: the first date that does. */
  readonly following: Occurrence<Where> | null;
}

/** True for a series that is cancelled or postponed as a whole: its dates do not take place. */
export function isSeriesOff(schedule: Schedule): boolean {
  const { status } = schedule;
  return !isSingle(schedule) && (status === 'cancelled' || status === 'postponed');
}

/** The next dates of a schedule; for a series that is off as a whole only dates that were moved and do take place. */
export function nextDates<Where>(
  schedule: Schedule<Where>,
  now: Temporal.Instant,
  zone: string,
): NextDates<Where> {
  const certain = nextOccurrence(schedule, now, zone);
  if (isSeriesOff(schedule)) return { next: certain, following: null };
  const first = listedFrom(schedule, viewpoint(now, zone)).next().value ?? null;
  return first === null || takesPlace(first)
    ? { next: first, following: null }
    : { next: first, following: certain };
}

/** True when every date is past, whether it took place or not. */
export function isPast(schedule: Schedule, now: Temporal.Instant, zone: string): boolean {
  return listedFrom(schedule, viewpoint(now, zone)).next().done === true;
}
