import { datesIn } from '../dates.ts';
import { monthNames, weekdayNames } from './names.ts';

/** What is said of dates. */
export const dates = datesIn({
  weekdays: weekdayNames,
  months: monthNames,
  shortMonths: 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'.split(' '),
  shortWeekday: 3,
  afterWeekday: ' ',
  afterDay: ' ',
  day: String,
  to: 'to',
  near: { today: 'Today', tomorrow: 'Tomorrow', 'this-week': 'This' },
});

export const { month: monthName, weekday: weekdayName } = dates;
export const { date: dateInWords, dates: datesInWords, day: dayInWords, asOf: asOfInWords } = dates;

/** A time as people say it: "10.30am", "7pm", "noon", "midnight". */
export function timeOfDay(time: Temporal.PlainTime): string {
  if (time.minute === 0 && time.hour === 0) return 'midnight';
  if (time.minute === 0 && time.hour === 12) return 'noon';
  const hour = time.hour % 12 === 0 ? 12 : time.hour % 12;
  const minutes = time.minute === 0 ? '' : `.${String(time.minute).padStart(2, '0')}`;
  return `${hour}${minutes}${time.hour < 12 ? 'am' : 'pm'}`;
}

/** "10.30am to noon"; only the start when there is no end. A start at "midnight" or "12.30am" could be in the night before the day or after it. */
export function timesInWords(start: Temporal.PlainTime, end: Temporal.PlainTime | null): string {
  const from = start.hour === 0 ? start.toString({ smallestUnit: 'minute' }) : timeOfDay(start);
  return end === null ? from : `${from} to ${timeOfDay(end)}`;
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
