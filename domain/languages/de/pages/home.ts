import type { Words } from '../../words.ts';

/** The words of Home. */
export const home: Words['home'] = {
  onNow: (until) => `Jetzt${until ? ` bis ${until}` : ''}:`,
  also: (day) => `Außerdem am ${day}: {services}`,
  moreOff: (count) =>
    `${count === 1 ? 'Ein weiterer fällt aus' : `${count} weitere fallen aus`}: siehe {comingUp}`,
  moreServices: 'Weitere Gottesdienste: siehe {comingUp}',
  welcomes: 'Willkommen in anderen Sprachen',
  howToFindUs: 'So finden Sie uns',
  moreThatDay: (count) => `Und ${count} weitere an diesem Tag.`,
  allEvents: 'Alle Veranstaltungen',
  allDates: 'Alle Termine',
  project: 'Wie es mit dem Projekt vorangeht',
  newsletterBy: (provider) =>
    `${provider}, eine andere Firma, verschickt ihn für uns. In jeder E-Mail ist ein Link zum Abbestellen.`,
};
