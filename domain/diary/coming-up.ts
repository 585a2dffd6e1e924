import { type Event, type EventPlace, isScheduled, type ScheduledEvent } from '../event/event.ts';
import type { Locale } from '../languages/locale.ts';
import { agenda, agendaByDay } from '../schedule/agenda.ts';
import { runSpan, type Schedule } from '../schedule/schedule.ts';
import { type Diary, type DiaryItem, diaryInWords } from './diary.ts';
import { type Glance, glanceAt } from './glance.ts';
import { type DiaryWeek, weeksOf } from './weeks.ts';

/** Everything is listed up to the near horizon; single events and short runs up to the far one, so that Christmas is seen in November. */
export const nearHorizon = { days: 28 } as const;
export const farHorizon = { days: 365 } as const;

/** True for what people plan long ahead: single events, listed dates, days of the year, and runs of four weeks at most. */
export function isListedFarAhead(schedule: Schedule): boolean {
  const run = runSpan(schedule);
  if (run) return run.from.until(run.to).days <= nearHorizon.days;
  return schedule.parts.every(
    ({ days }) =>
      days.kind === 'dates' ||
      days.kind === 'festivals' ||
      (days.kind === 'rule' && days.rule.freq === 'yearly'),
  );
}

/** Upcoming events by day. `later` has what is rare beyond the near horizon. */
export interface ComingUp {
  readonly soon: Diary;
  readonly later: Diary;
  /** The weeks of `soon`. */
  readonly weeks: readonly DiaryWeek[];
  readonly glance: Glance;
  /** "22 November to 19 December": the days that `soon` covers. */
  readonly span: string;
  /** "Sunday 22 November 2026": the day of the list, for a printed page. */
  readonly asOf: string;
}

/** Upcoming items in order of start: all up to the near horizon, then what is rare. */
export interface UpcomingItems {
  readonly soon: readonly DiaryItem[];
  readonly later: readonly DiaryItem[];
  readonly horizon: Temporal.Instant;
}

/**
 * Finds the upcoming items: everything for four weeks, then what is rare for a year.
 * @param now occurrences that are over by then are left out; those under way stay
 * @param zone the time zone of the church
 */
export function upcomingItems(events: readonly Event[], now: Temporal.Instant, zone: string): UpcomingItems {
  const start = now.toZonedDateTimeISO(zone);
  const horizon = start.add(nearHorizon).startOfDay().toInstant();
  const end = start.add(farHorizon).startOfDay().toInstant();
  const scheduled = events.filter(isScheduled);
  const seenFar = scheduled.filter(({ schedule }) => isListedFarAhead(schedule));
  const soon = agenda<ScheduledEvent, EventPlace>(scheduled, now, horizon, zone);
  // An occurrence that is under way at the horizon is listed in `soon` already.
  const later = agenda<ScheduledEvent, EventPlace>(seenFar, horizon, end, zone).filter(
    ({ occurrence }) => Temporal.Instant.compare(occurrence.startsAt, horizon) >= 0,
  );
  return { soon, later, horizon };
}

/**
 * The start of `listComingUp`, for a page with other content as well.
 * @param count the maximum number of days, and of lines in all
 */
export function comingUpPreview(
  { soon }: UpcomingItems,
  now: Temporal.Instant,
  { zone, words }: Locale,
  count: { readonly days: number; readonly items: number },
): Diary {
  const days = agendaByDay<ScheduledEvent, EventPlace>(soon.slice(0, count.items), now, zone);
  return diaryInWords(days.slice(0, count.days), now.toZonedDateTimeISO(zone).toPlainDate(), words);
}

/** The items of events of one kind. @param kind its slug */
export function itemsOfKind({ soon, later, horizon }: UpcomingItems, kind: string): UpcomingItems {
  const isOfKind = ({ event }: DiaryItem) => event.kinds.some(({ slug }) => slug === kind);
  return { soon: soon.filter(isOfKind), later: later.filter(isOfKind), horizon };
}

/** Lists the upcoming items by day. */
export function listComingUp(
  { soon, later, horizon }: UpcomingItems,
  now: Temporal.Instant,
  { zone, words }: Locale,
): ComingUp {
  const today = now.toZonedDateTimeISO(zone).toPlainDate();
  const diary = (items: readonly DiaryItem[], from: Temporal.Instant) =>
    diaryInWords(agendaByDay<ScheduledEvent, EventPlace>(items, from, zone), today, words);
  const lastDay = horizon.toZonedDateTimeISO(zone).toPlainDate().subtract({ days: 1 });
  const near = diary(soon, now);
  return {
    soon: near,
    later: diary(later, horizon),
    weeks: weeksOf(near.days, today, lastDay, words),
    glance: glanceAt(near.days, today, lastDay, words),
    span: words.dates.span(today, lastDay),
    asOf: words.dates.asOf(today),
  };
}
