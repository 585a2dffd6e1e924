import type { DaySet, RecurrenceRule, RuleDay, YearSpan } from '../../days/day-set.ts';
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
import { dateInWords, datesInWords, monthName, weekdayName } from './dates.ts';
import { directions, festivalDayInWords, inYearSpan, nearWeekday, yearSpanInWords } from './year.ts';

const numbers = ['', '', 'zwei', 'drei', 'vier', 'fünf', 'sechs'];
const ordinals = ['', '', 'zweiten', 'dritten', 'vierten', 'fünften', 'sechsten'];

export function list(words: readonly string[]): string {
  return inList(words, 'und');
}

/**
 * Which days a set has, as a part of a sentence: "jeden Sonntag", "am 1. und 3. Sonntag im Monat", "Aschermittwoch".
 * @param today decides which dates need their year
 */
export function daysInWords(set: DaySet, today: Temporal.PlainDate): string {
  switch (set.kind) {
    case 'rule':
      return ruleInWords(set.rule, set.within);
    case 'festivals':
      return list(set.days.map((day) => festivalDayInWords(day)));
    case 'dates':
      return dateListInWords(set.dates, today);
    case 'span':
      return datesInWords(set.from, set.to, today);
    case 'year-span':
      return yearSpanInWords(set.span);
    case 'after-holidays':
      return `wenn das ein Feiertag ist, am ${set.weekday === null ? 'Tag' : weekdayName(set.weekday)} danach`;
    case 'public-holidays':
      return `an Feiertagen${set.weekday === null ? '' : `, die auf einen ${weekdayName(set.weekday)} fallen`}`;
  }
}

/** "Freitag, 15. Januar"; for several dates "7. November und 5. Dezember" or "15., 22. und 29. Januar, 5. Februar 2027". */
function dateListInWords(dates: readonly Temporal.PlainDate[], today: Temporal.PlainDate): string {
  const [only, ...others] = dates;
  if (only !== undefined && others.length === 0) return dateInWords(only, today);
  const months = datesByMonth(dates).map(
    ({ first, days }) =>
      `${list(days.map(ordinal))}\u00a0${monthName(first.month)}${yearIfNeeded(first, today)}`,
  );
  return months.length === dates.length ? list(months) : months.join(', ');
}

function ruleInWords(rule: RecurrenceRule, within: YearSpan | null): string {
  const time = withinInWords(rule, within);
  const { freq, interval } = rule;
  switch (freq) {
    case 'daily':
      return `${interval === 1 ? 'täglich' : `alle ${numbers[interval] ?? interval} Tage`}${time}`;
    case 'weekly':
      return nearestInWords(rule, within) ?? `${weeklyInWords(rule)}${time}`;
    case 'monthly':
      return `${daysOfMonthInWords(rule, interval)}${time}`;
    case 'yearly':
      return yearlyInWords(rule, time);
  }
}

/** "am Sonntag vor dem 1. Weihnachtstag": a weekday within seven days of the year, of which it is one; otherwise null. */
function nearestInWords({ interval, byDay }: RecurrenceRule, within: YearSpan | null): string | null {
  const [day, ...others] = byDay;
  const week = within && weekOfYear(within);
  if (day === undefined || others.length > 0 || interval > 1 || week === null) return null;
  return `am ${nearWeekday(day.weekday, week)}`;
}

function weeklyInWords({ interval, byDay }: RecurrenceRule): string {
  const weekdays = byDay.map(({ weekday }) => weekday);
  const run = runOfWeekdays(weekdays);
  const names = run
    ? `${weekdayName(run.first)} bis ${weekdayName(run.last)}`
    : list(weekdays.toSorted().map(weekdayName));
  const isDaily = weekdays.length === 7;
  // "Jeden zweiten Sonntag" could be the second of the month.
  if (interval > 1)
    return `alle ${numbers[interval] ?? interval} Wochen ${isDaily ? 'täglich' : `${run ? 'von' : 'am'} ${names}`}`;
  if (isDaily) return 'täglich';
  return run ? names : `jeden ${names}`;
}

