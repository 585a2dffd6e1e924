import type { DaySet, RecurrenceRule, RuleDay, YearSpan } from '../../days/day-set.ts';
import type { Nation } from '../../days/public-holidays.ts';
import {
  datesByMonth,
  leavesMonthsUnsaid,
  nextToWeekday,
  runOfDays,
  runOfMonths,
  runOfWeekdays,
} from '../../days/rule-patterns.ts';
import { weekOfYear } from '../../days/year-span.ts';
import { yearIfNeeded } from '../dates.ts';
import { inList } from '../lists.ts';
import { dateInWords, datesInWords, monthName, numeral, ordinalWord, weekdayName } from './dates.ts';
import { festivalDayInWords, weekInWords, yearDayInWords, yearSpanInWords } from './year.ts';

/**
 * Which days a set has, as a part of a sentence: "every Sunday", "first and third Sundays", "Ash Wednesday". Reading the
 * words (`parseDays`) gives the same days.
 * @param today decides which dates need their year
 */
export function daysInWords(set: DaySet, today: Temporal.PlainDate): string {
  switch (set.kind) {
    case 'rule':
      return ruleInWords(set.rule, set.within);
    case 'festivals':
      return inList(set.days.map(festivalDayInWords));
    case 'dates':
      return dateListInWords(set.dates, today);
    case 'span':
      return datesInWords(set.from, set.to, today);
    case 'year-span':
      return yearSpanInWords(set.span);
    case 'after-holidays':
      return `if that is a ${holidayName(set.holidays.nation)}, the ${set.weekday === null ? 'day' : weekdayName(set.weekday)} after`;
    case 'public-holidays':
      return `${holidayName(set.nation)}${set.weekday === null ? '' : ` ${weekdayName(set.weekday)}`}s`;
  }
}

/** What the United Kingdom calls its public holidays, and what they are called elsewhere. */
export function holidayName(nation: Nation | undefined): string {
  return nation === undefined || nation === 'ireland' || nation === 'germany'
    ? 'public holiday'
    : 'bank holiday';
}

/** "Friday 15 January"; for several dates "7 November and 5 December" or "15, 22 and 29 January, 5 February 2027". */
function dateListInWords(dates: readonly Temporal.PlainDate[], today: Temporal.PlainDate): string {
  const [only, ...others] = dates;
  if (only !== undefined && others.length === 0) return dateInWords(only, today);
  const months = datesByMonth(dates).map(
    ({ first, days }) => `${inList(days.map(String))} ${monthName(first.month)}${yearIfNeeded(first, today)}`,
  );
  return months.length === dates.length ? inList(months) : months.join(', ');
}

function ruleInWords(rule: RecurrenceRule, within: YearSpan | null): string {
  const time = withinInWords(rule, within);
  switch (rule.freq) {
    case 'daily':
      return `every ${rule.interval === 1 ? '' : `${ordinalWord(rule.interval)} `}day${time}`;
    case 'weekly':
      return nearestInWords(rule, within) ?? `${weeklyInWords(rule)}${time}`;
    case 'monthly':
      return `${daysOfMonthInWords(rule, monthsOf(rule), within !== null)}${time}`;
    case 'yearly':
      return yearlyInWords(rule, time);
  }
}

/** "Sunday before Christmas Day": a weekday within seven days of the year, of which it is one; otherwise null. */
function nearestInWords({ interval, byDay }: RecurrenceRule, within: YearSpan | null): string | null {
  const [day, ...others] = byDay;
  const week = within && weekOfYear(within);
  if (day === undefined || others.length > 0 || interval > 1 || week === null) return null;
  return `${weekInWords(week)}${weekdayName(day.weekday)} ${week.direction} ${yearDayInWords(week.day)}`;
}

function weeklyInWords({ interval, byDay }: RecurrenceRule): string {
  const weekdays = byDay.map(({ weekday }) => weekday);
  const run = runOfWeekdays(weekdays);
  const names = run
    ? `${weekdayName(run.first)} to ${weekdayName(run.last)}`
    : inList(weekdays.toSorted().map(weekdayName));
  if (weekdays.length === 7 && interval < 3) return interval === 1 ? 'every day' : 'every other week, daily';
  if (interval > 2) return `every ${ordinalWord(interval)} week on ${names}`;
  // "every second Thursday" could be the second of the month.
  if (interval === 2) return weekdays.length === 1 ? `every other ${names}` : `every other week on ${names}`;
  return run ? names : `every ${names}`;
}

