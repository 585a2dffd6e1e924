import { agenda, agendaByDay } from 'schedules-in-words';
import type { Clock, LocaleNow } from '#languages/locale.ts';
import {
  type Event,
  type EventOccurrence,
  type EventPlace,
  isScheduled,
  type ScheduledEvent,
} from '../event/event.ts';
import { type DatedItems, type Diary, diaryInWords, isListedFarAhead, nearHorizon } from './diary.ts';
import { weeksAtAGlance, weeksOf } from './weeks.ts';

/**
 * Everything is listed up to the near horizon; single events and short runs up to the far one, so that Christmas is seen in
 * November; main services up to one in between, so that the Sunday after it does not look like one without church.
 */
const mainHorizon = { days: 56 } as const;
const farHorizon = { days: 365 } as const;

/** How far ahead Coming Up lists the dates of an event. */
export function listedAhead({ schedule, worship, mainService }: ScheduledEvent): { readonly days: number } {
  if (isListedFarAhead(schedule)) return farHorizon;
  return worship && mainService ? mainHorizon : nearHorizon;
}

/** Upcoming events by day. `later` has main services and what is rare beyond the near horizon. */
export type ComingUp = ReturnType<typeof comingUpInWords>;

/** Upcoming items in order of start: all up to the near horizon, then main services and what is rare. */
export type ComingUpItems = ReturnType<typeof comingUpItems>;

/**
 * Finds the upcoming items: everything for four weeks, main services for eight, and what is rare for a year.
 * @returns those under way too, and none that is over
 */
export function comingUpItems(events: readonly Event[], { now, zone }: Clock) {
  const start = now.toZonedDateTimeISO(zone);
  const horizon = start.add(nearHorizon).startOfDay().toInstant();
  const scheduled = events.filter(isScheduled);
  const itemsTo = (ahead: { readonly days: number }, from: Temporal.Instant) => {
    const listed = scheduled.filter((event) => listedAhead(event).days >= ahead.days);
    return agenda<ScheduledEvent, EventPlace>(listed, from, start.add(ahead).startOfDay().toInstant(), zone);
  };
  const soon = itemsTo(nearHorizon, now);
  const mainEnd = start.add(mainHorizon).startOfDay().toInstant();
  const startsFrom = (limit: Temporal.Instant) => (item: EventOccurrence) =>
    Temporal.Instant.compare(item.occurrence.startsAt, limit) >= 0;
  // An occurrence that is under way at a horizon is listed before it already.
  const later = [
    ...itemsTo(mainHorizon, horizon).filter(startsFrom(horizon)),
    ...itemsTo(farHorizon, mainEnd).filter(startsFrom(mainEnd)),
  ];
  return { soon, later, horizon };
}

/**
 * The start of `comingUpInWords`, for a page with other content as well. It ends with a whole day, unless that is very long.
 * @param count the maximum number of days; the number of lines after which no further day begins; the maximum of lines in all
 * @returns also how many lines of the last day it leaves out
 */
export function comingUpPreview(
  { soon }: ComingUpItems,
  locale: LocaleNow,
  count: { readonly days: number; readonly items: number; readonly atMost: number },
): Diary & { readonly more: number } {
  const shown: DatedItems[] = [];
  let [lines, more] = [0, 0];
  for (const { date, items } of agendaByDay<ScheduledEvent, EventPlace>(soon, locale.now, locale.zone)) {
    if (shown.length === count.days || lines >= count.items) break;
    const own = items.slice(0, count.atMost - lines);
    shown.push({ date, items: own });
    lines += own.length;
    more = items.length - own.length;
  }
  return { ...diaryInWords(shown, locale), more };
}

/** The items of events of one kind. @param kind its slug */
export function itemsOfKind({ soon, later, horizon }: ComingUpItems, kind: string): ComingUpItems {
  const isOfKind = ({ event }: EventOccurrence) => event.kinds.some(({ slug }) => slug === kind);
  return { soon: soon.filter(isOfKind), later: later.filter(isOfKind), horizon };
}

/** Lists the upcoming items by day. */
export function comingUpInWords({ soon, later, horizon }: ComingUpItems, locale: LocaleNow) {
  const { now, today, zone, words } = locale;
  const diary = (items: readonly EventOccurrence[], from: Temporal.Instant) =>
    diaryInWords(agendaByDay<ScheduledEvent, EventPlace>(items, from, zone), locale);
  const lastDay = horizon.toZonedDateTimeISO(zone).toPlainDate().subtract({ days: 1 });
  const near = diary(soon, now);
  return {
    soon: near,
    later: diary(later, horizon),
    /** The weeks of `soon`. */
    weeks: weeksOf(near.days, today, lastDay, locale),
    glance: weeksAtAGlance(near.days, today, lastDay, locale),
    /** "22 November to 19 December": the days that `soon` covers. */
    span: words.dates.span(today, lastDay),
    /** That what happens every week goes on after `soon`. */
    goesOn: words.occurrences.goesOn,
    /** "Sunday 22 November 2026": the day of the list, for a printed page. */
    asOf: words.dates.asOf(today),
  };
}
