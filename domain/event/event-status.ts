import type { Occurrence } from '../schedule/occurrence.ts';
import type { OverallStatus, Schedule } from '../schedule/schedule.ts';
import { statusInWords, whenInWords } from '../wording/occurrence-words.ts';
import type { ScheduledEvent } from './event.ts';

/** How an event stands as a whole, where that is out of the ordinary. */
export interface EventStatus {
  /** "Cancelled", "Postponed", "Moved" or "Changed". */
  readonly label: string;
  /** The church's own words about it. */
  readonly note: string | undefined;
  /** When it would have been, before it was moved. */
  readonly was: string | undefined;
}

/**
 * How an event stands as a whole: a series by its own status, a thing that happens once also by the change made to
 * its one date.
 * @param only the one occurrence of a thing that happens once
 */
export function eventStatus(
  { schedule }: Pick<ScheduledEvent, 'schedule'>,
  only: Occurrence | null,
  today: Temporal.PlainDate,
): EventStatus | undefined {
  const { status, note, was } = currentStatus(schedule, only);
  const label = statusInWords(status);
  if (label === null) return undefined;
  return { label, note: note ?? undefined, was: was ? whenInWords(was, today) : undefined };
}

/** How an event stands of which nobody can tell the dates. */
export function unconfirmedStatus({ status, statusNote }: OverallStatus): EventStatus | undefined {
  const label = statusInWords(status);
  return label === null ? undefined : { label, note: statusNote ?? undefined, was: undefined };
}

function currentStatus(
  schedule: Schedule,
  only: Occurrence | null,
): Pick<Occurrence, 'status' | 'note' | 'was'> {
  if (schedule.kind === 'once' && only !== null) return only;
  return { status: schedule.status, note: schedule.statusNote, was: null };
}