/** "first Sunday of the month", "first and third Sundays", "on the 13th of every other month". */
function daysOfMonthInWords(rule: RecurrenceRule, months: string, isLimited: boolean): string {
  const nextTo = nextToWeekday(rule);
  if (nextTo !== null) {
    const { weekday, direction, ordinal, base } = nextTo;
    return `${weekdayName(weekday)} ${direction} the ${ordinalWord(ordinal)} ${weekdayName(base)} ${months}`;
  }
  if (rule.bySetPos.length > 0) return `${inList(rule.bySetPos.map(ordinalWord))} weekday ${months}`;
  if (rule.byMonthDay.length > 0) return `on the ${monthDaysInWords(rule.byMonthDay)} ${months}`;
  const { phrase, isPlural } = ruleDaysInWords(rule.byDay);
  // "third Sundays in Advent" would be the third of its season.
  const isPlain = rule.interval === 1 && rule.byMonth.length === 0 && !isLimited;
  return isPlain && isPlural ? phrase : `${phrase} ${months}`;
}

/** "13th", "1st and 15th", "last day". */
function monthDaysInWords(days: readonly number[]): string {
  const [fromEnd, others] = [days.filter((day) => day < 0), days.filter((day) => day > 0)];
  const words = [...others.map(numeral), ...fromEnd.map(ordinalWord)];
  return fromEnd.length > 0 ? `${inList(words)} day` : inList(words);
}

/** "first and third Sundays and fifth Tuesday"; a weekday of every week is "every Sunday". */
function ruleDaysInWords(days: readonly RuleDay[]): { readonly phrase: string; readonly isPlural: boolean } {
  const weekly = days.filter(({ ordinal }) => ordinal === null).map(({ weekday }) => weekdayName(weekday));
  const byWeekday = Map.groupBy(
    days.filter(({ ordinal }) => ordinal !== null),
    ({ weekday }) => weekday,
  );
  const groups = [...byWeekday].map(([weekday, each]) => {
    const ordinals = each.map(({ ordinal }) => ordinalWord(ordinal ?? 1));
    return `${inList(ordinals)} ${weekdayName(weekday)}${ordinals.length > 1 ? 's' : ''}`;
  });
  const every = weekly.length === 0 ? [] : [`every ${inList(weekly)}`];
  return {
    phrase: [...every, ...groups].join(' and '),
    isPlural: weekly.length === 0 && groups.some((group) => group.endsWith('s')),
  };
}

/** "of the month", "of every third month", "of March, June and September". */
function monthsOf({ interval, byMonth }: RecurrenceRule): string {
  if (interval > 1)
    return interval === 2 ? 'of every other month' : `of every ${ordinalWord(interval)} month`;
  return byMonth.length === 0 || runOfMonths(byMonth)
    ? 'of the month'
    : `of ${inList(byMonth.map(monthName))}`;
}

function yearlyInWords(rule: RecurrenceRule, time: string): string {
  const which = rule.interval === 2 ? 'other ' : `${ordinalWord(rule.interval)} `;
  const years = `every ${rule.interval === 1 ? '' : which}year`;
  const isNumbered = rule.byMonthDay.length > 0 && rule.byMonthDay.every((day) => day > 0);
  if (isNumbered && rule.byMonth.length === 1) {
    return `${years} on ${daysOfMonth(rule.byMonthDay)} ${monthName(rule.byMonth[0] ?? 1)}`;
  }
  const days = `${daysOfMonthInWords({ ...rule, interval: 1 }, monthsOf({ ...rule, interval: 1 }), false)}${time}`;
  return rule.interval === 1 ? days : `${years} on the ${days.replace(/^on the /, '')}`;
}

/** "24 and 25"; three or more in a row are "25 to 31". */
function daysOfMonth(days: readonly number[]): string {
  const run = runOfDays(days);
  return run ? `${run.first} to ${run.last}` : inList(days.toSorted((one, other) => one - other).map(String));
}

/** " in August", ", November to February", " in Lent", " from 1 May to 3 June": the months or the part of the year, where the days do not say it. */
function withinInWords(rule: RecurrenceRule, within: YearSpan | null): string {
  const months = leavesMonthsUnsaid(rule) ? monthsInWords(rule.byMonth) : '';
  if (within === null) return months;
  const words = yearSpanInWords(within);
  return `${months}${words.includes(' to ') ? ` from ${words}` : ` in ${words}`}`;
}

function monthsInWords(months: readonly number[]): string {
  const run = runOfMonths(months);
  return run ? `, ${monthName(run.first)} to ${monthName(run.last)}` : ` in ${inList(months.map(monthName))}`;
}
