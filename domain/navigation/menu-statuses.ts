import { type Event, isScheduled, type ScheduledEvent } from '../event/event.ts';
import { eventsValidUntil } from '../event/event-validity.ts';
import type { Locale } from '../languages/locale.ts';
import { seasonOf } from '../wording/schedule-words.ts';
import { menuStatus } from './menu-status.ts';

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
