import type { Phase, Schedule } from '../dates/schedule.ts';
import { scheduledTimes, wallMinutes } from '../dates/wall-times.ts';
import { dateOfDay, dayNumber, lastDay } from '../days/day-number.ts';
import { isListed } from '../days/day-set.ts';
import { ruleDayCode } from '../days/days-of-year.ts';
import { listedDays, type Series, seriesOf } from './series.ts';

const units = { daily: 'D', weekly: 'W', monthly: 'M', yearly: 'Y' } as const;

/**
 * How often something happens, as https://schema.org/Schedule, one for each of its rules. Single dates beside them are Events of their own.
 * @returns nothing when a Schedule cannot say all of what recurs, such as festivals, positions within a month, and exceptions
 *   that come again every year
 */
export function schemaOrgSchedules(schedule: Schedule, now: Temporal.Instant, zone: string) {
  const today = dayNumber(now.toZonedDateTimeISO(zone).toPlainDate());
  const listed = { ...listedDays(now, zone), from: -lastDay };
  const isOver = ({ lastDate }: Phase) => lastDate !== null && dayNumber(lastDate) < today;
  const series = schedule.phases
    .filter((phase, index, { length }) => index === length - 1 || !isOver(phase))
    .flatMap((phase) =>
      phase.parts.filter(({ days }) => !isListed(days)).map((part) => seriesOf(phase, part, listed)),
    );
  const fitting = series.filter((each) => each.length > 0 && each.every(fits));
  if (schedule.status !== 'scheduled' || fitting.length < series.length) return [];
  return fitting.flat().map((each) => schemaOrgSchedule(each, today, zone));
}

function fits({ rule, isCutOff }: Series): boolean {
  return !isCutOff && rule.byMonthDay.every((day) => day > 0);
}

function schemaOrgSchedule({ part, rule, first, last, exceptions }: Series, today: number, zone: string) {
  const { timing, nights } = part;
  const start = timing.kind === 'timed' ? timing.start.toString() : undefined;
  const end = timing.kind === 'timed' && nights === 0 ? timing.end?.toString() : undefined;
  const minutes = nights > 0 ? wallMinutes(scheduledTimes(part, first)) : null;
  const except = exceptions.filter((day) => day >= today).map((day) => dateOfDay(day).toString());
  return {
    '@type': 'Schedule' as const,
    // "P1W", "P2M" (ISO 8601).
    repeatFrequency: `P${rule.interval}${units[rule.freq]}`,
    ...(rule.byDay.length > 0 && { byDay: rule.byDay.map(ruleDayCode) }),
    ...(rule.byMonth.length > 0 && { byMonth: rule.byMonth }),
    ...(rule.byMonthDay.length > 0 && { byMonthDay: rule.byMonthDay }),
    startDate: dateOfDay(first).toString(),
    ...(last !== null && { endDate: dateOfDay(last).toString() }),
    ...(start && { startTime: start }),
    // An end on a later day would be read as one before the start, so there the duration says it: "PT13H".
    ...(end && { endTime: end }),
    ...(minutes !== null && { duration: durationOf(minutes) }),
    scheduleTimezone: zone,
    ...(except.length > 0 && { exceptDate: except }),
  };
}

/** "PT13H" (ISO 8601). */
function durationOf(minutes: number): string {
  return Temporal.Duration.from({ minutes }).round({ largestUnit: 'hours' }).toString();
}
