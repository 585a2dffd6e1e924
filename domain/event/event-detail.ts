import { describeSchedule, type Occurrence, occurrencesAfter, onlyOccurrence } from 'schedules-in-words';
import type { Locale } from '#languages/locale.ts';
import { type AddLinks, addLinks } from '../calendar/add-links.ts';
import type { Person } from '../church/person.ts';
import type { Place } from '../church/place.ts';
import type { RichText } from '../page/rich-text.ts';
import { type Event, type EventPlace, isScheduled } from './event.ts';
import { type OccurrenceText, occurrenceInWords, placeInWords } from './event-date.ts';
import { type EventListing, listEvent } from './event-listing.ts';

/** How many upcoming dates an event's page lists. */
const maxDates = 6;

/** How far ahead the dates after the next one are listed: of what comes once a year the next two or three are enough. */
const maxAhead = { years: 2 } as const;

export interface EventDetail extends EventListing {
  readonly body: RichText;
  /** "from Sunday 10 January until Sunday 28 March", of a series that begins or ends. */
  readonly season: string | undefined;
  readonly dates: readonly (OccurrenceText & { readonly where: string | undefined })[];
  /** The event's own place; for a single event that was moved, the new one. */
  readonly place: Place | undefined;
  readonly room: string | undefined;
  readonly access: string | undefined;
  readonly bookingUrl: string | undefined;
  readonly contact: Person | undefined;
  /** Undefined when every date is past. */
  readonly calendar: AddLinks | undefined;
}

/** The dates in the structured data of an event's page: under way or upcoming, cancelled and postponed ones included. */
export function upcomingOccurrences(
  event: Event,
  now: Temporal.Instant,
  zone: string,
): readonly Occurrence<EventPlace>[] {
  return isScheduled(event) ? nextOnes(occurrencesAfter(event.schedule, now, zone), now, zone) : [];
}

function nextOnes(
  occurrences: Generator<Occurrence<EventPlace>>,
  now: Temporal.Instant,
  zone: string,
): readonly Occurrence<EventPlace>[] {
  const end = now.toZonedDateTimeISO(zone).add(maxAhead).toInstant();
  return [...occurrences.take(maxDates)].filter(
    ({ startsAt }, index) => index === 0 || Temporal.Instant.compare(startsAt, end) < 0,
  );
}

/**
 * What an event's own page shows, with its next dates, cancelled and moved ones marked.
 * @param siteUrl the public address, with the prefix of the language, which calendars need
 */
export function eventDetail(
  event: Event,
  now: Temporal.Instant,
  locale: Locale,
  siteUrl: string,
): EventDetail {
  const { zone, words } = locale;
  const today = now.toZonedDateTimeISO(zone).toPlainDate();
  const listing = listEvent(event, now, locale);
  const at = (isScheduled(event) && onlyOccurrence(event.schedule, zone)?.where) || event.where;
  const listed = isScheduled(event)
    ? nextOnes(occurrencesAfter(event.schedule, now, zone, { formerTimes: true }), now, zone)
    : [];
  const dates = listed.map((occurrence) => {
    const text = occurrenceInWords(occurrence, today, words);
    return {
      ...text,
      // A note on the whole event is shown once, at the top of the page.
      note: text.note === listing.status?.note ? undefined : text.note,
      where: occurrence.where ? placeInWords(occurrence.where) : undefined,
    };
  });
  const described = isScheduled(event) ? describeSchedule(event.schedule, today, words) : undefined;
  const season = described?.season;
  return {
    ...listing,
    ...(described && season !== undefined && { when: described.sentence }),
    body: event.body,
    season,
    dates,
    place: at.place,
    room: at.room,
    access: event.access,
    bookingUrl: event.bookingUrl,
    contact: event.contact,
    calendar: isScheduled(event) && !listing.isPast ? addLinks(event, now, zone, siteUrl) : undefined,
  };
}
