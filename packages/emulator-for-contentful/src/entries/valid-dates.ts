import { parseDateText } from '../model/date-text.ts';

const months = 'january february march april may june july august september october november december'.split(
  ' ',
);

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
  const weekday = leadingWeekday.exec(text.trim())?.groups?.weekday?.slice(0, 3).toLowerCase() ?? '';
  return daysIn(text).filter((day) => weekdayOf(day).toLowerCase().startsWith(weekday));
}

/** "is “Monday 12 January 2027”, but that day is a Tuesday."; undefined for a text without a wrong weekday. */
export function wrongWeekdayReason(text: string): string | undefined {
  const [day, ...others] = daysIn(text);
  if (day === undefined || others.length > 0 || validDates(text).length > 0) return undefined;
  return `is “${text}”, but that day is a ${weekdayOf(day)}.`;
}

const inWords = (day: string, parts: Intl.DateTimeFormatOptions) =>
  new Date(day).toLocaleDateString('en-GB', { ...parts, timeZone: 'UTC' });

const weekdayOf = (day: string) => inWords(day, { weekday: 'long' });

/** "1 December 2026", which has one meaning. @param day `YYYY-MM-DD` */
export const formatDay = (day: string): string =>
  inWords(day, { day: 'numeric', month: 'long', year: 'numeric' });

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
