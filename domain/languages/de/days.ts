import type { DaySet, RecurrenceRule, RuleDay, YearSpan } from '../../schedule/days/day-set.ts';
import type { Weekday } from '../../schedule/days/weekday.ts';
import { daysNextTo } from '../../schedule/phrase/rule-days.ts';
import { inList } from '../../wording/lists.ts';
import { dateInWords, datesInWords, monthName, weekdayName, yearIfNeeded } from './dates.ts';
import { festivalDayInWords, inYearSpan, weekInWords, yearSpanInWords } from './year.ts';

const NUMBERS = ['', '', 'zwei', 'drei', 'vier', 'fünf', 'sechs'];
const ORDINALS = ['', '', 'zweiten', 'dritten', 'vierten', 'fünften', 'sechsten'];

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
  }
}

/** "Freitag, 15. Januar"; for several dates "7. November und 5. Dezember" or "15., 22. und 29. Januar, 5. Februar 2027". */
function dateListInWords(dates: readonly Temporal.PlainDate[], today: Temporal.PlainDate): string {
  const sorted = dates.toSorted(Temporal.PlainDate.compare);
  const [first] = sorted;
  if (first !== undefined && sorted.length === 1) return dateInWords(first, today);
  const months = Map.groupBy(sorted, (date) => `${date.year} ${date.month}`);
  const groups = [...months.values()].flatMap((days) => {
    const [day] = days;
    if (day === undefined) return [];
    return [
      `${list(days.map((each) => `${each.day}.`))}\u00a0${monthName(day.month)}${yearIfNeeded(day, today)}`,
    ];
  });
  return groups.length === sorted.length ? list(groups) : groups.join(', ');
}

