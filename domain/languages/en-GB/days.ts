import type { DaySet, RecurrenceRule, RuleDay, YearSpan } from '../../schedule/days/day-set.ts';
import { type Weekday, weekdayName } from '../../schedule/days/weekday.ts';
import { daysNextTo } from '../../schedule/phrase/rule-days.ts';
import { inList } from '../../wording/lists.ts';
import { dateInWords, datesInWords, monthName, yearIfNeeded } from './dates.ts';
import { numeral, ordinalWord } from './ordinals.ts';
import { festivalDayInWords, weekInWords, yearSpanInWords } from './year.ts';

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
  }
}

/** "Friday 15 January"; for several dates "7 November and 5 December" or "15, 22 and 29 January, 5 February 2027". */
function dateListInWords(dates: readonly Temporal.PlainDate[], today: Temporal.PlainDate): string {
  const sorted = dates.toSorted(Temporal.PlainDate.compare);
  const [first] = sorted;
  if (first !== undefined && sorted.length === 1) return dateInWords(first, today);
  const months = Map.groupBy(sorted, (date) => `${date.year} ${date.month}`);
  const groups = [...months.values()].flatMap((days) => {
    const [day] = days;
    if (day === undefined) return [];
    return [
      `${inList(days.map((each) => `${each.day}`))} ${monthName(day.month)}${yearIfNeeded(day, today)}`,
    ];
  });
  return groups.length === sorted.length ? inList(groups) : groups.join(', ');
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
  const week = within === null ? null : weekInWords(within);
  if (day === undefined || others.length > 0 || interval > 1 || week === null) return null;
  return `${week.which}${weekdayName(day.weekday)} ${week.near}`;
}

function weeklyInWords({ interval, byDay }: RecurrenceRule): string {
  const weekdays = byDay.map(({ weekday }) => weekday);
  const names = weekdaysInWords(weekdays);
  if (weekdays.length === 7 && interval < 3) return interval === 1 ? 'every day' : 'every other week, daily';
  if (interval > 2) return `every ${ordinalWord(interval)} week on ${names}`;
  // "every second Thursday" could be the second of the month.
  if (interval === 2) return weekdays.length === 1 ? `every other ${names}` : `every other week on ${names}`;
  return names.includes(' to ') ? names : `every ${names}`;
}

/** "Tuesday and Thursday"; three or more days in a row are "Monday to Friday", also over the end of a week. */
function weekdaysInWords(weekdays: readonly Weekday[]): string {
  const sorted = weekdays.toSorted((one, other) => one - other);
  const gap = sorted.findIndex((day, index) => index > 0 && day - (sorted[index - 1] ?? day) > 1);
  const inOrder = gap === -1 ? sorted : [...sorted.slice(gap), ...sorted.slice(0, gap)];
  const [first, last] = [inOrder[0], inOrder.at(-1)];
  if (first === undefined || last === undefined || sorted.length < 3 || sorted.length === 7)
    return inList(sorted.map(weekdayName));
  const isRun = (last - first + 7) % 7 === sorted.length - 1;
  return isRun ? `${weekdayName(first)} to ${weekdayName(last)}` : inList(sorted.map(weekdayName));
}

/** "first Sunday of the month", "first and third Sundays", "on the 13th of every other month". */
function daysOfMonthInWords(rule: RecurrenceRule, months: string, isLimited: boolean): string {
  const relative = nextToInWords(rule);
  if (relative !== null) return `${relative} ${months}`;
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

/** "Saturday before the first Sunday": a weekday on one of seven days of the month. */
function nextToInWords({ byDay, byMonthDay }: RecurrenceRule): string | null {
  const [day] = byDay;
  if (day === undefined || byDay.length !== 1 || byMonthDay.length !== 7) return null;
  const expected = byMonthDay.toSorted().join();
  for (const ordinal of [1, 2, 3, 4, -1]) {
    for (const base of [7, 1, 2, 3, 4, 5, 6] as const) {
      for (const direction of ['before', 'after'] as const) {
        if (daysNextTo(day.weekday, direction, ordinal, base)?.toSorted().join() !== expected) continue;
        return `${weekdayName(day.weekday)} ${direction} the ${ordinalWord(ordinal)} ${weekdayName(base)}`;
      }
    }
  }
  return null;
}

/** "of the month", "of every third month", "of March, June and September". */
function monthsOf({ interval, byMonth }: RecurrenceRule): string {
  if (interval > 1)
    return interval === 2 ? 'of every other month' : `of every ${ordinalWord(interval)} month`;
  return byMonth.length === 0 || isRunOfMonths(byMonth)
    ? 'of the month'
    : `of ${inList(byMonth.map(monthName))}`;
}

function yearlyInWords(rule: RecurrenceRule, time: string): string {
  const years =
    rule.interval === 1
      ? 'every year'
      : rule.interval === 2
        ? 'every other year'
        : `every ${ordinalWord(rule.interval)} year`;
  const isNumbered = rule.byMonthDay.length > 0 && rule.byMonthDay.every((day) => day > 0);
  if (isNumbered && rule.byMonth.length === 1) {
    return `${years} on ${daysOfMonth(rule.byMonthDay)} ${monthName(rule.byMonth[0] ?? 1)}`;
  }
  const days = `${daysOfMonthInWords({ ...rule, interval: 1 }, monthsOf({ ...rule, interval: 1 }), false)}${time}`;
  return rule.interval === 1 ? days : `${years} on the ${days.replace(/^on the /, '')}`;
}

/** "24 and 25"; three or more in a row are "25 to 31". */
function daysOfMonth(days: readonly number[]): string {
  const sorted = days.toSorted((one, other) => one - other);
  const [first, last] = [sorted[0] ?? 1, sorted.at(-1) ?? 1];
  const isRun = sorted.length > 2 && last - first === sorted.length - 1;
  return isRun ? `${first} to ${last}` : inList(sorted.map(String));
}

/** " in August", ", November to February", " in Lent", " from 1 May to 3 June": the months or the part of the year, where the days do not say it. */
function withinInWords({ freq, byMonth, interval }: RecurrenceRule, within: YearSpan | null): string {
  const saysMonths = (freq === 'monthly' && interval === 1) || freq === 'yearly';
  const months =
    byMonth.length === 0 || (saysMonths && !isRunOfMonths(byMonth)) ? '' : monthsInWords(byMonth);
  if (within === null) return months;
  const words = yearSpanInWords(within);
  return `${months}${words.includes(' to ') ? ` from ${words}` : ` in ${words}`}`;
}

function monthsInWords(months: readonly number[]): string {
  if (!isRunOfMonths(months)) return ` in ${inList(months.map(monthName))}`;
  return `, ${monthName(months[0] ?? 1)} to ${monthName(months.at(-1) ?? 1)}`;
}

/** True for three months or more that follow one another, also over New Year, in this order. */
function isRunOfMonths(months: readonly number[]): boolean {
  return (
    months.length > 2 &&
    months.every((month, index) => index === 0 || month === ((months[index - 1] ?? 0) % 12) + 1)
  );
}
