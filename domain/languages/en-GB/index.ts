import * as dates from './dates.ts';
import { clocks, occurrences } from './occurrences.ts';
import { openingHours } from './opening-hours.ts';
import { pageWords } from './page-words.ts';
import { schedules } from './schedules.ts';

/** The pages that most churches have, by slug: their labels in the menu (specification section 2), and titles without an entry. */
const pageNames = {
  home: 'Welcome',
  'coming-up': 'Coming Up',
  'whats-on': 'Whats On',
  'building-a-haven': 'Building A Haven',
  'about-us': 'About',
  contact: 'Contact',
  donate: 'Donate',
  safeguarding: 'Safeguarding',
  accessibility: 'Accessibility',
  privacy: 'Privacy',
};

/** Whom a line in a row of Safeguarding's first screen is for, where the row has lines for others too. */
const firstRows = {
  woman: 'For women',
  man: 'For men',
  child: 'A child',
  adult: 'An adult',
  church: 'In a church',
  past: 'Long ago',
  nobodyYet:
    'This website names nobody in our church whom you can tell yet. Until it does, please turn to somebody outside it whom you trust.',
  /** Below the ways to write, whose hours nobody knows. */
  writing: 'Chats and emails may be answered later, and some chats close at night.',
};

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