function ruleInWords(rule: RecurrenceRule, within: YearSpan | null): string {
  const time = withinInWords(rule, within);
  const { freq, interval } = rule;
  switch (freq) {
    case 'daily':
      return `${interval === 1 ? 'täglich' : `alle ${NUMBERS[interval] ?? interval} Tage`}${time}`;
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
  const week = within === null ? null : weekInWords(within);
  if (day === undefined || others.length > 0 || interval > 1 || week === null) return null;
  return `am ${week.which}${weekdayName(day.weekday)} ${week.near}`;
}

function weeklyInWords({ interval, byDay }: RecurrenceRule): string {
  const { names, isRun } = weekdaysInWords(byDay.map(({ weekday }) => weekday));
  const isDaily = byDay.length === 7;
  // "Jeden zweiten Sonntag" could be the second of the month.
  if (interval > 1)
    return `alle ${NUMBERS[interval] ?? interval} Wochen ${isDaily ? 'täglich' : `${isRun ? 'von' : 'am'} ${names}`}`;
  if (isDaily) return 'täglich';
  return isRun ? names : `jeden ${names}`;
}

/** "Dienstag und Donnerstag"; three or more days in a row are "Montag bis Freitag", also over the end of a week. */
function weekdaysInWords(weekdays: readonly Weekday[]): { readonly names: string; readonly isRun: boolean } {
  const sorted = weekdays.toSorted((one, other) => one - other);
  const gap = sorted.findIndex((day, index) => index > 0 && day - (sorted[index - 1] ?? day) > 1);
  const inOrder = gap === -1 ? sorted : [...sorted.slice(gap), ...sorted.slice(0, gap)];
  const [first, last] = [inOrder[0] ?? 1, inOrder.at(-1) ?? 1];
  const isRun = sorted.length > 2 && sorted.length < 7 && (last - first + 7) % 7 === sorted.length - 1;
  const names = isRun ? `${weekdayName(first)} bis ${weekdayName(last)}` : list(sorted.map(weekdayName));
  return { names, isRun };
}

/** "am 1. und 3. Sonntag im Monat", "am 13. des Monats", "am letzten Tag jedes zweiten Monats". */
function daysOfMonthInWords(rule: RecurrenceRule, interval: number): string {
  const { bySetPos, byMonthDay, byDay } = rule;
  const months = monthsOf(rule, interval);
  const relative = nextToInWords(rule);
  if (relative !== null) return `am ${relative} ${months || 'im Monat'}`;
  if (bySetPos.length > 0) return `am ${list(bySetPos.map(ordinal))} Werktag ${months || 'im Monat'}`;
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

/** "Samstag vor dem 1. Sonntag": a weekday on one of seven days of the month. */
function nextToInWords({ byDay, byMonthDay }: RecurrenceRule): string | null {
  const [day] = byDay;
  if (day === undefined || byDay.length !== 1 || byMonthDay.length !== 7) return null;
  const expected = byMonthDay.toSorted().join();
  for (const number of [1, 2, 3, 4, -1]) {
    for (const base of [7, 1, 2, 3, 4, 5, 6] as const) {
      for (const [direction, word] of [
        ['before', 'vor'],
        ['after', 'nach'],
      ] as const) {
        if (daysNextTo(day.weekday, direction, number, base)?.toSorted().join() !== expected) continue;
        return `${weekdayName(day.weekday)} ${word} dem ${ordinal(number)} ${weekdayName(base)}`;
      }
    }
  }
  return null;
}

/** "jedes dritten Monats", "im März, Juni und September"; nothing for every month. */
function monthsOf({ byMonth }: RecurrenceRule, interval: number): string {
  if (interval > 1) return `jedes ${ORDINALS[interval] ?? `${interval}.`} Monats`;
  return byMonth.length === 0 || isRunOfMonths(byMonth) ? '' : `im ${list(byMonth.map(monthName))}`;
}

function yearlyInWords(rule: RecurrenceRule, time: string): string {
  const { interval, byMonthDay, byMonth } = rule;
  const years = interval === 1 ? 'jedes Jahr' : `alle ${NUMBERS[interval] ?? interval} Jahre`;
  const isNumbered = byMonthDay.length > 0 && byMonthDay.every((day) => day > 0);
  if (isNumbered && byMonth.length === 1)
    return `${years} ${onDaysOfMonth(byMonthDay)}\u00a0${monthName(byMonth[0] ?? 1)}`;
  const days = `${daysOfMonthInWords(rule, 1)}${time}`;
  return interval === 1 ? days : `${years} ${days}`;
}

/** "am 24. und 25."; three or more in a row are "vom 25. bis 31.". */
function onDaysOfMonth(days: readonly number[]): string {
  const sorted = days.toSorted((one, other) => one - other);
  const [first, last] = [sorted[0] ?? 1, sorted.at(-1) ?? 1];
  const isRun = sorted.length > 2 && last - first === sorted.length - 1;
  return isRun ? `vom ${first}. bis ${last}.` : `am ${list(sorted.map(ordinal))}`;
}

/** " im August", ", November bis Februar", " in der Passionszeit": the months or the part of the year, where the days do not say it. */
function withinInWords({ freq, byMonth, interval }: RecurrenceRule, within: YearSpan | null): string {
  const saysMonths = (freq === 'monthly' && interval === 1) || freq === 'yearly';
  const months =
    byMonth.length === 0 || (saysMonths && !isRunOfMonths(byMonth)) ? '' : monthsInWords(byMonth);
  return within === null ? months : `${months} ${inYearSpan(within)}`;
}

function monthsInWords(months: readonly number[]): string {
  if (!isRunOfMonths(months)) return ` im ${list(months.map(monthName))}`;
  return `, ${monthName(months[0] ?? 1)} bis ${monthName(months.at(-1) ?? 1)}`;
}

/** True for three months or more that follow one another, also over New Year, in this order. */
function isRunOfMonths(months: readonly number[]): boolean {
  return (
    months.length > 2 &&
    months.every((month, index) => index === 0 || month === ((months[index - 1] ?? 0) % 12) + 1)
  );
}
