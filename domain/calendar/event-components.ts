import { dateOfDay, dayNumber, LAST_DAY } from '../schedule/day-number.ts';
import { type Occurrence, occurrenceOn } from '../schedule/occurrence.ts';
import { isException, patternDays } from '../schedule/pattern.ts';
import type { Schedule, SeriesSchedule } from '../schedule/schedule.ts';
import type { WallClock } from '../schedule/wall-clock.ts';
import { scheduledTimes, wallMinutes } from '../schedule/wall-times.ts';
import type { CalendarEntry } from './calendar-entry.ts';
import { clockChangeDays, isClockChangeDay } from './clock-change-days.ts';
import {
  dateOfSeriesProperty,
  dateProperty,
  exceptionProperties,
  seriesStartProperty,
  zonedProperties,
} from './date-properties.ts';
import { entryProperties, whenProperties } from './event-properties.ts';
import type { JCalComponent, JCalProperty } from './jcal.ts';
import { recurrenceRule } from './recurrence-rule.ts';

/**
 * The VEVENTs of one entry (RFC 5545 §3.6.1): a single event has one; a series has one with its EXDATEs, and one more
 * for each changed occurrence. A series without any date left has none.
 */
export function eventComponents<Where>(
  entry: CalendarEntry<Where>,
  host: string,
  clock: WallClock,
): JCalComponent[] {
  const { schedule } = entry;
  const uid = `${entry.id}@${host}`;
  if (schedule.kind === 'once') {
    const change = schedule.changes.find(({ date }) => date.equals(schedule.firstDate)) ?? null;
    const occurrence = occurrenceOn(schedule, dayNumber(schedule.firstDate), change, clock);
    return [vevent([...entryProperties(entry, uid, occurrence), ...whenProperties(occurrence.when)])];
  }
  const firstDay = firstOccurringDay(schedule);
  if (firstDay === null) return [];
  const series = seriesComponent(entry, schedule, uid, firstDay, clock);
  const changed = changedOccurrences(entry, firstDay, clock);
  return [series, ...changed.map((occurrence) => changedComponent(entry, uid, occurrence, clock))];
}

/** The day of DTSTART, which must fall on the rule (RFC 5545 §3.8.5.3): the first day that is not an exception. */
function firstOccurringDay(schedule: Schedule): number | null {
  for (const day of patternDays(schedule, dayNumber(schedule.firstDate), LAST_DAY)) {
    if (!isException(schedule, day)) return day;
  }
  return null;
}

function seriesComponent<Where>(
  entry: CalendarEntry<Where>,
  schedule: SeriesSchedule<Where>,
  uid: string,
  firstDay: number,
  clock: WallClock,
): JCalComponent {
  const first = occurrenceOn(schedule, firstDay, null, clock);
  const exceptions = exceptionDays(schedule, firstDay).flatMap((day) =>
    exceptionProperties(schedule, dateOfDay(day), clock.zone),
  );
  return vevent([
    ...entryProperties(entry, uid, first),
    seriesStartProperty(schedule, first.date, clock.zone),
    ...lengthProperties(schedule, first, clock),
    recurrenceRule(schedule, clock),
    ...exceptions,
  ]);
}

/** DTEND; or DURATION, when the clocks change during the first occurrence, so that the others have the right length. */
function lengthProperties(schedule: Schedule, { when, date }: Occurrence, clock: WallClock): JCalProperty[] {
  if (when.kind === 'all-day') return [dateProperty('dtend', when.last.add({ days: 1 }))];
  if (when.end === null) return [];
  if (!isClockChangeDay(schedule, dayNumber(date), clock)) return zonedProperties({ dtend: when.end });
  const minutes = wallMinutes(scheduledTimes(schedule, dayNumber(date)));
  return [['duration', {}, 'duration', `PT${minutes}M`]];
}

function exceptionDays(schedule: Schedule, firstDay: number): number[] {
  const days = new Set<number>();
  for (const { from, to } of schedule.exceptions) {
    const start = Math.max(firstDay, dayNumber(from));
    for (const day of patternDays(schedule, start, dayNumber(to))) days.add(day);
  }
  return [...days].sort((one, other) => one - other);
}

function changedOccurrences<Where>(
  { schedule, publishedAt }: CalendarEntry<Where>,
  firstDay: number,
  clock: WallClock,
): Occurrence<Where>[] {
  const byDay = new Map<number, Occurrence<Where>>();
  for (const day of clockChangeDays(schedule, publishedAt, clock)) {
    byDay.set(day, occurrenceOn(schedule, day, null, clock));
  }
  for (const change of schedule.changes) {
    const day = dayNumber(change.date);
    byDay.set(day, occurrenceOn(schedule, day, change, clock));
  }
  return [...byDay]
    .filter(([day]) => day >= firstDay)
    .sort(([one], [other]) => one - other)
    .map(([, occurrence]) => occurrence);
}

function changedComponent<Where>(
  entry: CalendarEntry<Where>,
  uid: string,
  occurrence: Occurrence<Where>,
  clock: WallClock,
): JCalComponent {
  return vevent([
    ...entryProperties(entry, uid, occurrence),
    dateOfSeriesProperty('recurrence-id', entry.schedule, occurrence.date, clock.zone),
    ...whenProperties(occurrence.when),
  ]);
}

function vevent(properties: readonly JCalProperty[]): JCalComponent {
  return ['vevent', properties, []];
}
