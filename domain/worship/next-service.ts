import { describeOccurrence } from 'schedules-in-words';
import type { Locale } from '#languages/locale.ts';
import type { Words } from '#languages/words.ts';
import { type PlaceAddress, placeAddress } from '../church/place.ts';
import type { Event, EventOccurrence } from '../event/event.ts';
import type { EventSummary } from '../event/event-summary.ts';
import { type OccurrenceInWords, occurrenceInWords, placeInWords } from '../event/occurrence-in-words.ts';
import { eventPath } from '../page/route-pattern.ts';
import { byMain, isFirstOfEvent, type UpcomingServices, upcomingServices } from './upcoming-services.ts';

/** One date of an event in words. */
export interface ComingService extends Pick<EventSummary, 'slug' | 'title' | 'language' | 'path' | 'where'> {
  readonly occurrence: OccurrenceInWords;
  /** "8am", "All day": for a line that has named the day. */
  readonly starts: string;
  /** "11.45am", "Monday 25 January"; undefined before it starts, and without a known end. */
  readonly until: string | undefined;
}

/** The services that Home shows. */
export interface NextService {
  /** Cancelled, postponed or moved before the services named below (or in the next seven days), nearest first. */
  readonly off: readonly ComingService[];
  /** How many more there are than `off` lists. */
  readonly moreOff: number;
  /** A sentence when there is no service, or none soon; otherwise undefined. */
  readonly none: string | undefined;
  readonly underWay: readonly ComingService[];
  /** The next main service to start; in a church without one, the next of all. Its `where` is the room alone. */
  readonly service: ComingService | undefined;
  /** The place of `service`; undefined when that is not known. */
  readonly place: PlaceAddress | undefined;
  /** On other days of the coming week, each by its first date, nearest first, with its start alone. */
  readonly others: readonly ComingService[];
  /** True when there are more than `others` lists. */
  readonly hasMore: boolean;
  /** "Sunday 6 December": the day of `service`, for `also`. */
  readonly day: string | undefined;
  /** Further services on that day. */
  readonly also: readonly ComingService[];
  /** Services so long that they would hide the others, such as a week of prayer; shown separately. */
  readonly long: readonly ComingService[];
}

/** The maximum length of `off`, each service by its nearest date: with more, the address is no longer on a phone's first screen. */
const maxOff = 2;

const maxLong = 2;

/** The maximum length of `others`: enough for Christmas. */
const maxOthers = 5;

/** The number of days without a service after which Home says that there is none: a weekly service never exceeds it. */
const maxDaysWithout = 7;

export function describe(
  { event, occurrence }: EventOccurrence,
  now: Temporal.Instant,
  { zone, words }: Locale,
): ComingService {
  const today = now.toZonedDateTimeISO(zone).toPlainDate();
  const { start, until } = describeOccurrence(occurrence, today, words);
  const hasBegun = Temporal.Instant.compare(occurrence.startsAt, now) <= 0;
  return {
    slug: event.slug,
    title: event.title,
    ...(event.language && { language: event.language }),
    path: eventPath(event.slug),
    occurrence: occurrenceInWords(occurrence, today, words),
    starts: start,
    until: hasBegun ? until : undefined,
    where: placeInWords(occurrence.where ?? event.where),
  };
}

/** The nearest date of each service that is off, main services before others; then nearest first. */
function offToSay(off: readonly EventOccurrence[]): readonly EventOccurrence[] {
  const nearest = off.filter(isFirstOfEvent);
  const shown = nearest.toSorted(byMain).slice(0, maxOff);
  return nearest.filter((item) => shown.includes(item));
}

/** Leaves out note and former time of a service when `off` shows its former time, which says both. */
function withoutRepeating(
  off: readonly EventOccurrence[],
  { event, occurrence }: EventOccurrence,
  service: ComingService,
): ComingService {
  const isShown = off.some((other) => other.event === event && other.occurrence.id === occurrence.id);
  return isShown
    ? { ...service, occurrence: { ...service.occurrence, was: undefined, note: undefined } }
    : service;
}

function noneInWords(
  { off, underWay, lead, others: [other], long }: UpcomingServices,
  today: Temporal.PlainDate,
  { occurrences }: Words,
): string | undefined {
  if (underWay.length > 0 || long.length > 0) return undefined;
  const isOther = off.length > 0;
  if (lead === undefined) return occurrences.noService(isOther);
  const { days } = today.until((other ?? lead).occurrence.startDate);
  return days > maxDaysWithout ? occurrences.noServiceSoon(isOther) : undefined;
}

/**
 * Selects the services that Home shows from all events marked as worship.
 * @param now the instant for which "today" and "under way" are meant
 */
export function nextService(events: readonly Event[], now: Temporal.Instant, locale: Locale): NextService {
  const { zone, words } = locale;
  const { noServiceYet } = words.occurrences;
  const found = upcomingServices(events, now, zone);
  const today = now.toZonedDateTimeISO(zone).toPlainDate();
  const inWords = (items: readonly EventOccurrence[]) => items.map((item) => describe(item, now, locale));
  const { lead } = found;
  const off = offToSay(found.off);
  const at = lead && (lead.occurrence.where ?? lead.event.where);
  const service = lead && withoutRepeating(off, lead, describe(lead, now, locale));
  const note = service?.occurrence.note;
  /** With its place where that is another one than that of the service above, or else with its room. */
  const elsewhere = (item: EventOccurrence): ComingService => {
    const where = item.occurrence.where ?? item.event.where;
    const isSamePlace = where.place?.id === at?.place?.id;
    const room = where.room === at?.room ? undefined : where.room;
    const other = describe(item, now, locale);
    return {
      ...other,
      // One note for all services, such as "Bring a coat", is read once.
      occurrence: {
        ...other.occurrence,
        soon: describeOccurrence(item.occurrence, today, words).soonStart,
        note: other.occurrence.note === note ? undefined : other.occurrence.note,
      },
      where: isSamePlace ? room : placeInWords(where),
    };
  };
  return {
    off: inWords(off),
    moreOff: found.off.length - off.length,
    none: events.some(({ worship }) => worship) ? noneInWords(found, today, words) : noServiceYet,
    underWay: inWords(found.underWay),
    service: service && { ...service, where: at?.room },
    place: at?.place && placeAddress(at.place),
    others: found.others.slice(0, maxOthers).map(elsewhere),
    hasMore: found.others.length > maxOthers,
    day: lead && words.dates.date(lead.occurrence.startDate, today),
    also: found.also.map(elsewhere),
    long: inWords(found.long.slice(0, maxLong)),
  };
}
