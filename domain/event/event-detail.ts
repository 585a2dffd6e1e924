import { describeSchedule, type Occurrence, occurrencesAfter, onlyOccurrence } from 'schedules-in-words';
import type { Locale } from '#languages/locale.ts';
import { type AddLinks, addLinks } from '../calendar/add-links.ts';
import type { Place } from '../church/place.ts';
import { type Event, type EventPlace, isScheduled, pick } from './event.ts';
import { type EventSummary, summarizeEvent } from './event-summary.ts';
import { type OccurrenceInWords, occurrenceInWords, placeInWords } from './occurrence-in-words.ts';

/** How many upcoming dates an event's page lists. */
const maxDates = 6;

/** How far ahead the dates after the next one are listed: of what comes once a year the next two or three are enough. */
const maxAhead = { years: 2 } as const;

/** What an event's own page shows of the event as it is, beside its summary. */
const detailed = ['body', 'access', 'bookingUrl', 'contact'] as const satisfies readonly (keyof Event)[];

export interface EventDetail extends EventSummary, Pick<Event, (typeof detailed)[number]> {
  /** "from Sunday 10 January until Sunday 28 March", of a series that begins or ends. */
  readonly season: string | undefined;
  readonly dates: readonly (OccurrenceInWords & { readonly where: string | undefined })[];
  /** The event's own place; for a single event that was moved, the new one. */
  readonly place: Place | undefined;
  readonly room: string | undefined;
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
  const summary = summarizeEvent(event, now, locale);
  const at = (isScheduled(event) && onlyOccurrence(event.schedule, zone)?.where) || event.where;
  const listed = isScheduled(event)
    ? nextOnes(occurrencesAfter(event.schedule, now, zone, { formerTimes: true }), now, zone)
    : [];
  const dates = listed.map((occurrence) => {
    const text = occurrenceInWords(occurrence, today, words);
    return {
      ...text,
      // A note on the whole event is shown once, at the top of the page.
      note: text.note === summary.status?.note ? undefined : text.note,
      where: occurrence.where ? placeInWords(occurrence.where) : undefined,
    };
  });
  const described = isScheduled(event) ? describeSchedule(event.schedule, today, words) : undefined;
  const season = described?.season;
  return {
    ...summary,
    ...pick(event, detailed),
    ...(described && season !== undefined && { when: described.sentence }),
    season,
    dates,
    place: at.place,
    room: at.room,
    calendar: isScheduled(event) && !summary.isPast ? addLinks(event, now, zone, siteUrl) : undefined,
  };
}
