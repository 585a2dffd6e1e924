import { weekdayOf } from '../../days/weekday.ts';
import { nearness, yearIfNeeded } from '../near-days.ts';

const months = 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(
  ' ',
);

const shortMonths = 'Jan Feb März Apr Mai Juni Juli Aug Sept Okt Nov Dez'.split(' ');

const weekdays = 'Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag'.split(' ');

/** "Januar". @param month 1 to 12 */
export function monthName(month: number): string {
  return months[month - 1] ?? '';
}

/** "Jan", "März". @param month 1 to 12 */
export function shortMonth(month: number): string {
  return shortMonths[month - 1] ?? '';
}

/** "Sonntag". @param weekday ISO, 1 Monday to 7 Sunday */
export function weekdayName(weekday: number): string {
  return weekdays[weekday - 1] ?? '';
}

/** "30. Nov". */
export function shortDay({ day, month }: Temporal.PlainDate): string {
  return `${day}.\u00a0${shortMonth(month)}`;
}

/** "So". @param weekday ISO, 1 Monday to 7 Sunday */
export function shortWeekday(weekday: number): string {
  return weekdayName(weekday).slice(0, 2);
}

/** "Sonntag, 6. Dezember"; with the year when it is another year, or ten months or more ahead. */
export function dateInWords(date: Temporal.PlainDate, today: Temporal.PlainDate): string {
  return `${weekdayAndDay(date)}\u00a0${monthName(date.month)}${yearIfNeeded(date, today)}`;
}

/** The words for a near day, with its date or alone. */
export const nearDayWords = { today: 'Heute', tomorrow: 'Morgen', 'this-week': 'Diesen' } as const;

/** The date, with "Heute, Sonntag, 6. Dezember", "Morgen, …" or "Diesen Sonntag, 6. Dezember" for a near day. */
export function dayInWords(date: Temporal.PlainDate, today: Temporal.PlainDate): string {
  const near = beforeDate(date, today);
  const full = dateInWords(date, today);
  return near === undefined ? full : `${near} ${full}`;
}

/** The words before the date of a near day: "Heute," Sonntag, 6. Dezember; undefined for other days. */
export function beforeDate(date: Temporal.PlainDate, today: Temporal.PlainDate): string | undefined {
  const near = nearness(date, today);
  if (near === undefined) return undefined;
  return near === 'this-week' ? nearDayWords[near] : `${nearDayWords[near]},`;
}

/** "Freitag, 4. bis Sonntag, 6. Dezember": repeats neither month nor year; a single day is one date. */
export function datesInWords(
  first: Temporal.PlainDate,
  last: Temporal.PlainDate,
  today: Temporal.PlainDate,
): string {
  if (first.equals(last)) return dateInWords(first, today);
  if (first.year !== last.year) return `${asOfInWords(first)} bis ${asOfInWords(last)}`;
  const month = first.month === last.month ? '' : `\u00a0${monthName(first.month)}`;
  return `${weekdayAndDay(first)}${month} bis ${dateInWords(last, today)}`;
}

/** "13. Dezember bis 9. Januar", for a heading with the year beside it. */
export function spanInWords(first: Temporal.PlainDate, last: Temporal.PlainDate): string {
  const isOneMonth = first.year === last.year && first.month === last.month;
  return `${isOneMonth ? `${first.day}.` : dayAndMonth(first)} bis ${dayAndMonth(last)}`;
}

/** "Sonntag, 22. November 2026". */
export function asOfInWords(date: Temporal.PlainDate): string {
  return `${weekdayAndDay(date)}\u00a0${monthName(date.month)} ${date.year}`;
}

/** "15. November 2026". @param date `YYYY-MM-DD`; anything after that is ignored */
export function isoDateInWords(date: string): string {
  const [year, month, day] = date.slice(0, 10).split('-').map(Number);
  return `${day}.\u00a0${monthName(Number(month))} ${year}`;
}

function weekdayAndDay(date: Temporal.PlainDate): string {
  return `${weekdayName(weekdayOf(date))}, ${date.day}.`;
}

/** "6. Dezember", with a space at which no line breaks. */
export function dayAndMonth({ day, month }: { readonly day: number; readonly month: number }): string {
  return `${day}.\u00a0${monthName(month)}`;
}

/** "10.30", "19". */
function clock({ hour, minute }: Temporal.PlainTime): string {
  return minute === 0 ? `${hour}` : `${hour}.${String(minute).padStart(2, '0')}`;
}

/** "10.30 Uhr", "19 Uhr", with a space at which no line breaks. */
export function timeOfDay(time: Temporal.PlainTime): string {
  return `${clock(time)}\u00a0Uhr`;
}

/** "10.30 bis 12 Uhr"; an end at midnight is "24 Uhr"; only the start when there is no end. */
export function timesInWords(start: Temporal.PlainTime, end: Temporal.PlainTime | null): string {
  if (end === null) return timeOfDay(start);
  const isMidnight = end.hour === 0 && end.minute === 0;
  return `${clock(start)} bis ${isMidnight ? '24' : clock(end)}\u00a0Uhr`;
}
