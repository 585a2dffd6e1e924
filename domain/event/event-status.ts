import { describeOccurrence, type Occurrence } from 'schedules-in-words';
import type { Words } from '#languages/words.ts';
import type { OverallStatus } from './event.ts';

/** The status of a whole event that does not take place as planned. */
export interface EventStatus {
  /** "Cancelled", "Postponed", "Moved" or "Changed". */
  readonly label: string;
  readonly note: string | undefined;
  /** The time before it was moved; only the hours if it stays on its day. */
  readonly was: string | undefined;
}

/**
 * The status of a whole event: a single event takes that of its one date, which may be changed.
 * @param only the one occurrence of a single event; null for a series, and for an event whose dates cannot be read
 */
export function eventStatus(
  overall: OverallStatus,
  only: Occurrence | null,
  today: Temporal.PlainDate,
  words: Words,
): EventStatus | undefined {
  const { status, note } = only ?? { status: overall.status, note: overall.statusNote };
  if (status === 'scheduled') return undefined;
  return {
    label: words.occurrences.status[status],
    note: note ?? undefined,
    was: only ? describeOccurrence(only, today, words).was : undefined,
  };
}
