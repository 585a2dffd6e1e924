import { parseDateText } from '../model/date-text.ts';

/** The language of this program’s own messages, which is read in any case. */
const english = 'en-GB';

const forms = [
  /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})$/,
  /^(?<day>\d{1,2})[-/.](?<month>\d{1,2})[-/.](?<year>\d{4})$/,
  /^(?<month>\d{1,2})[-/.](?<day>\d{1,2})[-/.](?<year>\d{4})$/,
  /^(?<day>\d{1,2})(?:st|nd|rd|th|\.)?[\s-]+(?<month>\p{L}{3,})\.?,?[\s-]+(?<year>\d{4})$/iu,
  /^(?<month>\p{L}{3,})\.?\s+(?<day>\d{1,2})(?:st|nd|rd|th)?,?\s+(?<year>\d{4})$/iu,
];

/** With full stops, as in "6.1.2027", it is the day that comes first, in all languages but English. */
const dotted = /^(?<day>\d{1,2})\. ?(?<month>\d{1,2})\. ?(?<year>\d{4})$/;

/**
 * The days that a date text can stand for: one for "12 January 2027", "2027-1-12" and "31/12/2026", two for "01/12/2026",
 * which is in December for some and in January for others, and none for anything else. A weekday in front must be
 * correct.
 * @param locale whose names of months and weekdays are read as well, as in "Dienstag, 12. Januar 2027"
 * @returns each as `YYYY-MM-DD`
 */
export function validDates(text: string, locale = english): readonly string[] {
  const { weekday, days } = daysIn(text, locale);
  return days.filter((day) => isBeginning(weekday, day, locale));
}

/** "is “Monday 12 January 2027”, but that day is a Tuesday."; undefined for a text without a wrong weekday. */
export function wrongWeekdayReason(text: string, locale = english): string | undefined {
  const [day, ...others] = daysIn(text, locale).days;
  if (day === undefined || others.length > 0 || validDates(text, locale).length > 0) return undefined;
  return `is “${text}”, but that day is a ${inWords(day, { weekday: 'long' })}.`;
}

const inWords = (day: string, parts: Intl.DateTimeFormatOptions, locale = english) =>
  new Date(day).toLocaleDateString(locale, { ...parts, timeZone: 'UTC' });

/** "1 December 2026", which has one meaning. @param day `YYYY-MM-DD` */
export const formatDay = (day: string): string =>
  inWords(day, { day: 'numeric', month: 'long', year: 'numeric' });

/** Whether a word is a weekday's name or its beginning, of three letters or more in English, and two in others. */
function isBeginning(word: string, day: string, locale: string): boolean {
  return [english, locale].some((each) =>
    inWords(day, { weekday: 'long' }, each).toLowerCase().startsWith(word.toLowerCase()),
  );
}

const someWeek = Array.from({ length: 7 }, (_, index) => `2027-01-0${index + 1}`);
const someYear = Array.from({ length: 12 }, (_, index) => `2027-${String(index + 1).padStart(2, '0')}-01`);

function daysIn(
  text: string,
  locale: string,
): { readonly weekday: string; readonly days: readonly string[] } {
  const [lead = '', word = ''] = /^(\p{L}{2,})\.?,?\s+/u.exec(text.trim()) ?? [];
  const isLong = word.length > 2 || locale !== english;
  const weekday = isLong && someWeek.some((day) => isBeginning(word, day, locale)) ? word : '';
  const bare = weekday === '' ? text.trim() : text.trim().slice(lead.length);
  const read = !locale.startsWith('en') && dotted.test(bare) ? [dotted] : forms;
  const days = read.flatMap((form) => {
    const { year = '', month = '', day = '' } = form.exec(bare)?.groups ?? {};
    const date = `${year}-${monthNumber(month, locale).padStart(2, '0')}-${day.padStart(2, '0')}`;
    return parseDateText(date) === undefined ? [] : [date];
  });
  return { weekday, days: [...new Set(days)] };
}

function monthNumber(month: string, locale: string): string {
  if (!/^\p{L}/u.test(month)) return month;
  const isMonth = (day: string) =>
    [english, locale].some((each) =>
      inWords(day, { month: 'long' }, each).toLowerCase().startsWith(month.toLowerCase()),
    );
  return String(someYear.findIndex(isMonth) + 1);
}
