import { dates, timeOfDay, timesInWords } from './dates.ts';
import { clocks, occurrences } from './occurrences.ts';
import { schedules } from './schedules.ts';

export { isoDateInWords } from './names.ts';

/** What is said of dates, times and schedules in British English. Its type is that of every language: see `Words`. */
export const words = {
  /** A BCP 47 tag. */
  language: 'en-GB' as string,
  dates: { ...dates, time: timeOfDay, times: timesInWords },
  clocks,
  occurrences,
  schedules,
};
