import type { Words } from '../languages/words.ts';
import type { Occurrence } from '../schedule/occurrence.ts';
import { isSingle, type OverallStatus, type Schedule } from '../schedule/schedule.ts';
import { statusInWords, whenInWords } from '../wording/occurrence-words.ts';
import type { ScheduledEvent } from './event.ts';

/** The status of a whole event that does not take place as planned. */
export interface EventStatus {
  /** "Cancelled", "Postponed", "Moved" or "Changed". */
  readonly label: string;
  readonly note: string | undefined;
  /** The time before it was moved. */
  readonly was: string | undefined;
}

/**
 * The status of a whole event: a series has its own; a single event also takes that of the change to its one date.
 * @param only the one occurrence of a single event
 */
export function eventStatus(
  { schedule }: Pick<ScheduledEvent, 'schedule'>,
  only: Occurrence | null,
  today: Temporal.PlainDate,
  words: Words,
): EventStatus | undefined {
  const { status, note, was } = currentStatus(schedule, only);
  const label = statusInWords(status, words);
  if (label === null) return undefined;
  return { label, note: note ?? undefined, was: was ? whenInWords(was, today, words) : undefined };
}

/** The status of an event whose dates cannot be read. */
export function unconfirmedStatus(
  { status, statusNote }: OverallStatus,
  words: Words,
): EventStatus | undefined {
  const label = statusInWords(status, words);
  return label === null ? undefined : { label, note: statusNote ?? undefined, was: undefined };
}

function currentStatus(
  schedule: Schedule,
  only: Occurrence | null,
): Pick<Occurrence, 'status' | 'note' | 'was'> {
  if (isSingle(schedule) && only !== null) return only;
  return { status: schedule.status, note: schedule.statusNote, was: null };
}
