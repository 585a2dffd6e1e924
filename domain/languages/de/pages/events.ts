import type { Words } from '../../words.ts';

/** The words of Whats On and of events' own pages. */
export const events: Words['events'] = {
  allDates: 'Alle Termine',
  nothingOn: 'Unsere Veranstaltungen stehen noch nicht auf dieser Website.',
  pagesOf: (list) => `Seiten von ${list}`,
  page: 'Seite',
  isOver: 'Das ist vorbei.',
  at: (place) => `Ort: ${place}`,
  dates: { title: 'Wann', qualifier: 'die nächsten Termine' },
  more: (kind) => `Mehr: ${kind}`,
  picture: 'Bild',
  cost: 'Kosten',
  book: 'Anmelden',
  audience: 'Für',
  ask: 'Fragen an',
  gettingIn: 'So kommen Sie hinein',
  code: (address) => `QR-Code: ${address}`,
  calendar: {
    add: 'In meinen Kalender',
    others: 'Google oder Outlook',
    othersOfSeries: 'Google, Outlook oder abonnieren',
    google: 'Google Kalender',
    outlook: 'Outlook',
    nextDate: ', der nächste Termin',
    subscribe: 'Alle Termine abonnieren',
  },
};
