import { describeOccurrence, type Occurrence } from 'schedules-in-words';
import type { Words } from '#languages/words.ts';
import { addressLine } from '../church/place.ts';
import type { EventPlace } from './event.ts';

/** One occurrence as text, so that the browser has nothing to compute. */
export interface OccurrenceInWords
  extends Pick<ReturnType<typeof describeOccurrence>, 'soon' | 'dated' | 'hours' | 'status' | 'was'> {
  /** The date that the pattern gives it, `YYYY-MM-DD`. It identifies the occurrence even if it was moved. */
  readonly date: string;
  /** For `<time datetime>`: ISO 8601 with offset, or a date. */
  readonly machine: string;
  /** Cancelled, postponed, or the former time of a moved one. */
  readonly doesNotTakePlace: boolean;
  readonly note: string | undefined;
  /** For the former time of a moved occurrence, its new time and place: "Thursday 10 June, 7pm, Loom Street Hall". */
  readonly movedTo: string | undefined;
}

/** Turns an occurrence into text. @param today the day for which "this Sunday" is meant */
export function occurrenceInWords(
  occurrence: Occurrence<EventPlace>,
  today: Temporal.PlainDate,
  words: Words,
): OccurrenceInWords {
  const { iso, soon, dated, hours, status, was } = describeOccurrence(occurrence, today, words);
  return {
    date: occurrence.date.toString(),
    machine: iso.start,
    soon,
    dated,
    hours,
    doesNotTakePlace: !occurrence.takesPlace,
    status,
    note: occurrence.note ?? undefined,
    was,
    movedTo: occurrence.movedTo ? newTimeInWords(occurrence.movedTo, today, words) : undefined,
  };
}

/** The new time of a moved occurrence, and its new place if it has one. */
export function newTimeInWords(
  occurrence: Occurrence<EventPlace>,
  today: Temporal.PlainDate,
  words: Words,
): string | undefined {
  const { dated } = describeOccurrence(occurrence, today, words);
  return joined([dated, occurrence.where ? placeInWords(occurrence.where) : undefined]);
}

/** The room and the name of the place: the room first, for people who know the building. */
export function placeInWords({ room, place }: EventPlace): string | undefined {
  return joined([room, place?.name]);
}

/** The room and the whole address, for people who have never been there. */
export function postalAddressInWords({ room, place }: EventPlace): string | undefined {
  return joined([room, place && addressLine(place)]);
}

function joined(parts: readonly (string | undefined)[]): string | undefined {
  const given = parts.filter((part) => part !== undefined);
  return given.length > 0 ? given.join(', ') : undefined;
}
