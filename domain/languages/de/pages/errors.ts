import type { Words } from '../../words.ts';

/** The words of pages that cannot be shown, or are not there. */
export const errors: Words['errors'] = {
  notFound: {
    title: 'Seite nicht gefunden',
    qualifier: 'unter dieser Adresse',
    lead: 'Vielleicht ist sie umgezogen, die Veranstaltung ist vorbei oder in der Adresse ist ein Fehler. Versuchen Sie es mit einer dieser Seiten:',
    danger:
      'Wenn jemand in Gefahr ist, rufen Sie {number} an. Wenn Ihnen Gewalt geschieht oder Sie sich um jemanden sorgen, finden Sie {safeguarding}.',
    safeguarding: 'hier Hilfe',
    home: 'Startseite',
  },
  outage: {
    title: 'Unsere Website funktioniert gerade nicht',
    lead: 'Das tut uns leid. Bitte versuchen Sie es in einigen Minuten noch einmal.',
    ring: 'Wenn Sie uns heute brauchen, rufen Sie an: {telephone}.',
    danger: 'Ist jetzt jemand in Gefahr, rufen Sie {number} an.',
  },
  offline: {
    title: 'Sie sind offenbar offline',
    lead: 'Diese Seite ist nicht bei Ihnen angekommen. Prüfen Sie Ihre Verbindung und versuchen Sie es dann noch einmal.',
    again: 'Noch einmal versuchen',
  },
};
