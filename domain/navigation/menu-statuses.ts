import {
  agenda,
  describeOccurrence,
  describeSchedule,
  type Occurrence,
  type Schedule,
  scheduleSpan,
} from 'schedules-in-words';
import type { LocaleNow } from '#languages/locale.ts';
import { type Event, isScheduled } from '../event/event.ts';
import { eventsValidUntil } from '../event/event-validity.ts';
import { isPast, nextDates, seriesDoesNotTakePlace } from '../event/next-dates.ts';
import { eventStatus } from '../event/occurrence-in-words.ts';

/** Only an event that is off as a whole, or has a changed date, can have a status in the menu. */
function mayHaveStatus(schedule: Schedule): boolean {
  return schedule.status !== 'scheduled' || schedule.changes.length > 0;
}

/** Until when the menu is valid; undefined when nothing of an event can change in it, now or later today. */
export function menuValidUntil(events: readonly Event[], locale: LocaleNow): Temporal.Instant | undefined {
  const changing = events.filter(isScheduled).filter(({ schedule, order }) => {
    const { begins, later } = describeSchedule(schedule, locale.today, locale.words);
    // The next date of an event without an `order` is its place.
    return mayHaveStatus(schedule) || begins !== undefined || later.length > 0 || order === undefined;
  });
  return changing.length === 0 ? undefined : eventsValidUntil(changing, locale);
}

/**
 * The status that the menu shows beside an event's title: "Cancelled", "Postponed" or "Moved" for the whole event,
 * "Cancelled on Sunday 6 December" or "Moved from Sunday 6 December to Thursday 10 December" for the next date of a
 * series; undefined when it takes place as planned. Dates are in full, since the menu stays the same while a visitor moves
 * between pages.
 */
export function menuStatus(schedule: Schedule, locale: LocaleNow): string | undefined {
  const { now, today, zone, words } = locale;
  const { dates, occurrences } = words;
  if (!mayHaveStatus(schedule) || isPast(schedule, locale)) return undefined;
  if (seriesDoesNotTakePlace(schedule)) return eventStatus(schedule, null, locale)?.label;
  const { next } = nextDates(schedule, locale);
  if (next === null) return undefined;
  const isOnce = scheduleSpan(schedule)?.isSingle ?? false;
  const listedTo = (day: Temporal.PlainDate) => {
    const end = day.add({ days: 1 }).toZonedDateTime(zone).toInstant();
    return agenda([{ schedule }], now, end, zone).map(({ occurrence }) => occurrence);
  };
  const isOfDay = ({ startDate }: Occurrence) => startDate.equals(next.startDate);
  const ofDay = next.phase.parts.length === 1 ? [next] : listedTo(next.startDate).filter(isOfDay);
  const shown = ofDay.find((each) => !each.takesPlace) ?? next;
  // Where a day has several, and some take place, the hour says which one does not.
  const isOneOfSeveral = ofDay.some((each) => each !== shown && each.takesPlace);
  const startOf = (each: Occurrence) => describeOccurrence(each, today, words).start;
  const dayOf = (each: Occurrence) =>
    `${dates.date(each.startDate, today)}${isOneOfSeveral ? `, ${startOf(each)}` : ''}`;
  const { was } = shown;
  const wasOn = was?.kind === 'timed' ? was.start.toPlainDate() : was?.first;
  // That of one that was moved to an earlier day, if its former time is not over.
  const laterTime = wasOn && listedTo(wasOn).find(({ movedTo }) => movedTo?.id === shown.id);
  const former = shown.movedTo ? shown : laterTime;
  if (former?.movedTo) {
    const { startDate } = former.movedTo;
    const to = dates.date(startDate, today);
    if (startDate.equals(former.startDate)) return occurrences.movedToTime(startOf(former.movedTo), to);
    return isOnce ? occurrences.movedTo(to) : occurrences.movedFrom(dayOf(former), to);
  }
  if (shown.takesPlace) return schedule.status === 'moved' ? occurrences.status.moved : undefined;
  const { status } = describeOccurrence(shown, today, words);
  return isOnce || status === undefined ? status : occurrences.statusOn(status, dayOf(shown));
}
