import { LRUCache } from 'lru-cache';
import { RRuleTemporal } from 'rrule-temporal';
import { festivalDayDate } from './church-year.ts';
import { dateOfDay, dayNumber, millisecondsADay, yearOfDay } from './day-number.ts';
import {
  type DaySet,
  type RecurrenceRule,
  type RuleDay,
  spansOf,
  type YearDay,
  type YearSpan,
} from './day-set.ts';
import { publicHolidays } from './public-holidays.ts';
import { type Weekday, weekdayCode } from './weekday.ts';

/** The days of a rule in a year are the same for all schedules that have it, and every page needs them again. */
const ruleDaysMemo = new LRUCache<string, readonly number[]>({ max: 1000 });

/**
 * The days of a set in a year, as day numbers in order, each once.
 * @param countFrom the date from which a rule's interval counts; days before it are not left out
 */
export function daysOfYear(set: DaySet, countFrom: Temporal.PlainDate, year: number): readonly number[] {
  switch (set.kind) {
    case 'rule': {
      const days = ruleDays(set.rule, countFrom, year);
      if (set.within === null) return days;
      const within = new Set(yearSpanDays(set.within, year));
      return days.filter((day) => within.has(day));
    }
    case 'festivals':
      return inOrder(
        // A day counted from New Year may lie in the year before.
        [year - 1, year, year + 1].flatMap((each) =>
          set.days
            .map((day) => festivalDayDate(day, each))
            .filter((date) => date.year === year)
            .map(dayNumber),
        ),
      );
    case 'dates':
    case 'span':
      return inOrder(
        spansOf(set).flatMap(({ from, to }) => daysBetween(dayNumber(from), dayNumber(to), year)),
      );
    case 'year-span':
      return yearSpanDays(set.span, year);
    case 'after-holidays':
      return inOrder(
        [year - 1, year].flatMap((each) => {
          const holidays = new Set(daysOfYear(set.holidays, countFrom, each));
          const moved = daysOfYear(set.of, countFrom, each).filter((day) => holidays.has(day));
          return moved.map((day) => dayAfter(day, set.weekday)).filter((day) => yearOfDay(day) === year);
        }),
      );
    case 'public-holidays': {
      const own = publicHolidays(set.nation, year, set.atWeekends).map(dayNumber);
      const all = inOrder([...own, ...set.others.flatMap((days) => daysOfYear(days, countFrom, year))]);
      return all.filter((day) => set.weekday === null || dateOfDay(day).dayOfWeek === set.weekday);
    }
  }
}

/** The next day, or the next of a weekday. */
function dayAfter(day: number, weekday: Weekday | null): number {
  return weekday === null ? day + 1 : day + (((weekday - dateOfDay(day).dayOfWeek + 6) % 7) + 1);
}

/** The days of a set from the beginning of one year to the end of another, year by year. */
export function daysOfYears(
  set: DaySet,
  countFrom: Temporal.PlainDate,
  firstYear: number,
  lastYear: number,
): readonly number[] {
  const years = Array.from(
    { length: Math.max(0, lastYear - firstYear + 1) },
    (_, index) => firstYear + index,
  );
  return years.flatMap((year) => daysOfYear(set, countFrom, year));
}

/** In how many years two sets of days are compared. Festivals and weekdays meet within them, if they ever do. */
const comparedYears = 7;

/** The days of a set by which it is compared with another, from the beginning of the year in which it is counted. */
export function comparedDays(set: DaySet, countFrom: Temporal.PlainDate): ReadonlySet<number> {
  const { year } = countFrom;
  return new Set(daysOfYears(set, countFrom, year, year + comparedYears - 1));
}

/** The days of a rule in a year. The library is given dates in UTC, so that no clock change comes into it. */
function ruleDays(rule: RecurrenceRule, countFrom: Temporal.PlainDate, year: number): readonly number[] {
  // Which period is the first matters for an interval only.
  const start = rule.interval === 1 ? null : periodBefore(year, rule, countFrom);
  const key = `${year} ${start ?? ''} ${JSON.stringify(rule)}`;
  const known = ruleDaysMemo.get(key);
  if (known) return known;
  const [first, last] = [new Temporal.PlainDate(year, 1, 1), new Temporal.PlainDate(year, 12, 31)];
  const dtstart = (start ?? periodBefore(year, rule, first)).toZonedDateTime('UTC');
  const found = new RRuleTemporal({ ...ruleOptions(rule), dtstart, tzid: 'UTC' }).between(
    first.toZonedDateTime('UTC'),
    last.toZonedDateTime('UTC'),
    true,
  );
  const days = found.map(({ epochMilliseconds }) => epochMilliseconds / millisecondsADay);
  ruleDaysMemo.set(key, days);
  return days;
}

/**
 * The start of a late period of a rule, counted from `countFrom`, that begins before a year. As DTSTART it gives the rule's
 * own days, also where positions count within the period, and the same for all schedules of that rule.
 */
function periodBefore(
  year: number,
  { freq, interval }: RecurrenceRule,
  countFrom: Temporal.PlainDate,
): Temporal.PlainDate {
  const unit = periodUnits[freq];
  const start = {
    daily: countFrom,
    weekly: countFrom.subtract({ days: countFrom.dayOfWeek - 1 }),
    monthly: countFrom.with({ day: 1 }),
    yearly: countFrom.with({ month: 1, day: 1 }),
  }[freq];
  const periods = start.until(new Temporal.PlainDate(year, 1, 1), { largestUnit: unit })[unit];
  return start.add({ [unit]: Math.floor((periods - 1) / interval) * interval });
}

function ruleOptions({ freq, interval, byDay, byMonthDay, byMonth, bySetPos }: RecurrenceRule) {
  return {
    freq: freq.toUpperCase() as Uppercase<typeof freq>,
    interval,
    byDay: byDay.map(ruleDayCode),
    byMonthDay: [...byMonthDay],
    byMonth: [...byMonth],
    bySetPos: [...bySetPos],
    wkst: 'MO',
  };
}

const periodUnits = { daily: 'days', weekly: 'weeks', monthly: 'months', yearly: 'years' } as const;

/** "SU", "1SU", "-1SU" (RFC 5545 §3.3.10). */
export function ruleDayCode({ weekday, ordinal }: RuleDay): string {
  return `${ordinal ?? ''}${weekdayCode(weekday)}`;
}

/** The days of a span in a year, with those of a span that began in the year before. */
function yearSpanDays({ from, to }: YearSpan, year: number): readonly number[] {
  const days = [year - 1, year, year + 1].flatMap((each) => {
    const first = yearDayNumber(from, each);
    const last = yearDayNumber(to, each);
    return daysBetween(first, last < first ? yearDayNumber(to, each + 1) : last, year);
  });
  return inOrder(days);
}

function yearDayNumber(day: YearDay, year: number): number {
  if (day.kind === 'festival') return dayNumber(festivalDayDate(day, year));
  return dayNumber(Temporal.PlainDate.from({ year, month: day.month, day: day.day }));
}

/** Every day from `first` to `last`, as far as they lie in the year. */
function daysBetween(first: number, last: number, year: number): readonly number[] {
  const from = Math.max(first, dayNumber(new Temporal.PlainDate(year, 1, 1)));
  const to = Math.min(last, dayNumber(new Temporal.PlainDate(year, 12, 31)));
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}

function inOrder(days: readonly number[]): readonly number[] {
  return [...new Set(days)].sort((one, other) => one - other);
}
