import type { Words } from '../words.ts';

/** The words of every page, of its parts, and of pages that are not there. */
export const everyPage: Pick<Words, 'layout' | 'components' | 'errors' | 'headings'> = {
  layout: {
    skipToContent: 'Zum Inhalt springen',
    menu: 'Menü',
    closeMenu: 'Menü schließen',
    find: 'Suchen',
    sheet: 'Wochenblatt',
    mainMenu: 'Hauptmenü',
    highlights: 'Höhepunkte',
    moreHighlights: 'Weitere Höhepunkte',
    regularEvents: 'Regelmäßige Veranstaltungen',
    changed: (count) =>
      `${count} ${count === 1 ? 'fällt aus oder ist verlegt' : 'fallen aus oder sind verlegt'}`,
    newsletter: 'Wöchentlichen Newsletter bestellen',
    unsubscribe: 'In jeder E-Mail ist ein Link zum Abbestellen.',
    notices: 'Hinweise',
    exit: {
      strip: 'Schnell weg von hier',
      emergency: 'Notfall: ',
      button: 'Seite verlassen',
      expired: '„Seite verlassen“ ist abgelaufen.',
      pressAgain: (left) => `Umschalttaste: noch ${left}-mal drücken, um die Seite zu verlassen.`,
    },
  },
  components: {
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
  },
  errors: {
    notFound: {
      title: 'Seite nicht gefunden',
      lead: 'Vielleicht ist sie umgezogen, die Veranstaltung ist vorbei oder in der Adresse ist ein Fehler. Versuchen Sie es mit einer dieser Seiten:',
      ended: 'Ihr letzter Tag hier ist vorbei. Versuchen Sie es mit einer dieser Seiten:',
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
  },
  headings: {
    appeal: 'Der Spendenaufruf',
    steps: 'Die Schritte',
    gifts: 'Was aus Ihrer Spende wird',
    help: 'So können Sie helfen',
    'first visit': 'Ihr erster Besuch',
    children: 'Kinder',
    belief: 'Woran wir glauben',
    practical: 'Praktisches',
    people: 'Menschen',
    ring: 'Wen Sie anrufen können',
    find: 'Der Weg hinein',
    hire: 'Räume mieten',
    bank: 'Per Überweisung',
    online: 'Online',
    text: 'Per SMS',
    'gift aid': 'Spendenbescheinigung',
    emergency: 'Jetzt in Gefahr',
    'under 19': 'Ich bin noch nicht erwachsen',
    'hurt at home': 'Mir wird zu Hause wehgetan',
    'cannot go on': 'Ich kann nicht mehr',
    worried: 'Ich mache mir Sorgen um ein Kind oder einen Erwachsenen',
    'church or long ago': 'Es ist in einer Kirche passiert oder lange her',
    speech: 'Wenn Sie nicht hören oder sprechen können',
    local: 'In unserer Gemeinde',
    outside: 'Außerhalb unserer Gemeinde',
    council: 'Die Ämter vor Ort',
    police: 'Die Polizei',
    helpline: 'Hilfetelefone',
    promise: 'Unser Schutzkonzept',
    services: 'Nächste Gottesdienste',
    give: 'Spenden',
    highlights: 'Höhepunkte',
    // With a soft hyphen, since the column of a heading is narrower than the word.
    regular: 'Regelmäßige Veranstal\u00ADtungen',
    past: 'Vergangene Veranstal\u00ADtungen',
    soon: 'Demnächst',
    later: 'Später',
    sheet: 'Demnächst',
    calendar: 'Kalender',
    haven: 'Unser Projekt',
    newsletter: 'Newsletter',
  },
};

const symbols: Readonly<Record<string, string>> = { GBP: '£', EUR: '€', USD: '$' };

/** The places of a whole number where a full stop parts its thousands. */
const thousands = /\B(?=(?:\d{3})+$)/g;

/** "268.450 €", with a space that does not break: a sum in whole units. @param currency by its ISO 4217 code */
export function moneyInWords(sum: number, currency: string): string {
  return `${sum.toFixed(0).replace(thousands, '.')}\u00a0${symbols[currency] ?? currency}`;
}
