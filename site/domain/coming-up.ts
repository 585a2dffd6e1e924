import { type Event, type EventPlace, isScheduled, type ScheduledEvent } from './event.ts';
import { type OccurrenceWords, occurrenceInWords, placeInWords } from './occurrence-words.ts';
import type { PaletteIndex } from './palette-index.ts';
import { eventPath, type Path } from './route-pattern.ts';
import { type AgendaItem, agenda, agendaByDay } from './time/agenda.ts';
import { dayInWords } from './time/words-for-dates.ts';

/** How far ahead everything is listed; beyond it only what happens once, so that Christmas is seen in November. */
const near = { days: 28 } as const;
const far = { days: 365 } as const;

/** One line of Coming Up. */
export interface ComingUpItem {
  readonly slug: string;
  readonly path: Path;
  readonly title: string;
  readonly palette: PaletteIndex;
  readonly occurrence: OccurrenceWords;
  readonly where: string | undefined;
}

/** A day of Coming Up. */
export interface ComingUpDay {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** "Today", "Tomorrow", "This Sunday" or "Sunday 6 December". */
  readonly heading: string;
  readonly dayOfMonth: number;
  /** "December". */
  readonly month: string;
  readonly items: readonly ComingUpItem[];
}

const months = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });

function monthOf(date: Temporal.PlainDate): string {
  return months.format(Date.UTC(date.year, date.month - 1, 1));
}

type Item = AgendaItem<ScheduledEvent, EventPlace>;

function describeItem({ event, occurrence }: Item, today: Temporal.PlainDate): ComingUpItem {
  return {
    slug: event.slug,
    path: eventPath(event.slug),
    title: event.title,
    palette: event.palette,
    occurrence: occurrenceInWords(occurrence, today),
    where: placeInWords(occurrence.where ?? event.where),
  };
}

function days(items: readonly Item[], now: Temporal.Instant, zone: string): readonly ComingUpDay[] {
  const today = now.toZonedDateTimeISO(zone).toPlainDate();
  return agendaByDay(items, now, zone).map(({ date, items }) => ({
    date: date.toString(),
    heading: dayInWords(date, today),
    dayOfMonth: date.day,
    month: monthOf(date),
    items: items.map((item) => describeItem(item as Item, today)),
  }));
}

/** What is to come, by day; `later` holds what happens once, further ahead. */
export interface ComingUp {
  readonly soon: readonly ComingUpDay[];
  readonly later: readonly ComingUpDay[];
}

/**
 * Lists what is to come: everything for four weeks, then single events for a year.
 * @param now what is over by then is left out, what is going on stays
 * @param zone the zone in which the church keeps its times
 */
export function listComingUp(events: readonly Event[], now: Temporal.Instant, zone: string): ComingUp {
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
  return { soon: days(soon, now, zone), later: days(later, horizon, zone) };
}
