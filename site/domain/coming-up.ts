import { type Event, type EventPlace, isScheduled, type ScheduledEvent } from './event.ts';
import {
  type OccurrenceWords,
  occurrenceInWords,
  type PlaceWords,
  placeInParts,
} from './occurrence-words.ts';
import type { PaletteIndex } from './palette-index.ts';
import { eventPath, type Path } from './route-pattern.ts';
import { type AgendaItem, agenda, agendaByDay, startDate } from './time/agenda.ts';
import type { Occurrence } from './time/occurrence.ts';
import { whenInWords } from './time/wording.ts';
import { dateInWords, dayInWords } from './time/words-for-dates.ts';

/** How far ahead everything is listed; beyond it only what happens once, so that Christmas is seen in November. */
export const near = { days: 28 } as const;
export const far = { days: 365 } as const;

/** An occurrence under the heading of its day: what repeats the day in words would be a tenth of the page. */
export type OccurrenceOfDay = Omit<OccurrenceWords, 'soon' | 'dated'>;

/** One line of Coming Up. */
export interface ComingUpItem {
  readonly path: Path;
  readonly title: string;
  readonly palette: PaletteIndex;
  readonly occurrence: OccurrenceOfDay;
  readonly where: PlaceWords | undefined;
}

/** A day of Coming Up. */
export interface ComingUpDay {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** "Today", "Tomorrow", "This Sunday" or "Sunday 6 December". */
  readonly heading: string;
  /** "Sunday 6 December": for paper, on which "tomorrow" would soon be wrong. */
  readonly dated: string;
  readonly dayOfMonth: number;
  /** "Dec", beside the number of the day. */
  readonly month: string;
  readonly items: readonly ComingUpItem[];
}

const months = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' });

function monthOf(date: Temporal.PlainDate): string {
  return months.format(Date.UTC(date.year, date.month - 1, 1));
}

/** An event at one of its times. */
export type Item = AgendaItem<ScheduledEvent, EventPlace>;

/** What began on an earlier day says all its days: "from 7pm" alone would read as tonight. */
function hoursOn(occurrence: Occurrence, date: Temporal.PlainDate, words: OccurrenceOfDay): string {
  return startDate(occurrence).equals(date) ? words.hours : whenInWords(occurrence.when, date);
}

function describeItem(
  { event, occurrence }: Item,
  date: Temporal.PlainDate,
  today: Temporal.PlainDate,
): ComingUpItem {
  const { soon: _, dated: __, ...words } = occurrenceInWords(occurrence, today);
  return {
    path: eventPath(event.slug),
    title: event.title,
    palette: event.palette,
    occurrence: { ...words, hours: hoursOn(occurrence, date, words) },
    where: placeInParts(occurrence.where ?? event.where),
  };
}

function days(
  items: readonly Item[],
  from: Temporal.Instant,
  today: Temporal.PlainDate,
  zone: string,
): readonly ComingUpDay[] {
  return agendaByDay<ScheduledEvent, EventPlace>(items, from, zone).map(({ date, items }) => ({
    date: date.toString(),
    heading: dayInWords(date, today),
    dated: dateInWords(date, today),
    dayOfMonth: date.day,
    month: monthOf(date),
    items: items.map((item) => describeItem(item, date, today)),
  }));
}

/** What is to come, by day; `later` holds what happens once, further ahead. */
export interface ComingUp {
  readonly soon: readonly ComingUpDay[];
  readonly later: readonly ComingUpDay[];
}

/** What is to come, by start: all of the near, then what happens once, further ahead. */
export interface ItemsToCome {
  readonly soon: readonly Item[];
  readonly later: readonly Item[];
  /** Where the near ends. */
  readonly horizon: Temporal.Instant;
}

/**
 * What is to come: everything for four weeks, then single events for a year.
 * @param now what is over by then is left out, what is going on stays
 * @param zone the zone in which the church keeps its times
 */
export function itemsToCome(events: readonly Event[], now: Temporal.Instant, zone: string): ItemsToCome {
  const start = now.toZonedDateTimeISO(zone);
  const horizon = start.add(near).startOfDay().toInstant();
  const end = start.add(far).startOfDay().toInstant();
  const scheduled = events.filter(isScheduled);
  const single = scheduled.filter(({ schedule }) => schedule.kind === 'once');
  const soon = agenda<ScheduledEvent, EventPlace>(scheduled, now, horizon, zone);
  const known = new Set(soon.map(({ event }) => event));
  const later = agenda<ScheduledEvent, EventPlace>(single, horizon, end, zone).filter(
    ({ event }) => !known.has(event),
  );
  return { soon, later, horizon };
}

/**
 * The beginning of `listComingUp`, for a page that says other things besides.
 * @param count how many days at the most, and how many lines in all
 */
export function beginComingUp(
  { soon }: ItemsToCome,
  now: Temporal.Instant,
  zone: string,
  count: { readonly days: number; readonly items: number },
): readonly ComingUpDay[] {
  const today = now.toZonedDateTimeISO(zone).toPlainDate();
  return days(soon.slice(0, count.items), now, today, zone).slice(0, count.days);
}

/** Lists what is to come by day. */
export function listComingUp(toCome: ItemsToCome, now: Temporal.Instant, zone: string): ComingUp {
  const { soon, later, horizon } = toCome;
  const today = now.toZonedDateTimeISO(zone).toPlainDate();
  return { soon: days(soon, now, today, zone), later: days(later, horizon, today, zone) };
}
