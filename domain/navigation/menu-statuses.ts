import {
  formerTimes,
  isSameOccurrence,
  isSingle,
  listedUntil,
  type Occurrence,
  type Schedule,
  seasonOf,
  startDate,
  startInWords,
  statusInWords,
  takesPlace,
  viewpoint,
} from 'schedules-in-words';
import { type Event, isScheduled, type ScheduledEvent } from '../event/event.ts';
import { eventsValidUntil } from '../event/event-validity.ts';
import { isPast, isSeriesOff, nextDates } from '../event/next-dates.ts';
import type { Locale } from '../languages/locale.ts';

/** The statuses beside the titles of events in the menu. */
export interface MenuStatuses {
  /** "Cancelled", "Cancelled on Sunday 6 December" …, by the event's slug. */
  readonly bySlug: ReadonlyMap<string, string>;
  /** Until when the menu is valid; undefined when nothing of an event can change in it, now or later today. */
  readonly validUntil: Temporal.Instant | undefined;
}

/** Only an event that is off as a whole, or has a changed date, can have a status in the menu. */
function mayHaveStatus({ schedule }: ScheduledEvent): boolean {
  return schedule.status !== 'scheduled' || schedule.changes.length > 0;
}

/** True for an event beside which the menu says when it begins. */
function isToBegin({ schedule }: ScheduledEvent, today: Temporal.PlainDate): boolean {
  return seasonOf(schedule, today).from !== null;
}

/**
 * The statuses for the menu: which events are off, as a whole or on their next date.
 * @param now the current time
 */
export function menuStatuses(events: readonly Event[], now: Temporal.Instant, locale: Locale): MenuStatuses {
  const scheduled = events.filter(isScheduled);
  const candidates = scheduled.filter(mayHaveStatus);
  const statuses = candidates.flatMap(({ slug, schedule }) => {
    const status = menuStatus(schedule, now, locale);
    return status === undefined ? [] : [[slug, status] as const];
  });
  const today = now.toZonedDateTimeISO(locale.zone).toPlainDate();
  const changing = [...candidates, ...scheduled.filter((event) => isToBegin(event, today))];
  const validUntil = changing.length === 0 ? undefined : eventsValidUntil(changing, now, locale.zone);
  return { bySlug: new Map(statuses), validUntil };
}

/**
 * The status that the menu shows beside an event's title: "Cancelled", "Postponed" or "Moved" for the whole event,
 * "Cancelled on Sunday 6 December" or "Moved from Sunday 6 December to Thursday 10 December" for the next date of a
 * series; undefined when it takes place as planned. Dates are in full, since the menu stays the same while a visitor moves
 * between pages.
 */
export function menuStatus(
  schedule: Schedule,
  now: Temporal.Instant,
  { zone, words }: Locale,
): string | undefined {
  const { dates, occurrences } = words;
  if (isPast(schedule, now, zone)) return undefined;
  if (isSeriesOff(schedule)) return statusInWords(schedule.status, words) ?? undefined;
  const { next } = nextDates(schedule, now, zone);
  if (next === null) return undefined;
  const today = now.toZonedDateTimeISO(zone).toPlainDate();
  const isOnce = isSingle(schedule);
  const ofDay = onSameDay(next, schedule, now, zone);
  const shown = ofDay.find((each) => !takesPlace(each)) ?? next;
  // Where a day has several, and some take place, the hour says which one does not.
  const isOneOfSeveral = ofDay.some((each) => each !== shown && takesPlace(each));
  const dayOf = (each: Occurrence) =>
    `${dates.date(startDate(each), today)}${isOneOfSeveral ? `, ${startInWords(each.when, words)}` : ''}`;
  const former = shown.movedTo ? shown : formerTimeOf(shown, schedule, now, zone);
  if (former?.movedTo) {
    const day = startDate(former.movedTo);
    const to = dates.date(day, today);
    if (day.equals(startDate(former)))
      return occurrences.movedToTime(startInWords(former.movedTo.when, words), to);
    return isOnce ? occurrences.movedTo(to) : occurrences.movedFrom(dayOf(former), to);
  }
  if (takesPlace(shown)) return schedule.status === 'moved' ? occurrences.status.moved : undefined;
  const status = statusInWords(shown.status, words);
  return isOnce || status === null ? (status ?? undefined) : occurrences.statusOn(status, dayOf(shown));
}

/** All that are listed on the day of the next one, which comes first. */
function onSameDay(
  next: Occurrence,
  schedule: Schedule,
  now: Temporal.Instant,
  zone: string,
): readonly Occurrence[] {
  if (schedule.parts.length === 1) return [next];
  const day = startDate(next);
  const end = day.add({ days: 1 }).toZonedDateTime(zone).toInstant();
  const listed = [...listedUntil(schedule, viewpoint(now, zone), end)];
  return listed.filter((each) => startDate(each).equals(day));
}

/** The former time of an occurrence that was moved to an earlier day, if that time is not over. */
function formerTimeOf(
  occurrence: Occurrence,
  schedule: Schedule,
  now: Temporal.Instant,
  zone: string,
): Occurrence | undefined {
  return formerTimes(schedule, viewpoint(now, zone)).find((former) => isSameOccurrence(former, occurrence));
}
