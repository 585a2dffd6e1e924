import type { Words } from '../../words.ts';

/** The words of parts that several pages have. */
export const components: Words['components'] = {
  opensInNewTab: '(öffnet sich in einem neuen Tab)',
  checkedOn: 'Geprüft am {date}',
  updatedOn: 'Zuletzt geändert am {date}.',
  openNow: (until) => `Jetzt geöffnet${until ? ` bis ${until}` : ''}:`,
  notOpenNow: 'Zurzeit nicht geöffnet.',
  next: 'Nächster Termin:',
  following: 'Danach:',
  was: (when) => `Ursprünglich geplant: ${when}.`,
  movedTo: (when) => `Verlegt auf ${when}.`,
  copy: {
    button: 'Kopieren',
    copied: 'Kopiert',
    refused: 'Kopieren nicht möglich',
    what: (name) => `(${name})`,
  },
  subscribe: {
    inGoogle: 'Im Google Kalender abonnieren',
    whatHappens:
      'Was wir absagen oder verlegen, ändert sich dann auch in Ihrem Kalender. Jeder Kalender sucht zu seiner eigenen Zeit nach Änderungen: viele innerhalb von Stunden, der Google Kalender innerhalb von etwa einem Tag.',
    byAddress: 'Fragt Ihr Kalender nach einer Adresse, geben Sie diese an: {address}',
  },
};
