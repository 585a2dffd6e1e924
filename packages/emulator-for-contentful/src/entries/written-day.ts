import { parseDateText } from '../model/date-text.ts';

const MONTHS = [
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

const FORMS = [
  /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})$/,
  /^(?<day>\d{1,2})[-/.](?<month>\d{1,2})[-/.](?<year>\d{4})$/,
  /^(?<month>\d{1,2})[-/.](?<day>\d{1,2})[-/.](?<year>\d{4})$/,
  /^(?<day>\d{1,2})(?:st|nd|rd|th)?\s+(?<month>[a-z]{3,})\.?,?\s+(?<year>\d{4})$/i,
  /^(?<month>[a-z]{3,})\.?\s+(?<day>\d{1,2})(?:st|nd|rd|th)?,?\s+(?<year>\d{4})$/i,
];

/**
 * The days that a person can mean by a text: one for "12 January 2027", "2027-1-12" and "31/12/2026", two for "01/12/2026",
 * which is in December for some and in January for others, and none for anything else.
 * @returns each as `YYYY-MM-DD`
 */
export function daysMeant(text: string): readonly string[] {
  const days = FORMS.flatMap((form) => {
    const { year = '', month = '', day = '' } = form.exec(text.trim())?.groups ?? {};
    const date = `${year}-${monthNumber(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
    return parseDateText(date) === undefined ? [] : [date];
  });
  return [...new Set(days)];
}

function monthNumber(month: string): string {
  if (!/^[a-z]/i.test(month)) return month;
  return String(MONTHS.findIndex((name) => name.startsWith(month.toLowerCase())) + 1);
}

/** "1 December 2026", which has one meaning. @param day `YYYY-MM-DD` */
export function dayInWords(day: string): string {
  const [year, month, date] = day.split('-');
  const name = MONTHS[Number(month) - 1] ?? '';
  return `${Number(date)} ${name.charAt(0).toUpperCase()}${name.slice(1)} ${year}`;
}
