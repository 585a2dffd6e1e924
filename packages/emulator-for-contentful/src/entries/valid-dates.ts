import { parseDateText } from '../model/date-text.ts';

const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** "Tuesday", "Tues.", before a day. */
const leadingWeekday =
  /^(?<weekday>(?:sun|mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?)(?:day)?)\.?,?\s+/i;

const forms = [
  /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})$/,
  /^(?<day>\d{1,2})[-/.](?<month>\d{1,2})[-/.](?<year>\d{4})$/,
  /^(?<month>\d{1,2})[-/.](?<day>\d{1,2})[-/.](?<year>\d{4})$/,
  /^(?<day>\d{1,2})(?:st|nd|rd|th)?[\s-]+(?<month>[a-z]{3,})\.?,?[\s-]+(?<year>\d{4})$/i,
  /^(?<month>[a-z]{3,})\.?\s+(?<day>\d{1,2})(?:st|nd|rd|th)?,?\s+(?<year>\d{4})$/i,
];

/**
 * The days that a date text can stand for: one for "12 January 2027", "2027-1-12" and "31/12/2026", two for "01/12/2026",
 * which is in December for some and in January for others, and none for anything else. A weekday in front must be
 * correct.
 * @returns each as `YYYY-MM-DD`
 */
export function validDates(text: string): readonly string[] {
  const weekday = weekdayIn(text);
  return daysIn(text).filter((day) => weekday === undefined || weekdayOf(day).startsWith(weekday));
}

/** "is “Monday 12 January 2027”, but that day is a Tuesday."; undefined for a text without a wrong weekday. */
export function wrongWeekdayReason(text: string): string | undefined {
  const [day, ...others] = daysIn(text);
  if (day === undefined || others.length > 0 || weekdayIn(text) === undefined) return undefined;
  return weekdayOf(day).startsWith(weekdayIn(text) ?? '')
    ? undefined
    : `is “${text}”, but that day is a ${weekdayOf(day)}.`;
}

/** The weekday that a text begins with, as "Tue". */
function weekdayIn(text: string): string | undefined {
  const weekday = leadingWeekday.exec(text.trim())?.groups?.weekday;
  return weekday && `${weekday.charAt(0).toUpperCase()}${weekday.slice(1, 3).toLowerCase()}`;
}

function weekdayOf(day: string): string {
  return weekdays[new Date(day).getUTCDay()] ?? '';
}

function daysIn(text: string): readonly string[] {
  const bare = text.trim().replace(leadingWeekday, '');
  const days = forms.flatMap((form) => {
    const { year = '', month = '', day = '' } = form.exec(bare)?.groups ?? {};
    const date = `${year}-${monthNumber(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
    return parseDateText(date) === undefined ? [] : [date];
  });
  return [...new Set(days)];
}

function monthNumber(month: string): string {
  if (!/^[a-z]/i.test(month)) return month;
  return String(months.findIndex((name) => name.startsWith(month.toLowerCase())) + 1);
}

/** "1 December 2026", which has one meaning. @param day `YYYY-MM-DD` */
export function formatDay(day: string): string {
  const [year, month, date] = day.split('-');
  const name = months[Number(month) - 1] ?? '';
  return `${Number(date)} ${name.charAt(0).toUpperCase()}${name.slice(1)} ${year}`;
}
