import type { EventPlace, ScheduledEvent } from '../event/event.ts';
import {
  type OccurrenceWords,
  occurrenceInWords,
  type PlaceWords,
  placeInParts,
} from '../event/event-date.ts';
import type { PaletteIndex } from '../page/palette-index.ts';
import { eventPath, type Path } from '../page/route-pattern.ts';
import type { AgendaDay, AgendaItem } from '../schedule/agenda.ts';
import { startDate } from '../schedule/occurrence.ts';
import { beforeDate, dateInWords } from '../wording/date-words.ts';
import { whenInWords } from '../wording/occurrence-words.ts';

/** An event at one of its times. */
export type DiaryItem = AgendaItem<ScheduledEvent, EventPlace>;

/** What is said of an event on each of its days: said once, it is half of what a browser would be sent for them. */
export interface DiaryEvent {
  readonly path: Path;
  readonly title: string;
  /** Undefined for the one at rest. */
  readonly palette: PaletteIndex | undefined;
  readonly where: PlaceWords | undefined;
}

/** One line: an event at one of its times. */
export interface DiaryLine
  extends Pick<OccurrenceWords, 'machine' | 'hours' | 'status' | 'note' | 'was' | 'movedTo'> {
  /** Its place among the diary's events. */
  readonly event: number;
  /** Its name among the event's occurrences, `YYYY-MM-DD`; undefined for the day it stands under. */
  readonly date: string | undefined;
  /** True when nobody should come. */
  readonly off: true | undefined;
  /** Undefined where it is in its usual place. */
  readonly where: PlaceWords | undefined;
}

/** A day and what is on it. */
export interface DiaryDay {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** "Today,", "Tomorrow," or "This", before the date; undefined for later days, and not for paper, where it would soon be wrong. */
  readonly near: string | undefined;
  /** "Sunday 6 December". */
  readonly dated: string;
  readonly dayOfMonth: number;
  /** "Dec", beside the number of the day. */
  readonly month: string;
  readonly lines: readonly DiaryLine[];
}

/** Days in words, nearest first, and the events that are on them. */
export interface Diary {
  readonly events: readonly DiaryEvent[];
  readonly days: readonly DiaryDay[];
}

const months = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' });

function monthOf(date: Temporal.PlainDate): string {
  return months.format(Date.UTC(date.year, date.month - 1, 1));
}

function diaryEvent({ slug, title, palette, where }: ScheduledEvent): DiaryEvent {
  return { path: eventPath(slug), title, palette: palette || undefined, where: placeInParts(where) };
}

function diaryLine(
  { event, occurrence }: DiaryItem,
  events: readonly ScheduledEvent[],
  date: Temporal.PlainDate,
  today: Temporal.PlainDate,
): DiaryLine {
  const { machine, hours, off, status, note, was, movedTo } = occurrenceInWords(occurrence, today);
  return {
    event: events.indexOf(event),
    date: occurrence.date.equals(date) ? undefined : occurrence.date.toString(),
    machine,
    // What began on an earlier day says all its days: "from 7pm" alone would read as tonight.
    hours: startDate(occurrence).equals(date) ? hours : whenInWords(occurrence.when, date),
    off: off || undefined,
    status,
    note,
    was,
    movedTo,
    where: occurrence.where ? placeInParts(occurrence.where) : undefined,
  };
}

/** Says days in words, seen from one of them. */
export function diaryInWords(
  days: readonly AgendaDay<ScheduledEvent, EventPlace>[],
  today: Temporal.PlainDate,
): Diary {
  const events = [...new Set(days.flatMap(({ items }) => items.map(({ event }) => event)))];
  return {
    events: events.map(diaryEvent),
    days: days.map(({ date, items }) => ({
      date: date.toString(),
      near: beforeDate(date, today),
      dated: dateInWords(date, today),
      dayOfMonth: date.day,
      month: monthOf(date),
      lines: items.map((item) => diaryLine(item, events, date, today)),
    })),
  };
}
