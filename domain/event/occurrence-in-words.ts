import { describeOccurrence, type Occurrence } from 'schedules-in-words';
import type { LocaleNow } from '#languages/locale.ts';
import { addressLine } from '../church/place.ts';
import { eventPath } from '../page/route-pattern.ts';
import type { EventOccurrence, EventPlace, OverallStatus } from './event.ts';
import { watchNow } from './watching.ts';

/** One occurrence as text, so that the browser has nothing to compute. */
export type OccurrenceInWords = ReturnType<typeof occurrenceInWords>;

/** The words of a language, and the day for which "this Sunday" is meant. */
type WordsToday = Pick<LocaleNow, 'words' | 'today'>;

/** Turns an occurrence into text. */
export function occurrenceInWords(occurrence: Occurrence<EventPlace>, locale: WordsToday) {
  const { today, words } = locale;
  const { iso, soon, dated, hours, status, was } = describeOccurrence(occurrence, today, words);
  return {
    /** The date that the pattern gives it, `YYYY-MM-DD`. It identifies the occurrence even if it was moved. */
    date: occurrence.date.toString(),
    /** For `<time datetime>`: ISO 8601 with offset, or a date. */
    machine: iso.start,
    soon,
    dated,
    hours,
    /** Cancelled, postponed, or the former time of a moved one. */
    doesNotTakePlace: !occurrence.takesPlace,
    status,
    note: occurrence.note ?? undefined,
    was,
    /** For the former time of a moved occurrence, its new time and place: "Thursday 10 June, 7pm, Loom Street Hall". */
    movedTo: occurrence.movedTo ? newTimeInWords(occurrence.movedTo, locale) : undefined,
  };
}

/** An event on one of its dates, in words. */
export type DatedEvent = ReturnType<typeof datedEvent>;

export function datedEvent(item: EventOccurrence, locale: LocaleNow) {
  const { event, occurrence } = item;
  const { now, today, words, isDated } = locale;
  const watch = watchNow(item, locale);
  const { start, until } = describeOccurrence(occurrence, today, words);
  const hasBegun = Temporal.Instant.compare(occurrence.startsAt, now) <= 0;
  return {
    slug: event.slug,
    title: event.title,
    ...(event.language && { language: event.language }),
    path: eventPath(event.slug),
    occurrence: occurrenceInWords(occurrence, locale),
    /** "8am", "All day": for a line that has named the day. */
    starts: start,
    /** "11.45am", "Monday 25 January"; undefined before it starts, without a known end, and where nobody knows when it is read. */
    until: hasBegun && !isDated ? until : undefined,
    where: placeInWords(occurrence.where ?? event.where),
    ...(watch && { watch }),
  };
}

/** The status of a whole event that does not take place as planned. */
export type EventStatus = NonNullable<ReturnType<typeof eventStatus>>;

/**
 * The status of a whole event: a single event takes that of its one date, which may be changed.
 * @param only the one occurrence of a single event; null for a series, and for an event whose dates cannot be read
 */
export function eventStatus(overall: OverallStatus, only: Occurrence | null, { today, words }: WordsToday) {
  const { status, note } = only ?? { status: overall.status, note: overall.statusNote };
  if (status === 'scheduled') return undefined;
  return {
    /** "Cancelled", "Postponed", "Moved" or "Changed". */
    label: words.occurrences.status[status],
    note: note ?? undefined,
    /** The time before it was moved; only the hours if it stays on its day. */
    was: only ? describeOccurrence(only, today, words).was : undefined,
  };
}

/** The new time of a moved occurrence, and its new place if it has one. */
export function newTimeInWords(
  occurrence: Occurrence<EventPlace>,
  { today, words }: WordsToday,
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
