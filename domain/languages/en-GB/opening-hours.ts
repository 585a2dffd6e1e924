import type { PublicHolidays } from 'schedules-in-words';
import { holidayName, words } from 'schedules-in-words/en-GB';
import type { Moment } from '../../safeguarding/hours-status.ts';

const { date: dateInWords, time: timeInWords, weekday: weekdayName } = words.dates;

function dayOf({ date, today, day }: Moment): string {
  return day === 'weekday' ? weekdayName(date.dayOfWeek) : dateInWords(date, today);
}

/** "9 this evening", "noon", "9am tomorrow", "5pm on Friday", "the end of Friday", "9am on Tuesday 29 December". */
function until(moment: Moment): string {
  const { day, time, isEndOfDay } = moment;
  const clock = timeInWords(time);
  if (day === 'today') {
    const part = time.hour < 12 ? 'morning' : time.hour < 18 ? 'afternoon' : 'evening';
    return clock.replace(/[ap]m$/, ` this ${part}`);
  }
  if (isEndOfDay) return `the end of ${day === 'tomorrow' ? 'tomorrow' : dayOf(moment)}`;
  return day === 'tomorrow' ? `${clock} tomorrow` : `${clock} on ${dayOf(moment)}`;
}

/** "today at 9am", "tomorrow at 9am", "on Monday at 9am", "on Tuesday 29 December at 9am". */
function from(moment: Moment): string {
  const isNear = moment.day === 'today' || moment.day === 'tomorrow';
  return `${isNear ? moment.day : `on ${dayOf(moment)}`} at ${timeInWords(moment.time)}`;
}

/** Whether somebody can be reached now. Nothing here promises that they answer. */
export const openingHours = {
  dayAndNight: 'Open now, day and night.',
  /** @param unlessHoliday where nobody knows which days are public holidays */
  open: (moment: Moment, unlessHoliday: boolean) =>
    `Open now, until ${until(moment)}${unlessHoliday ? ', unless it is a public holiday' : ''}.`,
  /** A number for the hours at which an office is closed. @param isAtLeast where a public holiday may keep it closed for longer */
  openWhileClosed: (moment: Moment, isAtLeast: boolean) =>
    `Open now, ${isAtLeast ? 'at least ' : ''}until ${until(moment)}.`,
  /** @param moment when it opens; undefined for never */
  closed: (moment: Moment | undefined, unlessHoliday: boolean) =>
    `Closed now${moment ? `, opens ${from(moment)}${unlessHoliday ? ', unless that is a public holiday' : ''}` : ''}.`,
  /** On a public holiday of which the hours say nothing. */
  maybeClosed: (nation: PublicHolidays['nation']) => `It may be closed today, a ${holidayName(nation)}.`,
  example: 'Monday to Friday, 9am to 5pm, not on bank holidays',
  /** Hours in the words of the language as the parser of opening hours reads them, in English. */
  inEnglish: (hours: string) => hours,
};
