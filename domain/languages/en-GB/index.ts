import { clocks } from './clocks.ts';
import * as dates from './dates.ts';
import { firstRows } from './first-rows.ts';
import { occurrences } from './occurrences.ts';
import { openingHours } from './opening-hours.ts';
import { pageNames } from './page-names.ts';
import { pageWords } from './page-words.ts';
import { schedules } from './schedules.ts';

/** Every word of the site's own in British English. Its type is that of every language: see `Words`. */
export const english = {
  dates: {
    date: dates.dateInWords,
    day: dates.dayInWords,
    beforeDate: dates.beforeDate,
    today: dates.NEAR.today as string,
    dates: dates.datesInWords,
    dayAndMonth: dates.dayAndMonth,
    span: dates.spanInWords,
    asOf: dates.asOfInWords,
    shortDay: dates.shortDay,
    shortMonth: dates.shortMonth,
    weekday: dates.weekdayName,
    shortWeekday: dates.shortWeekday,
    time: dates.timeInWords,
    times: dates.timesInWords,
  },
  clocks,
  firstRows,
  occurrences,
  openingHours,
  pageNames,
  schedules,
  /** A company that is not named. */
  givingProvider: 'our giving provider',
  ...pageWords,
};