/** "am 1. und 3. Sonntag im Monat", "am 13. des Monats", "am letzten Tag jedes zweiten Monats". */
function daysOfMonthInWords(rule: RecurrenceRule, interval: number): string {
  const { bySetPos, byMonthDay, byDay } = rule;
  const months = monthsOf(rule, interval);
  const nextTo = nextToWeekday(rule);
  if (nextTo !== null) {
    const base = `${ordinal(nextTo.ordinal)} ${weekdayName(nextTo.base)}`;
    return `am ${weekdayName(nextTo.weekday)} ${directions[nextTo.direction]} dem ${base} ${months || 'im Monat'}`;
  }
  if (bySetPos.length > 0)
    return `am ${list(bySetPos.map(ordinal))} Wochentag (Montag bis Freitag) ${months || 'im Monat'}`;
  if (byMonthDay.length > 0) return `am ${monthDaysInWords(byMonthDay)} ${months || 'des Monats'}`;
  const weekly = byDay.filter((day) => day.ordinal === null).map(({ weekday }) => weekdayName(weekday));
  const numbered = byDay.filter((day) => day.ordinal !== null);
  const every = weekly.length === 0 ? [] : [`jeden ${list(weekly)}`];
  const which = numbered.length === 0 ? [] : [`am ${list(numberedDays(numbered))}`];
  const end = numbered.length === 0 ? months : months || 'im Monat';
  return `${[...every, ...which].join(' und ')}${end === '' ? '' : ` ${end}`}`;
}

/** "1. und 3. Sonntag", "5. Dienstag". */
function numberedDays(days: readonly RuleDay[]): readonly string[] {
  const byWeekday = Map.groupBy(days, ({ weekday }) => weekday);
  return [...byWeekday].map(
    ([weekday, each]) => `${list(each.map((day) => ordinal(day.ordinal ?? 1)))} ${weekdayName(weekday)}`,
  );
}

/** "13.", "1. und 15.", "letzten Tag". */
function monthDaysInWords(days: readonly number[]): string {
  const [fromEnd, others] = [days.filter((day) => day < 0), days.filter((day) => day > 0)];
  const words = list([...others, ...fromEnd].map(ordinal));
  return fromEnd.length > 0 ? `${words} Tag` : words;
}

/** "1.", "letzten", "vorletzten". */
function ordinal(number: number): string {
  if (number > 0) return `${number}.`;
  return (
    ['', 'letzten', 'vorletzten', 'drittletzten', 'viertletzten', 'fünftletzten'][-number] ?? `${number}.`
  );
}

/** "jedes dritten Monats", "im März, Juni und September"; nothing for every month. */
function monthsOf({ byMonth }: RecurrenceRule, interval: number): string {
  if (interval > 1) return `jedes ${ordinals[interval] ?? `${interval}.`} Monats`;
  return byMonth.length === 0 || runOfMonths(byMonth) ? '' : `im ${list(byMonth.map(monthName))}`;
}

function yearlyInWords(rule: RecurrenceRule, time: string): string {
  const { interval, byMonthDay, byMonth } = rule;
  const years = interval === 1 ? 'jedes Jahr' : `alle ${numbers[interval] ?? interval} Jahre`;
  const isNumbered = byMonthDay.length > 0 && byMonthDay.every((day) => day > 0);
  if (isNumbered && byMonth.length === 1)
    return `${years} ${onDaysOfMonth(byMonthDay)}\u00a0${monthName(byMonth[0] ?? 1)}`;
  const days = `${daysOfMonthInWords(rule, 1)}${time}`;
  return interval === 1 ? days : `${years} ${days}`;
}

/** "am 24. und 25."; three or more in a row are "vom 25. bis 31.". */
function onDaysOfMonth(days: readonly number[]): string {
  const run = runOfDays(days);
  const sorted = days.toSorted((one, other) => one - other);
  return run ? `vom ${run.first}. bis ${run.last}.` : `am ${list(sorted.map(ordinal))}`;
}

/** " im August", ", November bis Februar", " in der Passionszeit": the months or the part of the year, where the days do not say it. */
function withinInWords(rule: RecurrenceRule, within: YearSpan | null): string {
  const months = leavesMonthsUnsaid(rule) ? monthsInWords(rule.byMonth) : '';
  return within === null ? months : `${months} ${inYearSpan(within)}`;
}

function monthsInWords(months: readonly number[]): string {
  const run = runOfMonths(months);
  return run ? `, ${monthName(run.first)} bis ${monthName(run.last)}` : ` im ${list(months.map(monthName))}`;
}
