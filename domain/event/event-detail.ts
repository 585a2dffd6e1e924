import {
  describeSchedule,
  type Occurrence,
  occurrencesAfter,
  onlyOccurrence,
  placeOn,
} from 'schedules-in-words';
import type { Clock, LocaleNow } from '#languages/locale.ts';
import { addLinks } from '../calendar/add-links.ts';
import { type Event, type EventPlace, isScheduled } from './event.ts';
import { summarizeEvent } from './event-summary.ts';
import { type OccurrenceInWords, occurrenceInWords, placeInWords } from './occurrence-in-words.ts';

/** How many upcoming dates an event's page lists. */
const maxDates = 6;

/** How far ahead the dates after the next one are listed: of what comes once a year the next two or three are enough. */
const maxAhead = { years: 2 } as const;

export type EventDetail = ReturnType<typeof eventDetail>;

/** The dates in the structured data of an event's page: under way or upcoming, cancelled and postponed ones included, and with `formerTimes` when what was moved was to be. */
export function upcomingOccurrences(
  event: Event,
  { now, zone }: Clock,
  formerTimes = false,
): readonly Occurrence<EventPlace>[] {
  if (!isScheduled(event)) return [];
  const end = now.toZonedDateTimeISO(zone).add(maxAhead).toInstant();
  return [...occurrencesAfter(event.schedule, now, zone, { formerTimes }).take(maxDates)].filter(
    ({ startsAt }, index) => index === 0 || Temporal.Instant.compare(startsAt, end) < 0,
  );
}

/** A note with the date that it is about, which a date that was moved has at either time. */
function noteOfDate(occurrence: OccurrenceInWords | undefined): string {
  return `${occurrence?.date} ${occurrence?.note}`;
}

/**
 * What an event's own page shows, with its next dates, cancelled and moved ones marked.
 * @param siteUrl the public address, with the prefix of the language, which calendars need
 */
export function eventDetail(event: Event, locale: LocaleNow, siteUrl: string) {
  const { today, zone, words } = locale;
  const summary = summarizeEvent(event, locale);
  const own = (isScheduled(event) && placeOn(event.schedule, today)) || event.where;
  const at = (isScheduled(event) && onlyOccurrence(event.schedule, zone)?.where) || own;
  // A note is shown once: at the top of the page, or where its date is first listed.
  const told = new Set([summary.next, summary.following].map(noteOfDate));
  const dates = upcomingOccurrences(event, locale, true).map((occurrence) => {
    const text = occurrenceInWords(occurrence, locale);
    const isTold = text.note === summary.status?.note || told.has(noteOfDate(text));
    told.add(noteOfDate(text));
    return {
      ...text,
      note: isTold ? undefined : text.note,
      where:
        (occurrence.where ?? event.where) === own ? undefined : placeInWords(occurrence.where ?? event.where),
    };
  });
  const described = isScheduled(event) ? describeSchedule(event.schedule, today, words) : undefined;
  const season = described?.season;
  const later = described?.later.map(({ text }) => text) ?? [];
  // What the page does not show, or says in other words. All else it gets as it is, a new field too.
  const { id, formerSlugs, order, worship, mainService, rota, watch, publishedAt, ...shown } = event;
  const { where, schedule, byArrangement, unconfirmed, price, ...asItIs } = shown;
  return {
    ...summary,
    ...asItIs,
    ...(described && (season !== undefined || later.length > 0) && { when: described.sentence }),
    /** "from Sunday 10 January until Sunday 28 March", of a series that begins or ends. */
    season,
    /** "From 6 January 2027: 8pm to 9.30pm": what will change for good. */
    later,
    dates,
    /** The event's place today; for a single event that was moved, the new one. */
    place: at.place,
    room: at.room,
    /** Undefined when every date is past. */
    calendar: isScheduled(event) && !summary.isPast ? addLinks(event, locale, siteUrl) : undefined,
  };
}
