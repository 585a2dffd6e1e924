import { dateOfDay, dayNumber, firstDayOfMonth, LAST_DAY, monthNumber, weekdayOfDay } from './day-number.ts';
import type { MonthlySchedule, Ordinal, Schedule, SeriesSchedule, WeeklySchedule } from './schedule.ts';
import type { Weekday } from './weekday.ts';

/**
 * The days of a schedule's pattern from day `from` to day `to`, both included, as day numbers in order. Exceptions and
 * changes are not applied. It starts at `from` directly, so the years before cost nothing.
 */
export function patternDays(schedule: Schedule, from: number, to: number): Iterable<number> {
  switch (schedule.kind) {
    case 'once': {
      const day = dayNumber(schedule.firstDate);
      return day >= from && day <= to ? [day] : [];
    }
    case 'daily':
      return daysBetween(Math.max(from, dayNumber(schedule.firstDate)), lastDayOf(schedule, to));
    case 'weekly':
      return weeklyDays(schedule, from, lastDayOf(schedule, to));
    case 'monthly':
      return monthlyDays(schedule, from, lastDayOf(schedule, to));
  }
}

/** True when the pattern has the day and the day is no exception. */
export function occursOn(schedule: Schedule, day: number): boolean {
  for (const _ of patternDays(schedule, day, day)) return !isException(schedule, day);
  return false;
}

/** True when the day is one of the schedule's exceptions. */
export function isException(schedule: Schedule, day: number): boolean {
  return schedule.exceptions.some(({ from, to }) => dayNumber(from) <= day && day <= dayNumber(to));
}

/** The first day of the pattern on or after `from`, or null when there is none up to the year 9999. */
export function firstPatternDay(schedule: Schedule, from: number): number | null {
  for (const day of patternDays(schedule, from, LAST_DAY)) return day;
  return null;
}

function lastDayOf(schedule: SeriesSchedule, to: number): number {
  return schedule.lastDate === null ? to : Math.min(to, dayNumber(schedule.lastDate));
}

function* daysBetween(first: number, last: number): Generator<number> {
  for (let day = first; day <= last; day += 1) yield day;
}

function* weeklyDays(schedule: WeeklySchedule, from: number, to: number): Generator<number> {
  const first = dayNumber(schedule.firstDate);
  const step = 7 * schedule.interval;
  const firstMonday = first - weekdayOfDay(first) + 1;
  const earliest = Math.max(first, from);
  const stepsAhead = Math.floor((earliest - firstMonday) / step);
  for (let monday = firstMonday + stepsAhead * step; monday <= to; monday += step) {
    for (const weekday of schedule.weekdays) {
      const day = monday + weekday - 1;
      if (day > to) return;
      if (day >= earliest) yield day;
    }
  }
}

function* monthlyDays(schedule: MonthlySchedule, from: number, to: number): Generator<number> {
  const earliest = Math.max(dayNumber(schedule.firstDate), from);
  if (earliest > to) return;
  for (let month = monthNumber(dateOfDay(earliest)); ; month += 1) {
    const day = weekdayInMonth(month, schedule.ordinal, schedule.weekday);
    if (day > to) return;
    if (day >= earliest) yield day;
  }
}

/** Day number of, say, the second Tuesday or the last Sunday of a month. */
function weekdayInMonth(month: number, ordinal: Ordinal, weekday: Weekday): number {
  if (ordinal === 'last') {
    const lastDay = firstDayOfMonth(month + 1) - 1;
    return lastDay - ((weekdayOfDay(lastDay) - weekday + 7) % 7);
  }
  const firstDay = firstDayOfMonth(month);
  return firstDay + ((weekday - weekdayOfDay(firstDay) + 7) % 7) + (ordinal - 1) * 7;
}
