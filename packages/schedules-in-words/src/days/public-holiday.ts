import { noEnds } from '../read/phrase/ends.ts';
import { parseDays } from '../read/phrase/parse-days-phrase.ts';
import { outcomeOf } from '../read/problem.ts';
import { readTyped } from '../read/read-field.ts';
import type { TypedLanguage } from '../read/typed-language.ts';
import { dayNumber } from './day-number.ts';
import type { DaySet } from './day-set.ts';
import { daysOfYear } from './days-of-year.ts';
import { type PublicHolidays, publicHolidays } from './public-holidays.ts';

/** Whether a date is a public holiday where a church is; undefined when nobody knows, since its settings name no nation. */
export function isPublicHoliday(
  date: Temporal.PlainDate,
  { nation, otherPublicHolidays }: PublicHolidays,
): boolean | undefined {
  const isOwn = otherPublicHolidays.some((days) =>
    daysOfYear(days, date, date.year).includes(dayNumber(date)),
  );
  return isOwn || (nation && publicHolidays(nation, date.year).some((day) => day.equals(date)));
}

/** A year in which days that come again are counted. */
const anyYear = new Temporal.PlainDate(2027, 1, 1);

/**
 * Reads one day, of every year or of one: "31 October", "Corpus Christi", "20 June 2027".
 * @param typedIn the language besides English
 * @returns a sentence for whoever typed the words where they cannot be read
 */
export function parsePublicHoliday(words: string, typedIn?: TypedLanguage): DaySet | string {
  const told = (message: string) => typedIn?.message(message) ?? message;
  const example = '“31 October”, “Corpus Christi” or “20 June 2027”';
  const read = outcomeOf(() => readTyped('', words, typedIn, (text) => parseDays(text, example)));
  if ('error' in read) return told(read.error.message);
  const { days, hours, without, school, ends } = read.value;
  const [day] = days;
  const isOneDay = day && daysOfYear(day, anyYear, anyYear.year).length < 2;
  if (isOneDay && days.length + hours.length + without.length === 1 && school === null && ends === noEnds)
    return day;
  return told(`"${words}" is not one day of the year; write it like ${example}.`);
}
