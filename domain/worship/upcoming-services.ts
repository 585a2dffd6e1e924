import { type Event, type EventPlace, isScheduled, type ScheduledEvent } from '../event/event.ts';
import { isSeriesOff } from '../event/next-dates.ts';
import { agenda } from '../schedule/agenda.ts';
import { isOn, type Occurrence, startDate, takesPlace } from '../schedule/occurrence.ts';
import { byStart, listedUntil, viewpoint } from '../schedule/occurrences.ts';

export interface DatedService {
  readonly event: ScheduledEvent;
  readonly occurrence: Occurrence<EventPlace>;
}

/** The services that Home shows, in order of start. */
export interface UpcomingServices {
  /**
   * Cancelled, postponed or moved: up to the end of the day of `next`, and main services up to the next one. A series that
   * is off as a whole is listed only if it is the main service, and once: people come to that one without checking.
   */
  readonly off: readonly DatedService[];
  readonly underWay: readonly DatedService[];
  /** All that are still to start on the next day with a service, main services first. */
  readonly next: readonly DatedService[];
  /** The next main service, when it is on a later day. */
  readonly nextMain: DatedService | undefined;
  /** Those so long that they would hide the others: under way, or starting by the end of that day. */
  readonly long: readonly DatedService[];
}

/** How far ahead to search for the next service. */
const searchHorizon = { hours: 2 * 365 * 24 } as const;

/** How far ahead `off` looks when no service takes place. */
const week = { hours: 7 * 24 } as const;

/** In milliseconds. People come and go during anything longer, such as a day of prayer or a night watch. */
const maxServiceLength = 4 * 3_600_000;

function isLong({ when, startsAt, endsAt }: Occurrence): boolean {
  if (when.kind === 'all-day') return when.words === null;
  return endsAt.epochMilliseconds - startsAt.epochMilliseconds > maxServiceLength;
}

/** The first service that starts after `now` and takes place. @param accepts selects occurrences */
function firstAhead(
  events: readonly ScheduledEvent[],
  now: Temporal.Instant,
  zone: string,
  accepts: (occurrence: Occurrence) => boolean,
): DatedService | undefined {
  const view = viewpoint(now, zone);
  const limit = now.add(searchHorizon);
  const isAhead = (occurrence: Occurrence) =>
    Temporal.Instant.compare(occurrence.startsAt, now) > 0 && takesPlace(occurrence) && accepts(occurrence);
  const firsts = events.flatMap((event) => {
    const occurrence = listedUntil(event.schedule, view, limit).find(isAhead);
    return occurrence ? [{ event, occurrence }] : [];
  });
  return firsts.sort((one, other) => byStart(one.occurrence, other.occurrence))[0];
}

/** Finds the services that Home shows at `now`. */
export function upcomingServices(
  events: readonly Event[],
  now: Temporal.Instant,
  zone: string,
): UpcomingServices {
  const services = events
    .filter((event) => event.worship)
    .filter(isScheduled)
    .filter(
      ({ schedule, mainService }) => mainService || !isSeriesOff(schedule) || schedule.changes.length > 0,
    );
  const isShort = (occurrence: Occurrence) => !isLong(occurrence);
  const first = firstAhead(services, now, zone, isShort) ?? firstAhead(services, now, zone, isLong);
  const day = first && startDate(first.occurrence);
  const dayEnds = day?.add({ days: 1 }).toZonedDateTime(zone).toInstant();
  const main = services.filter((event) => event.mainService);
  const mainAhead = firstAhead(main, now, zone, () => true);

  const until = latest(dayEnds ?? now.add(week), mainAhead?.occurrence.startsAt);
  const items = agenda<ScheduledEvent, EventPlace>(services, now, until, zone);
  const isByThen = ({ occurrence }: DatedService) =>
    dayEnds === undefined || Temporal.Instant.compare(occurrence.startsAt, dayEnds) < 0;
  const isOff = ({ event, occurrence }: DatedService) =>
    !takesPlace(occurrence) && (event.mainService || !isSeriesOff(event.schedule));
  const on = items.filter(({ occurrence }) => isOn(occurrence, now));
  const ahead = items.filter(
    (item) => takesPlace(item.occurrence) && !isOn(item.occurrence, now) && isByThen(item),
  );
  const next = ahead.filter(({ occurrence }) => isShort(occurrence) || (first && isLong(first.occurrence)));
  return {
    off: items
      .filter((item) => isOff(item) && (isByThen(item) || item.event.mainService))
      .filter((item, index, off) => !isSeriesOff(item.event.schedule) || isFirstOfEvent(item, index, off)),
    underWay: on.filter(({ occurrence }) => isShort(occurrence)),
    next: next.toSorted(byMain),
    nextMain: next.some(({ event }) => event.mainService) ? undefined : mainAhead,
    long: [...on, ...ahead].filter((item) => isLong(item.occurrence) && !next.includes(item)),
  };
}

/** For filtering: true for the first item of each event. */
export function isFirstOfEvent(
  { event }: DatedService,
  index: number,
  items: readonly DatedService[],
): boolean {
  return items.findIndex((item) => item.event === event) === index;
}

/** Compares for sorting main services first. */
export function byMain({ event: one }: DatedService, { event: other }: DatedService): number {
  return Number(other.mainService) - Number(one.mainService);
}

function latest(one: Temporal.Instant, other: Temporal.Instant | undefined): Temporal.Instant {
  return other && Temporal.Instant.compare(other, one) > 0 ? other : one;
}
