import type { EventPlace } from './event.ts';
import { machineStart } from './time/machine-times.ts';
import type { Occurrence } from './time/occurrence.ts';
import { hoursInWords, soonInWords, statusInWords, whenInWords } from './time/wording.ts';

/** One occurrence as a visitor reads it: words throughout, nothing left to compute in a browser. */
export interface OccurrenceWords {
  /** For `<time datetime>`: ISO 8601 with offset, or a date. */
  readonly machine: string;
  /** "This Sunday, 10.30am". */
  readonly soon: string;
  /** "10.30am to noon", for a list with the day as its heading. */
  readonly hours: string;
  /** "Cancelled", "Moved" …; undefined while all is as usual. */
  readonly status: string | undefined;
  readonly note: string | undefined;
  /** When it would have been, before it was moved. */
  readonly was: string | undefined;
}

/** Says an occurrence in words, seen from a day. */
export function occurrenceInWords(
  occurrence: Occurrence<EventPlace>,
  today: Temporal.PlainDate,
): OccurrenceWords {
  return {
    machine: machineStart(occurrence),
    soon: soonInWords(occurrence.when, today),
    hours: hoursInWords(occurrence.when, today),
    status: statusInWords(occurrence.status) ?? undefined,
    note: occurrence.note ?? undefined,
    was: occurrence.was ? whenInWords(occurrence.was, today) : undefined,
  };
}

/** Where something is, in words: room first, for those who know the building. */
export function placeInWords({ room, place }: EventPlace): string | undefined {
  const words = [room, place?.name].filter((word) => word !== undefined);
  return words.length > 0 ? words.join(', ') : undefined;
}
