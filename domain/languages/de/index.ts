import { words as schedules } from 'schedules-in-words/de';
import type { Words } from '../words.ts';
import { openingHours } from './opening-hours.ts';
import { pageWords } from './page-words.ts';

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

/** What the site says of dates beside the words of schedules. */
const occurrences: Omit<Words['occurrences'], keyof typeof schedules.occurrences> = {
  byArrangement: 'Nach Vereinbarung',
  numbered: (title, number) => `${title}, Seite ${number}`,
  toBeConfirmed: 'Termin noch offen',
  noServiceYet: 'Wann wir Gottesdienst feiern, steht noch nicht auf dieser Website.',
  noService: (isOther) => `Zurzeit ist kein ${isOther ? 'weiterer ' : ''}Gottesdienst geplant.`,
  noServiceSoon: (isOther) =>
    `In den nächsten sieben Tagen ist kein ${isOther ? 'weiterer ' : ''}Gottesdienst.`,
  goesOn:
    'Was jede Woche oder jeden Monat stattfindet, geht meist weiter. Ab hier stehen einzelne Termine und die Hauptgottesdienste von acht Wochen.',
};

/** Every word of the site's own in German. */
export const german: Words = {
  ...schedules,
  firstRows,
  occurrences: { ...schedules.occurrences, ...occurrences },
  openingHours,
  pageNames,
  givingProvider: 'unserem Spendenportal',
  ...pageWords,
};
