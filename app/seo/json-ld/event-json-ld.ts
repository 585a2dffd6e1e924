import { describeOccurrence, type Occurrence, placeOn, schemaOrgSchedules } from 'schedules-in-words';
import { type Church, churchName } from '#domain/church/church.ts';
import type { EventPlace, ScheduledEvent } from '#domain/event/event.ts';
import { absoluteAddress, eventPath } from '#domain/page/route-pattern.ts';
import type { Locale } from '#languages/locale.ts';
import { sharePicture } from '../../share-picture/share-picture.ts';
import type { WebSite } from '../page-metadata.ts';
import { geoCoordinates, type JsonLdNode, type JsonObject, known, nodeId, postalAddress } from './json-ld.ts';

/** The church on the web, as far as its events name it. */
interface Organiser extends Pick<WebSite, 'style' | 'siteUrl'> {
  readonly church: Pick<Church, 'title' | 'city'>;
}

/** schema.org/eventStatus. A date in another room or with another end is still as scheduled. */
function statusOf({ status }: Occurrence, isRescheduled: boolean): string {
  if (status === 'cancelled') return 'EventCancelled';
  if (status === 'postponed') return 'EventPostponed';
  return isRescheduled ? 'EventRescheduled' : 'EventScheduled';
}

function locationOf({ place, room }: EventPlace, { country }: Locale): JsonLdNode | undefined {
  if (place === undefined) return room === undefined ? undefined : { '@type': 'Place', name: room };
  return known({
    '@type': 'Place',
    name: room === undefined ? place.name : `${room}, ${place.name}`,
    address: postalAddress(place, country),
    geo: geoCoordinates(place),
  });
}

/**
 * How a date is attended: what is streamed has two locations, a place and a VirtualLocation (schema.org/MixedEventAttendanceMode), or without a
 * place that alone. One that does not take place is not streamed.
 */
function attendanceOf({ watch }: ScheduledEvent, { takesPlace }: Occurrence, place: JsonLdNode | undefined) {
  const stream = watch && takesPlace && { '@type': 'VirtualLocation', url: watch.url };
  const mode = stream ? (place ? 'Mixed' : 'Online') : 'Offline';
  return {
    eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode`,
    location: stream && place ? [place, stream] : stream || place,
  };
}

function offerOf({ price, bookingUrl }: ScheduledEvent, page: string, { currency }: Locale) {
  if (price === undefined) return undefined;
  return {
    '@type': 'Offer',
    price,
    priceCurrency: currency,
    availability: 'https://schema.org/InStock',
    url: bookingUrl ?? page,
  };
}

function organizerOf({ church, siteUrl }: Organiser): JsonLdNode {
  return {
    '@type': 'Organization',
    '@id': nodeId(siteUrl, 'charity'),
    name: churchName(church),
    url: absoluteAddress('/', siteUrl),
  };
}

function occurrenceJsonLd(
  event: ScheduledEvent,
  occurrence: Occurrence<EventPlace>,
  organiser: Organiser,
  superEvent: JsonObject | undefined,
  locale: Locale,
): JsonLdNode {
  const { church, style, siteUrl } = organiser;
  const { start, end, was } = describeOccurrence(occurrence, occurrence.startDate, locale.words).iso;
  const isRescheduled = was !== undefined && was !== start;
  const path = eventPath(event.slug);
  const page = absoluteAddress(path, siteUrl);
  const picture = sharePicture({ ...event, path, style, church });
  return known({
    '@type': 'Event',
    name: event.title,
    // Why a date does not take place is no description of the event.
    description:
      [event.summary, occurrence.takesPlace && occurrence.note].filter(Boolean).join(' ') || undefined,
    url: page,
    startDate: start,
    endDate: end,
    eventStatus: `https://schema.org/${statusOf(occurrence, isRescheduled)}`,
    previousStartDate: isRescheduled ? was : undefined,
    ...attendanceOf(event, occurrence, locationOf(occurrence.where ?? event.where, locale)),
    image: absoluteAddress(picture.path, siteUrl),
    isAccessibleForFree: event.price === undefined ? undefined : event.price === 0,
    // A date that does not take place has no offer.
    offers: occurrence.takesPlace ? offerOf(event, page, locale) : undefined,
    organizer: organizerOf(organiser),
    superEvent,
  });
}

/**
 * The structured data of an event's page: an Event for each date that the page lists (a repeated event is several), and, where
 * schema.org can say how often it happens, an EventSeries that they belong to. That has no date of its own, since
 * schema.org/eventSchedule takes its place.
 */
export function eventJsonLd(
  event: ScheduledEvent,
  occurrences: readonly Occurrence<EventPlace>[],
  organiser: Organiser,
  { now, locale }: { readonly now: Temporal.Instant; readonly locale: Locale },
): readonly JsonLdNode[] {
  const schedules = occurrences.length === 0 ? [] : schemaOrgSchedules(event.schedule, now, locale.zone);
  const page = absoluteAddress(eventPath(event.slug), organiser.siteUrl);
  const id = `${page}#series`;
  const superEvent = schedules.length > 0 ? { '@id': id } : undefined;
  const dates = occurrences.map((each) => occurrenceJsonLd(event, each, organiser, superEvent, locale));
  if (superEvent === undefined) return dates;
  const today = now.toZonedDateTimeISO(locale.zone).toPlainDate();
  const series = known({
    '@type': 'EventSeries',
    '@id': id,
    name: event.title,
    url: page,
    location: locationOf(placeOn(event.schedule, today) ?? event.where, locale),
    organizer: organizerOf(organiser),
    eventSchedule: schedules.map((schedule) => ({ ...schedule })),
  });
  return [...dates, series];
}
