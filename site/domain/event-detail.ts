import { type EventInFull, isScheduled } from './event.ts';
import { type EventListing, listEvent } from './event-listing.ts';
import { type OccurrenceWords, occurrenceInWords, placeInWords } from './occurrence-words.ts';
import type { Person } from './person.ts';
import type { Place } from './place.ts';
import type { RichText } from './rich-text.ts';
import { occurrencesFrom, outlook } from './time/occurrences.ts';

/** How many coming dates an event's page lists. */
const listedDates = 6;

/** An event as its own page shows it. */
export interface EventDetail extends EventListing {
  readonly body: RichText;
  readonly dates: readonly (OccurrenceWords & { readonly where: string | undefined })[];
  readonly place: Place | undefined;
  readonly room: string | undefined;
  readonly access: string | undefined;
  readonly bookingUrl: string | undefined;
  readonly contact: Person | undefined;
}

/** Describes an event for its own page, with its next dates, cancelled and moved ones said so. */
export function describeEvent(event: EventInFull, now: Temporal.Instant, zone: string): EventDetail {
  const today = now.toZonedDateTimeISO(zone).toPlainDate();
  const occurrences = isScheduled(event)
    ? occurrencesFrom(event.schedule, outlook(now, zone)).take(listedDates)
    : [];
  return {
    ...listEvent(event, now, zone),
    body: event.body,
    dates: [...occurrences].map((occurrence) => ({
      ...occurrenceInWords(occurrence, today),
      where: occurrence.where ? placeInWords(occurrence.where) : undefined,
    })),
    place: event.where.place,
    room: event.where.room,
    access: event.access,
    bookingUrl: event.bookingUrl,
    contact: event.contact,
  };
}
