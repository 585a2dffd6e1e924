import { type Event, type EventPlace, isScheduled, type ScheduledEvent } from '../event/event.ts';
import { agenda, agendaByDay } from '../schedule/agenda.ts';
import type { Schedule } from '../schedule/schedule.ts';
import { weekdayName, weekdayOf } from '../schedule/weekday.ts';
import { isoDateInWords, spanInWords } from '../wording/date-words.ts';
import { type Diary, type DiaryItem, diaryInWords } from './diary.ts';

/** How far ahead everything is listed; beyond it only what happens once or on a few days, so that Christmas is seen in November. */
export const nearHorizon = { days: 28 } as const;
export const farHorizon = { days: 365 } as const;

/** True for what people plan for long before: a thing that happens once, and a run of four weeks at most. */
export function isListedFarAhead(schedule: Schedule): boolean {
  if (schedule.kind === 'daily') return schedule.firstDate.until(schedule.lastDate).days <= nearHorizon.days;
  return schedule.kind === 'once';
}

/** What is to come, by day; `later` holds single events and short runs, further ahead. */
export interface ComingUp {
  readonly soon: Diary;
  readonly later: Diary;
  /** "22 November to 19 December": the days of which all is in `soon`. */
  readonly span: string;
  /** "Sunday 22 November 2026": for paper, which stays as it is. */
  readonly asOf: string;
}

/** What is to come, by start: all of the near, then single events and short runs, further ahead. */
export interface UpcomingItems {
  readonly soon: readonly DiaryItem[];
  readonly later: readonly DiaryItem[];
  /** Where the near ends. */
  readonly horizon: Temporal.Instant;
}

/**
 * What is to come: everything for four weeks, then single events and short runs for a year.
 * @param now what is over by then is left out, what is going on stays
 * @param zone the zone in which the church keeps its times
 */
export function upcomingItems(events: readonly Event[], now: Temporal.Instant, zone: string): UpcomingItems {
  const start = now.toZonedDateTimeISO(zone);
  const horizon = start.add(nearHorizon).startOfDay().toInstant();
  const end = start.add(farHorizon).startOfDay().toInstant();
  const scheduled = events.filter(isScheduled);
  const seenFar = scheduled.filter(({ schedule }) => isListedFarAhead(schedule));
  const soon = agenda<ScheduledEvent, EventPlace>(scheduled, now, horizon, zone);
  // What is still on at the horizon stands among the near.
  const later = agenda<ScheduledEvent, EventPlace>(seenFar, horizon, end, zone).filter(
    ({ occurrence }) => Temporal.Instant.compare(occurrence.startsAt, horizon) >= 0,
  );
  return { soon, later, horizon };
}

/**
 * The beginning of `listComingUp`, for a page that says other things besides.
 * @param count how many days at the most, and how many lines in all
 */
export function comingUpPreview(
  { soon }: UpcomingItems,
  now: Temporal.Instant,
  zone: string,
  count: { readonly days: number; readonly items: number },
): Diary {
  const days = agendaByDay<ScheduledEvent, EventPlace>(soon.slice(0, count.items), now, zone);
  return diaryInWords(days.slice(0, count.days), now.toZonedDateTimeISO(zone).toPlainDate());
}

/** Lists what is to come by day. */
export function listComingUp(
  { soon, later, horizon }: UpcomingItems,
  now: Temporal.Instant,
  zone: string,
): ComingUp {
  const today = now.toZonedDateTimeISO(zone).toPlainDate();
  const diary = (items: readonly DiaryItem[], from: Temporal.Instant) =>
    diaryInWords(agendaByDay<ScheduledEvent, EventPlace>(items, from, zone), today);
  const lastDay = horizon.toZonedDateTimeISO(zone).toPlainDate().subtract({ days: 1 });
  return {
    soon: diary(soon, now),
    later: diary(later, horizon),
    span: spanInWords(today, lastDay),
    asOf: `${weekdayName(weekdayOf(today))} ${isoDateInWords(today.toString())}`,
  };
}
