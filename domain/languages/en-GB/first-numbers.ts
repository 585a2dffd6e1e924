import type { Weekday } from '../../schedule/days/weekday.ts';
import { weekdayName } from './dates.ts';

const people = { child: 'A child', adult: 'An adult' } as const;

/** When the first number for a worry is to be rung. */
const occasions = {
  'now or night': 'now or at night',
  night: 'at night or at a weekend',
  office: 'in office hours',
  always: 'at any time',
} as const;

/** The numbers that Safeguarding names directly after 999. Nothing here promises that somebody answers. */
export const firstNumbers = {
  /** "A child, now or at night". */
  label: (person: keyof typeof people, occasion: keyof typeof occasions) =>
    `${people[person]}, ${occasions[occasion]}`,
  always: 'Open now, day and night.',
  /** @param until from `moment` */
  open: (until: string) => `Open now, until ${until}.`,
  /** As `open`, for an office that is closed on public holidays, which no clock knows. */
  openUnlessHoliday: (until: string) => `Open now, until ${until}, unless it is a bank holiday.`,
  /** "5pm on Friday". @param time in words */
  moment: (time: string, weekday: Weekday) => `${time} on ${weekdayName(weekday)}`,
  hoursExample: 'Monday to Friday, 9am to 5pm, not on bank holidays',
  /** Hours in the words of the language as the parser of schedules reads them, in English. */
  hoursInEnglish: (hours: string) => hours,
  /** The midnight that ends a day: "the end of Friday". */
  endOfDay: (weekday: Weekday) => `the end of ${weekdayName(weekday)}`,
};
