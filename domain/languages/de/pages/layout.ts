import type { Words } from '../../words.ts';

/** The words around every page. */
export const layout: Words['layout'] = {
  skipToContent: 'Zum Inhalt springen',
  menu: 'Menü',
  closeMenu: 'Menü schließen',
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
};
