import { isBefore } from '../days/day-number.ts';

/** How near a day is: `this-week` for the rest of the week, which ends on Sunday; undefined for other days. */
type Nearness = 'today' | 'tomorrow' | 'this-week' | undefined;

function nearness(date: Temporal.PlainDate, today: Temporal.PlainDate): Nearness {
  const { days } = today.until(date);
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  return days > 0 && today.dayOfWeek + days <= 7 ? 'this-week' : undefined;
}

/** " 2027", or nothing for a date of this year that is not far away. */
export function yearIfNeeded(date: Temporal.PlainDate, today: Temporal.PlainDate): string {
  return date.year !== today.year || isFarAway(date, today) ? ` ${date.year}` : '';
}

/** True for a date so far ahead that its day and month could be taken for those of this year. */
export function isFarAway(date: Temporal.PlainDate, today: Temporal.PlainDate): boolean {
  return !isBefore(date, today.add({ months: 10 }));
}

/** Of which a language makes its dates. */
interface DateForms {
  /** From Monday, and from January. */
  readonly weekdays: readonly string[];
  readonly months: readonly string[];
  readonly shortMonths: readonly string[];
  /** How many letters are left of a short weekday. */
  readonly shortWeekday: number;
  /** What stands between a weekday and its date, and between a day and its month. */
  readonly afterWeekday: string;
  readonly afterDay: string;
  /** The day before a word that is no month: "4" to Sunday 6 December. */
  readonly day: (day: number) => string;
  readonly to: string;
  readonly near: { readonly today: string; readonly tomorrow: string; readonly 'this-week': string };
}

/** A day of a month. */
export interface MonthDay {
  readonly day: number;
  readonly month: number;
}

/** What a language says of dates. */
export function datesIn({ weekdays, months, shortMonths, shortWeekday, near, to, ...forms }: DateForms) {
  type PlainDate = Temporal.PlainDate;
  /** "January". @param month 1 to 12 */
  const month = (month: number) => months[month - 1] ?? '';
  /** "Jan", "Sept". @param month 1 to 12 */
  const shortMonth = (month: number) => shortMonths[month - 1] ?? '';
  /** "Sunday". @param weekday ISO, 1 Monday to 7 Sunday */
  const weekday = (weekday: number) => weekdays[weekday - 1] ?? '';
  /** "6 December". */
  const dayAndMonth = (date: MonthDay) => `${date.day}${forms.afterDay}${month(date.month)}`;
  const onWeekday = (date: PlainDate, rest: string) =>
    `${weekday(date.dayOfWeek)}${forms.afterWeekday}${rest}`;
  /** "Sunday 6 December"; with the year when it is another year, or ten months or more ahead. */
  const date = (date: PlainDate, today: PlainDate) =>
    onWeekday(date, dayAndMonth(date)) + yearIfNeeded(date, today);
  /** "Sunday 22 November 2026". */
  const asOf = (date: PlainDate) => `${onWeekday(date, dayAndMonth(date))} ${date.year}`;
  /** The words before the date of a near day: "Today," Sunday 6 December, "This" Sunday 6 December; undefined for other days. */
  const beforeDate = (date: PlainDate, today: PlainDate) => {
    const nearby = nearness(date, today);
    return nearby && (nearby === 'this-week' ? near[nearby] : `${near[nearby]},`);
  };
  return {
    month,
    shortMonth,
    weekday,
    dayAndMonth,
    date,
    asOf,
    beforeDate,
    today: near.today,
    /** "30 Nov". */
    shortDay: (date: MonthDay) => `${date.day}${forms.afterDay}${shortMonth(date.month)}`,
    /** "Sun". @param weekday ISO, 1 Monday to 7 Sunday */
    shortWeekday: (day: number) => weekday(day).slice(0, shortWeekday),
    /**
     * The date, with "Today, Sunday 6 December", "Tomorrow, Sunday 6 December" or (for the rest of this week) "This Sunday,
     * 6 December" for a near day: a page may be printed, or read on another day.
     */
    day: (day: PlainDate, today: PlainDate) => {
      const [before, full] = [beforeDate(day, today), date(day, today)];
      if (before === undefined) return full;
      return `${before} ${before === near['this-week'] ? full.replace(/,? /, ', ') : full}`;
    },
    /** "Friday 4 to Sunday 6 December": repeats neither month nor year; a single day is one date. */
    dates: (first: PlainDate, last: PlainDate, today: PlainDate) => {
      if (first.equals(last)) return date(first, today);
      if (first.year !== last.year) return `${asOf(first)} ${to} ${asOf(last)}`;
      const start = first.month === last.month ? forms.day(first.day) : dayAndMonth(first);
      return `${onWeekday(first, start)} ${to} ${date(last, today)}`;
    },
    /** "13 December to 9 January", for a heading with the year beside it. */
    span: (first: PlainDate, last: PlainDate) => {
      const isOneMonth = first.year === last.year && first.month === last.month;
      return `${isOneMonth ? forms.day(first.day) : dayAndMonth(first)} ${to} ${dayAndMonth(last)}`;
    },
  };
}
