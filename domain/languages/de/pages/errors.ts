import type { Words } from '../../words.ts';

/** The words of pages that cannot be shown, or are not there. */
export const errors: Words['errors'] = {
  notFound: {
    title: 'Nicht hier',
    qualifier: 'aber ganz in der Nähe',
    lead: 'Diese Seite ist umgezogen, die Veranstaltung ist vorbei oder in der Adresse ist ein Fehler. Vielleicht haben Sie eine dieser Seiten gesucht:',
    home: 'Startseite',
  },
  outage: {
    title: 'Bald zurück',
    qualifier: 'hoffen wir',
    lead: 'Diese Seite können wir gerade nicht zeigen. Bitte versuchen Sie es in einigen Minuten noch einmal.',
    ring: 'Brauchen Sie uns heute? Rufen Sie an: {telephone}.',
    danger: 'Ist jetzt jemand in Gefahr, rufen Sie {number} an.',
  },
};
