import { datesIn } from '../dates.ts';
import { monthNames, weekdayNames } from './names.ts';

/** What is said of dates: a day has a dot, and no line breaks after it. */
export const dates = datesIn({
  weekdays: weekdayNames,
  months: monthNames,
  shortMonths: 'Jan Feb März Apr Mai Juni Juli Aug Sept Okt Nov Dez'.split(' '),
  shortWeekday: 2,
  afterWeekday: ', ',
  afterDay: '.\u00a0',
  day: (day) => `${day}.`,
  to: 'bis',
  near: { today: 'Heute', tomorrow: 'Morgen', 'this-week': 'Diesen' },
});

export const { month: monthName, weekday: weekdayName, dayAndMonth } = dates;
export const { date: dateInWords, dates: datesInWords, day: dayInWords, asOf: asOfInWords } = dates;

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
