import { type DaySet, everyWeekOn } from '../../days/day-set.ts';
import type { Words } from '../words.ts';
import { weekdayName } from './dates.ts';
import { daysInWords, list } from './days.ts';
import { festivalDayInWords, inYearSpan } from './year.ts';

/** The parts of the sentence that says when an event happens. */
export const schedules: Words['schedules'] = {
  days: daysInWords,
  list,
  publicHoliday: () => 'Feiertag',
  inTermTime: ' außerhalb der Schulferien',
  allDay: 'ganztägig',
  eachDay: ' täglich',
  from: (date) => `ab ${date}`,
  until: (date) => `bis ${date}`,
  usualPlace: 'am gewohnten Ort',
  // „Jeden Dienstag ab 5. Januar“, and „Jeden Dienstag, 10 Uhr, ab 5. Januar“, where the comma closes the hours.
  beforeSeason: (sentence) => (sentence.includes(',') ? ',' : ''),
  termsEnd: (date, isOver) =>
    `Die letzte Schulzeit ${isOver ? 'endete' : 'endet'} am ${date}, und spätere Termine werden nicht gezeigt. Tragen Sie die nächsten Schulzeiten ein, jede mit dem ersten und letzten Tag und ihren Ferien.`,
  butNot: (dates) => `, außer ${list(dates)}`,
  exceptions: (sets, today) =>
    sets.length === 0 ? '' : `, nicht ${list([...new Set(sets.map((set) => exceptionInWords(set, today)))])}`,
  otherDays: (days, today) => adverbially(days) ?? daysInWords(days, today),
  instead: (days, hours) => `${list(days)}: ${list(hours)}`,
  also: (days, hours) => `außerdem ${days}${hours === null ? '' : `, ${hours}`}`,
};

/** "im August", "am Karfreitag", "montags", "am 24. Dezember". */
function exceptionInWords(days: DaySet, today: Temporal.PlainDate): string {
  if (days.kind === 'year-span') return inYearSpan(days.span);
  if (days.kind === 'festivals') return list(days.days.map((day) => festivalDayInWords(day, true)));
  return adverbially(days) ?? daysInWords(days, today).replace(/^jedes Jahr /, '');
}

/** "sonntags", "dienstags und donnerstags", for weekdays of every week; otherwise undefined. */
function adverbially(days: DaySet): string | undefined {
  const weekdays = everyWeekOn(days);
  if (weekdays === null || weekdays.length === 7) return undefined;
  return list(weekdays.map((weekday) => `${weekdayName(weekday).toLowerCase()}s`));
}
