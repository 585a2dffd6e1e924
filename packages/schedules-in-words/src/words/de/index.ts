import type { Words } from '../words.ts';
import * as dates from './dates.ts';
import { clocks, occurrences } from './occurrences.ts';
import { schedules } from './schedules.ts';

export { german } from '../../read/german/index.ts';
export { isoDateInWords } from './dates.ts';

/** What is said of dates, times and schedules in German. */
export const words: Words = {
  language: 'de',
  dates: {
    date: dates.dateInWords,
    day: dates.dayInWords,
    beforeDate: dates.beforeDate,
    today: dates.nearDayWords.today,
    dates: dates.datesInWords,
    dayAndMonth: dates.dayAndMonth,
    span: dates.spanInWords,
    asOf: dates.asOfInWords,
    shortDay: dates.shortDay,
    shortMonth: dates.shortMonth,
    weekday: dates.weekdayName,
    shortWeekday: dates.shortWeekday,
    time: dates.timeOfDay,
    times: dates.timesInWords,
  },
  clocks,
  occurrences,
  schedules,
};
