import { describeOccurrence } from 'schedules-in-words';
import type { LocaleNow } from '#languages/locale.ts';
import { placeAddress } from '../church/place.ts';
import type { Event, EventOccurrence } from '../event/event.ts';
import { type DatedEvent, datedEvent, placeInWords } from '../event/occurrence-in-words.ts';
import { byMain, isFirstOfEvent, type SelectedServices, selectServices } from './select-services.ts';

/** The services that Home shows. */
export type NextServices = ReturnType<typeof nextServices>;

/** The maximum length of `notTakingPlace`, each service by its nearest date: with more, the address is no longer on a phone's first screen. */
const maxNotTakingPlace = 2;

const maxLong = 2;

/** The maximum length of `others`: enough for Christmas. */
const maxOthers = 5;

/** The number of days without a service after which Home says that there is none: a weekly service never exceeds it. */
const maxDaysWithout = 7;

/** The nearest date of each service that does not take place, main services before others; then nearest first. */
function nearestNotTakingPlace(notTakingPlace: readonly EventOccurrence[]): readonly EventOccurrence[] {
  const nearest = notTakingPlace.filter(isFirstOfEvent);
  const shown = nearest.toSorted(byMain).slice(0, maxNotTakingPlace);
  return nearest.filter((item) => shown.includes(item));
}

/** Leaves out note and former time of a service when `notTakingPlace` shows its former time, which says both. */
function withoutRepeating(
  notTakingPlace: readonly EventOccurrence[],
  { event, occurrence }: EventOccurrence,
  service: DatedEvent,
): DatedEvent {
  const isShown = notTakingPlace.some(
    (other) => other.event === event && other.occurrence.id === occurrence.id,
  );
  return isShown
    ? { ...service, occurrence: { ...service.occurrence, was: undefined, note: undefined } }
    : service;
}

function noneInWords(
  { notTakingPlace, underWay, lead, others: [other], long }: SelectedServices,
  { today, words: { occurrences }, isDated }: LocaleNow,
): string | undefined {
  if (underWay.length > 0 || long.length > 0) return undefined;
  const isOther = notTakingPlace.length > 0;
  if (lead === undefined) return occurrences.noService(isOther);
  const { days } = today.until((other ?? lead).occurrence.startDate);
  return days > maxDaysWithout && !isDated ? occurrences.noServiceSoon(isOther) : undefined;
}

/** Selects the services that Home shows from all events marked as worship. */
export function nextServices(events: readonly Event[], locale: LocaleNow) {
  const { today, words, isDated } = locale;
  const { noServiceYet } = words.occurrences;
  const found = selectServices(events, locale);
  const inWords = (items: readonly EventOccurrence[]) => items.map((item) => datedEvent(item, locale));
  const { lead } = found;
  const notTakingPlace = nearestNotTakingPlace(found.notTakingPlace);
  const at = lead && (lead.occurrence.where ?? lead.event.where);
  const service = lead && withoutRepeating(notTakingPlace, lead, datedEvent(lead, locale));
  const note = service?.occurrence.note;
  /** With its place where that is another one than that of the service above, or else with its room. */
  const elsewhere = (item: EventOccurrence): DatedEvent => {
    const where = item.occurrence.where ?? item.event.where;
    const isSamePlace = where.place?.id === at?.place?.id;
    const room = where.room === at?.room ? undefined : where.room;
    const other = datedEvent(item, locale);
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
    /** Cancelled, postponed or moved before the services named below (or in the next seven days), nearest first. */
    notTakingPlace: inWords(notTakingPlace),
    /** How many more there are than `notTakingPlace` lists. */
    moreNotTakingPlace: found.notTakingPlace.length - notTakingPlace.length,
    /** A sentence when there is no service, or none soon; otherwise undefined. */
    none: events.some(({ worship }) => worship) ? noneInWords(found, locale) : noServiceYet,
    /** None where nobody knows when it is read; they are then among those of `long`, which have their dates. */
    underWay: isDated ? [] : inWords(found.underWay),
    /** The next main service to start; in a church without one, the next of all. Its `where` is the room alone. */
    service: service && { ...service, where: at?.room },
    /** The place of `service`; undefined when that is not known. */
    place: at?.place && placeAddress(at.place),
    /** On other days of the coming week, each by its first date, nearest first, with its start alone. */
    others: found.others.slice(0, maxOthers).map(elsewhere),
    /** True when there are more than `others` lists. */
    hasMore: found.others.length > maxOthers,
    /** "Sunday 6 December": the day of `service`, for `also`. */
    day: lead && words.dates.date(lead.occurrence.startDate, today),
    /** Further services on that day. */
    also: found.also.map(elsewhere),
    /** Services so long that they would hide the others, such as a week of prayer; shown separately. */
    long: inWords([...(isDated ? found.underWay : []), ...found.long.slice(0, maxLong)]),
  };
}
