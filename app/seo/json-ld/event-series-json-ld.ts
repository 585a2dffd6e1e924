import {
  dateOfDay,
  dayNumber,
  horizonOf,
  ruleDayCode,
  type Series,
  scheduledTimes,
  seriesOf,
  wallMinutes,
} from 'schedules-in-words';
import type { ScheduledEvent } from '#domain/event/event.ts';
import { type JsonLdNode, known } from './json-ld.ts';

const units = { daily: 'D', weekly: 'W', monthly: 'M', yearly: 'Y' } as const;

/**
 * How often an event happens, as schema.org/Schedule, one for each of its rules. Single dates beside them are Events of their own.
 * @returns nothing when a Schedule cannot say all of what recurs, such as festivals, positions within a month, and exceptions
 *   that come again every year
 */
export function eventSchedule(
  { schedule }: ScheduledEvent,
  now: Temporal.Instant,
  zone: string,
): readonly JsonLdNode[] {
  const recurring = schedule.parts.filter(({ days }) => days.kind !== 'dates' && days.kind !== 'span');
  const series = recurring.map((part) => seriesOf(schedule, part, horizonOf(now, zone)));
  const fitting = series.filter((each) => each !== null).filter(fits);
  if (schedule.status !== 'scheduled' || fitting.length < series.length) return [];
  const today = dayNumber(now.toZonedDateTimeISO(zone).toPlainDate());
  return fitting.map((each) => scheduleJsonLd(each, today, zone));
}

function fits({ rule, isCutOff }: Series): boolean {
  return !isCutOff && rule.bySetPos.length === 0 && rule.byMonthDay.every((day) => day > 0);
}

function scheduleJsonLd({ part, rule, first, last, exceptions }: Series, today: number, zone: string) {
  const { timing, nights } = part;
  const start = timing.kind === 'timed' ? timing.start.toString() : undefined;
  const end = timing.kind === 'timed' ? timing.end?.toString() : undefined;
  const minutes = wallMinutes(scheduledTimes(part, first));
  return known({
    '@type': 'Schedule',
    repeatFrequency: `P${rule.interval}${units[rule.freq]}`,
    byDay: listed(rule.byDay.map(ruleDayCode)),
    byMonth: listed(rule.byMonth),
    byMonthDay: listed(rule.byMonthDay),
    startDate: dateOfDay(first).toString(),
    endDate: last === null ? undefined : dateOfDay(last).toString(),
    startTime: start,
    // An end on a later day would be read as one before the start.
    endTime: nights === 0 ? end : undefined,
    duration: nights > 0 && minutes !== null ? durationOf(minutes) : undefined,
    scheduleTimezone: zone,
    exceptDate: listed(exceptions.filter((day) => day >= today).map((day) => dateOfDay(day).toString())),
  });
}

/** "PT13H" (ISO 8601). */
function durationOf(minutes: number): string {
  return Temporal.Duration.from({ minutes }).round({ largestUnit: 'hours' }).toString();
}

function listed<Item>(items: readonly Item[]): readonly Item[] | undefined {
  return items.length > 0 ? items : undefined;
}
