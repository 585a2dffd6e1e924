import type { Words } from '../words.ts';
import { dates, timeOfDay, timesInWords } from './dates.ts';
import { clocks, occurrences } from './occurrences.ts';
import { schedules } from './schedules.ts';

export { german } from '../../read/german/index.ts';
export { isoDateInWords } from './names.ts';

/** What is said of dates, times and schedules in German. */
export const words: Words = {
  language: 'de',
  dates: { ...dates, time: timeOfDay, times: timesInWords },
  clocks,
  occurrences,
  schedules,
};
