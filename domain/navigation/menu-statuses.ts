import { describeOccurrence, describeSchedule, type Schedule, scheduleSpan } from 'schedules-in-words';
import type { Locale } from '#languages/locale.ts';
import { type Event, isScheduled, type ScheduledEvent } from '../event/event.ts';
import { eventsValidUntil } from '../event/event-validity.ts';
import { isPast, nextDates, seriesDoesNotTakePlace } from '../event/next-dates.ts';
import { eventStatus } from '../event/occurrence-in-words.ts';

/** Only an event that is off as a whole, or has a changed date, can have a status in the menu. */
function mayHaveStatus({ schedule }: ScheduledEvent): boolean {
  return schedule.status !== 'scheduled' || schedule.changes.length > 0;
}

/**
 * The statuses for the menu: which events are off, as a whole or on their next date.
 * @returns "Cancelled", "Cancelled on Sunday 6 December" …, by the event's slug; and until when the menu is valid, which is undefined
 *   when nothing of an event can change in it, now or later today
 */
export function menuStatuses(events: readonly Event[], now: Temporal.Instant, locale: Locale) {
  const scheduled = events.filter(isScheduled);
  const candidates = scheduled.filter(mayHaveStatus);
  const statuses = candidates.flatMap(({ slug, schedule }) => {
    const status = menuStatus(schedule, now, locale);
    return status === undefined ? [] : [[slug, status] as const];
  });
  const today = now.toZonedDateTimeISO(locale.zone).toPlainDate();
  const toChange = scheduled.filter(({ schedule }) => {
    const { begins, later } = describeSchedule(schedule, today, locale.words);
    return begins !== undefined || later.length > 0;
  });
  // The next date of an event without an `order` is its place.
  const unplaced = scheduled.filter(({ order }) => order === undefined);
  const changing = [...candidates, ...toChange, ...unplaced];
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
  const today = now.toZonedDateTimeISO(zone).toPlainDate();
  if (isPast(schedule, now, zone)) return undefined;
  if (seriesDoesNotTakePlace(schedule)) return eventStatus(schedule, null, today, words)?.label;
  const { next } = nextDates(schedule, now, zone);
  if (next === null) return undefined;
  if (next.takesPlace) return schedule.status === 'moved' ? occurrences.status.moved : undefined;
  const isOnce = scheduleSpan(schedule)?.isSingle ?? false;
  const { status, start } = describeOccurrence(next, today, words);
  // Where a day can have several, the hour says which one it is.
  const hour = next.phase.parts.length > 1 ? `, ${start}` : '';
  const day = dates.date(next.startDate, today) + hour;
  if (next.movedTo) {
    const to = dates.date(next.movedTo.startDate, today);
    if (next.movedTo.startDate.equals(next.startDate))
      return occurrences.movedToTime(describeOccurrence(next.movedTo, today, words).start, to);
    return isOnce ? occurrences.movedTo(to) : occurrences.movedFrom(day, to);
  }
  return isOnce || status === undefined ? status : occurrences.statusOn(status, day);
}
