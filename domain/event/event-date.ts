import { addressLine } from '../church/place.ts';
import { type Occurrence, takesPlace } from '../schedule/occurrence.ts';
import { machineStart } from '../wording/iso-times.ts';
import { hoursInWords, soonInWords, statusInWords, whenInWords } from '../wording/occurrence-words.ts';
import type { EventPlace } from './event.ts';

/** One occurrence as a visitor reads it: words throughout, nothing left to compute in a browser. */
export interface OccurrenceWords {
  /** The date the pattern gives it, `YYYY-MM-DD`: its name among the event's occurrences, whatever became of it. */
  readonly date: string;
  /** For `<time datetime>`: ISO 8601 with offset, or a date. */
  readonly machine: string;
  /** "This Sunday, 10.30am". */
  readonly soon: string;
  /** "Sunday 6 December, 10.30am": for paper, on which "this Sunday" would soon be wrong. */
  readonly dated: string;
  /** "10.30am to noon", for a list with the day as its heading. */
  readonly hours: string;
  /** True when nobody should come: cancelled, or postponed to a day not yet known. */
  readonly off: boolean;
  /** "Cancelled", "Moved" …; undefined while all is as usual. */
  readonly status: string | undefined;
  readonly note: string | undefined;
  /** When it would have been, before it was moved. */
  readonly was: string | undefined;
  /** When and where it is instead, at the former time of what was moved: "Thursday 10 June, 7pm, Loom Street Hall". */
  readonly movedTo: string | undefined;
}

/** Says an occurrence in words, seen from a day. */
export function occurrenceInWords(
  occurrence: Occurrence<EventPlace>,
  today: Temporal.PlainDate,
): OccurrenceWords {
  return {
    date: occurrence.date.toString(),
    machine: machineStart(occurrence),
    soon: soonInWords(occurrence.when, today),
    dated: whenInWords(occurrence.when, today),
    hours: hoursInWords(occurrence.when, today),
    off: !takesPlace(occurrence),
    status: statusInWords(occurrence.status) ?? undefined,
    note: occurrence.note ?? undefined,
    was: occurrence.was ? whenInWords(occurrence.was, today) : undefined,
    movedTo: occurrence.movedTo ? newTimeInWords(occurrence.movedTo, today) : undefined,
  };
}

/** When something is that was moved, and where, if that is elsewhere. */
export function newTimeInWords(
  { when, where }: Occurrence<EventPlace>,
  today: Temporal.PlainDate,
): string | undefined {
  return joined([whenInWords(when, today), where ? placeInWords(where) : undefined]);
}

/** Where something is, in words: room first, for those who know the building. */
export function placeInWords({ room, place }: EventPlace): string | undefined {
  return joined([room, place?.name]);
}

/** Where something is, in words: as few as will do, and those that follow them. */
export interface PlaceWords {
  /** "Main hall": enough on a sheet on a wall of the building itself. */
  readonly brief: string;
  /** ", beside the kitchen, Loom Street Hall"; undefined when there is no more to say. */
  readonly further: string | undefined;
}

/** Where something is, in words that can be cut short. */
export function placeInParts(place: EventPlace): PlaceWords | undefined {
  const [, brief, further] = /^(.[^,]*)(.*)$/s.exec(placeInWords(place) ?? '') ?? [];
  return brief === undefined ? undefined : { brief, further: further || undefined };
}

/** Where something is, for those who have never been: room, then the whole address. */
export function addressInWords({ room, place }: EventPlace): string | undefined {
  return joined([room, place && addressLine(place)]);
}

function joined(parts: readonly (string | undefined)[]): string | undefined {
  const words = parts.filter((part) => part !== undefined);
  return words.length > 0 ? words.join(', ') : undefined;
}
