import { nearness, yearIfNeeded } from '../near-days.ts';

export const weekdayNames = /* @__PURE__ */ 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(
  ' ',
);

export const monthNames =
  /* @__PURE__ */ 'January February March April May June July August September October November December'.split(
    ' ',
  );

const shortMonths = /* @__PURE__ */ 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'.split(' ');

/** "Jan", "Sept". @param month 1 to 12 */
export function shortMonth(month: number): string {
  return shortMonths[month - 1] ?? '';
}

/** "30 Nov". */
export function shortDay({ day, month }: Temporal.PlainDate): string {
  return `${day} ${shortMonth(month)}`;
}

/** "Sun". @param weekday ISO, 1 Monday to 7 Sunday */
export function shortWeekday(weekday: number): string {
  return weekdayName(weekday).slice(0, 3);
}

/** "Sunday". @param weekday ISO, 1 Monday to 7 Sunday */
export function weekdayName(weekday: number): string {
  return weekdayNames[weekday - 1] ?? '';
}

/** "January". @param month 1 to 12 */
export function monthName(month: number): string {
  return monthNames[month - 1] ?? '';
}

/** "Sunday 6 December"; with the year when it is another year, or ten months or more ahead. */
export function dateInWords(date: Temporal.PlainDate, today: Temporal.PlainDate): string {
  return `${weekdayName(date.dayOfWeek)} ${dayAndMonth(date)}${yearIfNeeded(date, today)}`;
}

/** The words for a near day, with its date or alone. */
export const nearDayWords = { today: 'Today', tomorrow: 'Tomorrow', 'this-week': 'This' } as const;

/**
 * The date, with "Today, Sunday 6 December", "Tomorrow, Sunday 6 December" or (for the rest of this week) "This Sunday,
 * 6 December" for a near day: a page may be printed, or read on another day.
 */
export function dayInWords(date: Temporal.PlainDate, today: Temporal.PlainDate): string {
  const full = dateInWords(date, today);
  const near = nearness(date, today);
  if (near === undefined) return full;
  return near === 'this-week'
    ? `${nearDayWords[near]} ${full.replace(' ', ', ')}`
    : `${nearDayWords[near]}, ${full}`;
}

/** The words before the date of a near day: "Today," Sunday 6 December, "This" Sunday 6 December; undefined for other days. */
export function beforeDate(date: Temporal.PlainDate, today: Temporal.PlainDate): string | undefined {
  const near = nearness(date, today);
  if (near === undefined) return undefined;
  return near === 'this-week' ? nearDayWords[near] : `${nearDayWords[near]},`;
}

/** "Friday 4 to Sunday 6 December": repeats neither month nor year; a single day is one date. */
export function datesInWords(
  first: Temporal.PlainDate,
  last: Temporal.PlainDate,
  today: Temporal.PlainDate,
): string {
  if (first.equals(last)) return dateInWords(first, today);
  const end = dateInWords(last, today);
  if (first.year !== last.year) {
    return `${asOfInWords(first)} to ${asOfInWords(last)}`;
  }
  if (first.month !== last.month) return `${weekdayName(first.dayOfWeek)} ${dayAndMonth(first)} to ${end}`;
  return `${weekdayName(first.dayOfWeek)} ${first.day} to ${end}`;
}

/** "13 December to 9 January", for a heading with the year beside it. */
export function spanInWords(first: Temporal.PlainDate, last: Temporal.PlainDate): string {
  const isOneMonth = first.year === last.year && first.month === last.month;
  return `${isOneMonth ? first.day : dayAndMonth(first)} to ${dayAndMonth(last)}`;
}

/**
 * "15 November 2026". It does not use `Intl`, which takes longer to initialise in a browser than everything else on a page.
 * @param date `YYYY-MM-DD`; anything after that is ignored
 */
export function isoDateInWords(date: string): string {
  const [year, month, day] = date.slice(0, 10).split('-').map(Number);
  return `${day} ${monthName(Number(month))} ${year}`;
}

/** "Sunday 22 November 2026". */
export function asOfInWords(date: Temporal.PlainDate): string {
  return `${weekdayName(date.dayOfWeek)} ${dayAndMonth(date)} ${date.year}`;
}

/** "6 December". */
export function dayAndMonth(date: Temporal.PlainDate): string {
  return `${date.day} ${monthName(date.month)}`;
}

/** A time as people say it: "10.30am", "7pm", "noon", "midnight". */
export function timeOfDay(time: Temporal.PlainTime): string {
  if (time.minute === 0 && time.hour === 0) return 'midnight';
  if (time.minute === 0 && time.hour === 12) return 'noon';
  const hour = time.hour % 12 === 0 ? 12 : time.hour % 12;
  const minutes = time.minute === 0 ? '' : `.${String(time.minute).padStart(2, '0')}`;
  return `${hour}${minutes}${time.hour < 12 ? 'am' : 'pm'}`;
}

/** "10.30am to noon"; only the start when there is no end. */
export function timesInWords(start: Temporal.PlainTime, end: Temporal.PlainTime | null): string {
  return end === null ? timeOfDay(start) : `${timeOfDay(start)} to ${timeOfDay(end)}`;
}

export const ordinalWords = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** "first", "second", "14th", "last", "last but one": as a person says it. @param ordinal from 1, or -1 or -2 from the end */
export function ordinalWord(ordinal: number): string {
  if (ordinal === -1) return 'last';
  return ordinal === -2 ? 'last but one' : (ordinalWords[ordinal - 1] ?? numeral(ordinal));
}

/** "1st", "22nd", "13th". */
export function numeral(number: number): string {
  const isTeen = number % 100 >= 11 && number % 100 <= 13;
  return `${number}${isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th')}`;
}
