import type { Words } from '../words.ts';
import * as dates from './dates.ts';
import { clocks, occurrences } from './occurrences.ts';
import { openingHours } from './opening-hours.ts';
import { pageWords } from './page-words.ts';
import { schedules } from './schedules.ts';

/** The pages that most churches have, by slug: their labels in the menu, and titles without an entry. */
const pageNames: Words['pageNames'] = {
  home: 'Willkommen',
  'coming-up': 'Demnächst',
  'whats-on': 'Veranstaltungen',
  // The name of the demonstration's project.
  'building-a-haven': 'Building A Haven',
  'about-us': 'Über uns',
  contact: 'Kontakt',
  donate: 'Spenden',
  safeguarding: 'Schutz vor Gewalt',
  accessibility: 'Barrierefreiheit',
  privacy: 'Datenschutz',
};

/** Whom a line in a row of Safeguarding's first screen is for. */
const firstRows: Words['firstRows'] = {
  woman: 'Für Frauen',
  man: 'Für Männer',
  child: 'Ein Kind',
  adult: 'Ein Erwachsener',
  church: 'In einer Kirche',
  past: 'Vor langer Zeit',
  nobodyYet:
    'Auf dieser Website steht noch niemand aus unserer Gemeinde, dem Sie sich anvertrauen können. Bitte wenden Sie sich bis dahin an jemanden außerhalb, dem Sie vertrauen.',
  writing: 'Auf Chats und E-Mails kann die Antwort länger dauern; nachts sind manche Chats geschlossen.',
};

/** Every word of the site's own in German. */
export const german: Words = {
  dates: {
    date: dates.dateInWords,
    day: dates.dayInWords,
    beforeDate: dates.beforeDate,
    today: dates.NEAR.today,
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
  givingProvider: 'unserem Spendenportal',
  ...pageWords,
};
