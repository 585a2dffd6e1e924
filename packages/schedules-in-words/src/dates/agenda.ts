import { isBefore } from '../days/day-number.ts';
import type { Occurrence } from './occurrence.ts';
import { byStart, listedFrom, viewpoint } from './occurrences.ts';
import type { Schedule } from './schedule.ts';

/** Anything with a schedule. */
export interface Scheduled<Where = unknown> {
  readonly schedule: Schedule<Where>;
}

/** One line of an agenda: an occurrence of an event. */
export interface AgendaItem<Event, Where = unknown> {
  readonly event: Event;
  readonly occurrence: Occurrence<Where>;
}

/**
 * All occurrences between two instants (`to` excluded), in order of start, with those under way at `from`. Occurrences
 * that start together are in the order of `events`. One that was moved to another day is also listed at its former time.
 */
export function agenda<Event extends Scheduled<Where>, Where>(
  events: readonly (Event & Scheduled<Where>)[],
  from: Temporal.Instant,
  to: Temporal.Instant,
  zone: string,
): AgendaItem<Event, Where>[] {
  const view = viewpoint(from, zone);
  const items: AgendaItem<Event, Where>[] = [];
  for (const event of events) {
    for (const occurrence of listedFrom<Where>(event.schedule, view)) {
      if (occurrence.startsAt.epochMilliseconds >= to.epochMilliseconds) break;
      items.push({ event, occurrence });
    }
  }
  return items.sort((one, other) => byStart(one.occurrence, other.occurrence));
}

/**
 * Groups the items of an agenda by the day on which they start. Those under way at `from` are on the day of `from`. An
 * item of several days is listed once.
 */
export function agendaByDay<Event, Where>(
  items: readonly AgendaItem<Event, Where>[],
  from: Temporal.Instant,
  zone: string,
) {
  const firstDate = from.toZonedDateTimeISO(zone).toPlainDate();
  const days = Map.groupBy(items, ({ occurrence: { startDate } }) =>
    (isBefore(startDate, firstDate) ? firstDate : startDate).toString(),
  );
  return Array.from(days, ([date, each]) => ({ date: Temporal.PlainDate.from(date), items: each }));
}
