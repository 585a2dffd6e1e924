import { type Occurrence, takesPlace } from '../schedule/occurrence.ts';
import { listedFrom, nextOccurrence, viewpoint } from '../schedule/occurrences.ts';
import type { Schedule } from '../schedule/schedule.ts';

/** What comes next of an event. */
export interface NextDates<Where> {
  /** The first date not yet over, whatever became of it: what is off or was moved is said, not skipped. */
  readonly next: Occurrence<Where> | null;
  /** When `next` is off: the first that does take place. */
  readonly following: Occurrence<Where> | null;
}

/** True for a series that is cancelled or postponed as a whole: it has no next date to speak of. */
export function isSeriesOff({ kind, status }: Schedule): boolean {
  return kind !== 'once' && (status === 'cancelled' || status === 'postponed');
}

/** What comes next of a schedule; of a series that is off as a whole only dates that were moved and do take place. */
export function nextDates<Where>(
  schedule: Schedule<Where>,
  now: Temporal.Instant,
  zone: string,
): NextDates<Where> {
  const sure = nextOccurrence(schedule, now, zone);
  if (isSeriesOff(schedule)) return { next: sure, following: null };
  const first = listedFrom(schedule, viewpoint(now, zone)).next().value ?? null;
  return first === null || takesPlace(first)
    ? { next: first, following: null }
    : { next: first, following: sure };
}

/** True when no date is to come, on or off. */
export function isPast(schedule: Schedule, now: Temporal.Instant, zone: string): boolean {
  return listedFrom(schedule, viewpoint(now, zone)).next().done === true;
}
