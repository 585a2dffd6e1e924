import { words as schedules } from 'schedules-in-words/en-GB';
import { openingHours } from './opening-hours.ts';
import { pageWords } from './page-words.ts';

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

/** What the site says of dates beside the words of schedules. */
const occurrences = {
  /** Replaces dates; details may follow. */
  byArrangement: 'By arrangement',
  /** The title of a further page of a list. */
  numbered: (title: string, number: number) => `${title}, page ${number}`,
  toBeConfirmed: 'Date and time to be confirmed',
  /** Before anybody has written when. */
  noServiceYet: 'The times of our services are not on this website yet.',
  noService: (isOther: boolean) => `No ${isOther ? 'other ' : ''}service is planned just now.`,
  noServiceSoon: (isOther: boolean) =>
    `There is no ${isOther ? 'other ' : ''}service in the next seven days.`,
  /** What stands after four weeks, beyond which only some events are listed. */
  goesOn:
    'Most of what happens every week or month goes on. From here on the list has single dates, and the main services of eight weeks.',
};

/** Every word of the site's own in British English. Its type is that of every language: see `Words`. */
export const english = {
  ...schedules,
  firstRows,
  occurrences: { ...schedules.occurrences, ...occurrences },
  openingHours,
  pageNames,
  /** A company that is not named. */
  givingProvider: 'our giving provider',
  ...pageWords,
};
