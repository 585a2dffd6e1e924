import type { EventPlace, ScheduledEvent } from '../event/event.ts';
import { type OccurrenceText, occurrenceInWords, type PlaceText, placeInParts } from '../event/event-date.ts';
import type { Words } from '../languages/words.ts';
import type { PaletteIndex } from '../page/palette-index.ts';
import { eventPath, type Path } from '../page/route-pattern.ts';
import type { AgendaDay, AgendaItem } from '../schedule/agenda.ts';
import { startDate } from '../schedule/occurrence.ts';
import { whenInWords } from '../wording/occurrence-words.ts';

/** One occurrence of an event. */
export type DiaryItem = AgendaItem<ScheduledEvent, EventPlace>;

/** The facts about an event that are the same on all its days. Sent once, they halve the data of the page. */
export interface DiaryEvent {
  readonly path: Path;
  readonly title: string;
  /** Undefined for the default palette. */
  readonly palette: PaletteIndex | undefined;
  readonly where: PlaceText | undefined;
}

/** One line of a day: an occurrence of an event. */
export interface DiaryLine
  extends Pick<OccurrenceText, 'machine' | 'hours' | 'status' | 'note' | 'was' | 'movedTo'> {
  /** The index of its event in the diary's events. */
  readonly event: number;
  /** Identifies the occurrence, `YYYY-MM-DD`; undefined if it is the date of the day. */
  readonly date: string | undefined;
  /** True when it does not take place. */
  readonly off: true | undefined;
  /** Undefined when it is in the event's own place. */
  readonly where: PlaceText | undefined;
}

export interface DiaryDay {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** "Today,", "Tomorrow," or "This", shown before the date but not printed; undefined for later days. */
  readonly near: string | undefined;
  /** "Sunday 6 December". */
  readonly dated: string;
  readonly dayOfMonth: number;
  /** "Dec". */
  readonly month: string;
  readonly lines: readonly DiaryLine[];
}

/** Days in order, and the events on them. */
export interface Diary {
  readonly events: readonly DiaryEvent[];
  readonly days: readonly DiaryDay[];
}

function diaryEvent({ slug, title, palette, where }: ScheduledEvent): DiaryEvent {
  return { path: eventPath(slug), title, palette: palette || undefined, where: placeInParts(where) };
}

function diaryLine(
  { event, occurrence }: DiaryItem,
  events: readonly ScheduledEvent[],
  date: Temporal.PlainDate,
  today: Temporal.PlainDate,
  words: Words,
): DiaryLine {
  const { machine, hours, off, status, note, was, movedTo } = occurrenceInWords(occurrence, today, words);
  return {
    event: events.indexOf(event),
    date: occurrence.date.equals(date) ? undefined : occurrence.date.toString(),
    machine,
    // An occurrence that started on an earlier day names all its days: "from 7pm" alone would be read as tonight.
    hours: startDate(occurrence).equals(date) ? hours : whenInWords(occurrence.when, date, words),
    off: off || undefined,
    status,
    note,
    was,
    movedTo,
    where: occurrence.where ? placeInParts(occurrence.where) : undefined,
  };
}

/** Turns the days of an agenda into text. @param today the day for which "Today" and "This" are meant */
export function diaryInWords(
  days: readonly AgendaDay<ScheduledEvent, EventPlace>[],
  today: Temporal.PlainDate,
  words: Words,
): Diary {
  const { dates } = words;
  const events = [...new Set(days.flatMap(({ items }) => items.map(({ event }) => event)))];
  return {
    events: events.map(diaryEvent),
    days: days.map(({ date, items }) => ({
      date: date.toString(),
      near: dates.beforeDate(date, today),
      dated: dates.date(date, today),
      dayOfMonth: date.day,
      month: dates.shortMonth(date.month),
      lines: items.map((item) => diaryLine(item, events, date, today, words)),
    })),
  };
}
