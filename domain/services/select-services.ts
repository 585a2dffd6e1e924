import { agenda, type Occurrence, occurrencesAfter } from 'schedules-in-words';
import type { LocaleNow } from '#languages/locale.ts';
import {
  type Event,
  type EventOccurrence,
  type EventPlace,
  isScheduled,
  type ScheduledEvent,
} from '../event/event.ts';
import { isUnderWay, seriesDoesNotTakePlace } from '../event/next-dates.ts';

/** The services that Home shows, in order of start. */
export type SelectedServices = ReturnType<typeof selectServices>;

/** How far ahead to search for the next service. */
const searchHorizon = { hours: 2 * 365 * 24 } as const;

/** The days that `others` covers, today included. */
const daysOfOthers = 7;

/** The days in which `notTakingPlace` looks when no service takes place: today's weekday comes twice. */
const daysOfNotTakingPlace = 8;

/** In milliseconds. People come and go during anything longer, such as a day of prayer or a night watch. */
const maxServiceLength = 4 * 3_600_000;

function isLong({ when, startsAt, endsAt }: Occurrence): boolean {
  if (when.kind === 'all-day') return when.words === null;
  return endsAt.epochMilliseconds - startsAt.epochMilliseconds > maxServiceLength;
}

/** The first service that starts after `now` and takes place. @param accepts selects occurrences */
function firstAhead(
  events: readonly ScheduledEvent[],
  { now, zone }: LocaleNow,
  accepts: (occurrence: Occurrence) => boolean,
): EventOccurrence | undefined {
  const limit = now.add(searchHorizon);
  const isBeyond = ({ startsAt }: Occurrence) => Temporal.Instant.compare(startsAt, limit) >= 0;
  const isAhead = (occurrence: Occurrence) =>
    Temporal.Instant.compare(occurrence.startsAt, now) > 0 && occurrence.takesPlace && accepts(occurrence);
  const firsts = events.flatMap((event) => {
    const isFound = (each: Occurrence) => isAhead(each) || isBeyond(each);
    const occurrence = occurrencesAfter(event.schedule, now, zone).find(isFound);
    return occurrence && !isBeyond(occurrence) ? [{ event, occurrence }] : [];
  });
  return firsts.sort((one, other) =>
    Temporal.Instant.compare(one.occurrence.startsAt, other.occurrence.startsAt),
  )[0];
}

/** Finds the services that Home shows at `now`. */
export function selectServices(events: readonly Event[], locale: LocaleNow) {
  const { now, zone } = locale;
  const services = events
    .filter((event) => event.worship)
    .filter(isScheduled)
    .filter(
      ({ schedule, mainService }) =>
        mainService || !seriesDoesNotTakePlace(schedule) || schedule.changes.length > 0,
    );
  const isShort = (occurrence: Occurrence) => !isLong(occurrence);
  const main = services.filter((event) => event.mainService);
  const lead =
    firstAhead(main, locale, () => true) ??
    firstAhead(services, locale, isShort) ??
    firstAhead(services, locale, isLong);
  const midnightAfter = (days: number) => now.toZonedDateTimeISO(zone).add({ days }).startOfDay().toInstant();
  const soonEnds = midnightAfter(daysOfOthers);
  const day = lead?.occurrence.startDate;
  const dayEnds =
    day?.add({ days: 1 }).toZonedDateTime(zone).toInstant() ?? midnightAfter(daysOfNotTakingPlace);

  const items = agenda<ScheduledEvent, EventPlace>(services, now, latest(dayEnds, soonEnds), zone);
  const startsBefore = ({ occurrence }: EventOccurrence, limit: Temporal.Instant) =>
    Temporal.Instant.compare(occurrence.startsAt, limit) < 0;
  const doesNotTakePlace = ({ event, occurrence }: EventOccurrence) =>
    !occurrence.takesPlace && (event.mainService || !seriesDoesNotTakePlace(event.schedule));
  const underWay = items.filter(({ occurrence }) => isUnderWay(occurrence, now));
  const ahead = items.filter(({ occurrence }) => occurrence.takesPlace && !isUnderWay(occurrence, now));
  const next = ahead.filter(({ occurrence }) => isShort(occurrence) || (lead && isLong(lead.occurrence)));
  const isOnThatDay = ({ occurrence }: EventOccurrence) => day?.equals(occurrence.startDate) ?? false;
  // Each service once: not again when it is named already, under way or as the first.
  const rest = [...underWay, ...(lead ? [lead] : []), ...next]
    .filter((item, index, all) => all.findIndex((other) => isSameService(item, other)) === index)
    .filter((item) => next.includes(item));
  return {
    /**
     * Cancelled, postponed or moved, up to the end of the day of `lead`. A series that does not take place as a whole is listed only if it
     * is the main service, and once: people come to that one without checking.
     */
    notTakingPlace: items
      .filter((item) => doesNotTakePlace(item) && startsBefore(item, dayEnds))
      .filter(
        (item, index, all) =>
          !seriesDoesNotTakePlace(item.event.schedule) || isFirstOfEvent(item, index, all),
      ),
    underWay: underWay.filter(({ occurrence }) => isShort(occurrence)),
    /** The next main service to start; without any, the next of all. */
    lead,
    /** On other days of the next seven, each service by its first date. */
    others: rest.filter((item) => !isOnThatDay(item) && startsBefore(item, soonEnds)),
    /** On the day of `lead`, without those of `others`. */
    also: rest.filter(isOnThatDay),
    /** Those so long that they would hide the others: under way, or starting by the end of that day. */
    long: [...underWay, ...ahead].filter(
      (item) => isLong(item.occurrence) && startsBefore(item, dayEnds) && !next.includes(item),
    ),
  };
}

/** True for two dates of one service: an event may have several, such as one at 8am and one at 10.30am. */
function isSameService(one: EventOccurrence, other: EventOccurrence): boolean {
  return one.event === other.event && one.occurrence.part === other.occurrence.part;
}

/** For filtering: true for the first item of each event. */
export function isFirstOfEvent(
  { event }: EventOccurrence,
  index: number,
  items: readonly EventOccurrence[],
): boolean {
  return items.findIndex((item) => item.event === event) === index;
}

/** Compares for sorting main services first. */
export function byMain({ event: one }: EventOccurrence, { event: other }: EventOccurrence): number {
  return Number(other.mainService) - Number(one.mainService);
}

function latest(one: Temporal.Instant, other: Temporal.Instant): Temporal.Instant {
  return Temporal.Instant.compare(other, one) > 0 ? other : one;
}
