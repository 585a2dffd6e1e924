import type { Event } from '../event/event.ts';
import { type OccurrenceWords, occurrenceInWords, placeInWords } from '../event/event-date.ts';
import { eventPath, type Path } from '../page/route-pattern.ts';
import { startDate } from '../schedule/occurrence.ts';
import { startInWords, untilInWords } from '../wording/occurrence-words.ts';
import { byMain, type DatedService, type UpcomingServices, upcomingServices } from './upcoming-services.ts';

/** A service at one of its times. */
export interface ComingService {
  readonly slug: string;
  readonly title: string;
  readonly path: Path;
  readonly occurrence: OccurrenceWords;
  /** "8am", "All day": for a line that has said the day. */
  readonly starts: string;
  /** "11.45am", "Monday 25 January"; undefined while it has no end that is known, or has not begun. */
  readonly until: string | undefined;
  readonly where: string | undefined;
}

/** What a visitor must know who wants to come to a service. */
export interface NextService {
  /** What is off before the services that are named (or in the next seven days), nearest first: nobody may come in vain. */
  readonly off: readonly ComingService[];
  /** How many more are off than are said. */
  readonly moreOff: number;
  /** That there is no service, or none soon; undefined while there is. */
  readonly none: string | undefined;
  /** Under way now. */
  readonly underWay: readonly ComingService[];
  /** True when what is under way comes first: nothing more begins today. */
  readonly underWayFirst: boolean;
  /** The next that begins: of its day the main service, or else the first. */
  readonly service: ComingService | undefined;
  /** What else begins on that day. */
  readonly also: readonly ComingService[];
  /** The next main service of the week, when it is on a later day. */
  readonly nextMain: ComingService | undefined;
  /** What goes on for so long that it is said apart, so that it hides nothing. */
  readonly long: readonly ComingService[];
}

/** How many services that are off are said at most, each by its nearest date: with more the place leaves a telephone's first screen. */
const maxOff = 2;

/** How many things that go on for long are said at most. */
const maxLong = 2;

/** How many days ahead the next service may be before it is said that there is none until then: each Sunday's is. */
const soon = 7;

function describe({ event, occurrence }: DatedService, now: Temporal.Instant, zone: string): ComingService {
  const today = now.toZonedDateTimeISO(zone).toPlainDate();
  const hasBegun = Temporal.Instant.compare(occurrence.startsAt, now) <= 0;
  return {
    slug: event.slug,
    title: event.title,
    path: eventPath(event.slug),
    occurrence: occurrenceInWords(occurrence, today),
    starts: startInWords(occurrence.when),
    until: (hasBegun && untilInWords(occurrence.when, today)) || undefined,
    where: placeInWords(occurrence.where ?? event.where),
  };
}

/** The nearest date of each service that is off, main services before others; then nearest first. */
function offToSay(off: readonly DatedService[]): readonly DatedService[] {
  const nearest = off.filter(({ event }, index) => off.findIndex((item) => item.event === event) === index);
  const said = nearest.toSorted(byMain).slice(0, maxOff);
  return nearest.filter((item) => said.includes(item));
}

/** A service whose former time is said just above: that says from when it was moved, and why. */
function withoutRepeating(
  off: readonly DatedService[],
  { event, occurrence: { date } }: DatedService,
  words: ComingService,
): ComingService {
  const isSaid = off.some((other) => other.event === event && other.occurrence.date.equals(date));
  return isSaid ? { ...words, occurrence: { ...words.occurrence, was: undefined, note: undefined } } : words;
}

function noneInWords(
  { off, underWay, next: [next], long }: UpcomingServices,
  today: Temporal.PlainDate,
): string | undefined {
  if (underWay.length > 0 || long.length > 0) return undefined;
  const other = off.length > 0 ? 'other ' : '';
  if (next === undefined) return `No ${other}service is planned just now.`;
  const { days } = today.until(startDate(next.occurrence));
  return days > soon ? `There is no ${other}service in the next seven days.` : undefined;
}

/**
 * What Home says of services, of all events marked as worship.
 * @param now the instant for which "today" and "on now" are meant; it is true until an occurrence starts or ends, or midnight
 * @param zone the zone in which the church keeps its times
 */
export function nextService(events: readonly Event[], now: Temporal.Instant, zone: string): NextService {
  const found = upcomingServices(events, now, zone);
  const today = now.toZonedDateTimeISO(zone).toPlainDate();
  const inWords = (items: readonly DatedService[]) => items.map((item) => describe(item, now, zone));
  const [first, ...others] = found.next;
  const off = offToSay(found.off);
  return {
    off: inWords(off),
    moreOff: found.off.length - off.length,
    none: noneInWords(found, today),
    underWay: inWords(found.underWay),
    underWayFirst: first === undefined || !startDate(first.occurrence).equals(today),
    service: first && withoutRepeating(off, first, describe(first, now, zone)),
    also: inWords(others),
    nextMain: found.nextMain && describe(found.nextMain, now, zone),
    long: inWords(found.long.slice(0, maxLong)),
  };
}
