import { isoDateInWords } from 'schedules-in-words/de';
import type { Language } from '../language.ts';
import type { PageWords, Words } from '../words.ts';
import { components, errors, headings, layout, moneyInWords, seo } from './every-page.ts';

/** The words of Home. */
const home: Words['home'] = {
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

/** The words of Coming Up. */
const diary: Words['diary'] = {
  kinds: 'Arten von Veranstaltungen',
  everything: 'Alles',
  weeks: 'Wochen',
  thisWeek: 'Diese Woche',
  later: 'Später',
  subscribe: 'Unseren Kalender abonnieren',
  subscribeTo: (kind) => `${kind} abonnieren`,
  empty: 'Zurzeit stehen keine Termine auf dieser Website.',
  emptyOf: (kind) => `Unter „${kind}“ steht zurzeit nichts im Kalender.`,
  childrenOnSunday: 'Was Kinder sonntags erwartet',
  sheet: 'Die nächsten acht Tage auf einer Seite, zum Drucken',
  asOf: (day) => `Stand: ${day}. Spätere Änderungen stehen auf unserer Website.`,
  dayAtAGlance: (day, on, off) =>
    `${day}: ${on === 1 ? '1 Veranstaltung' : `${on} Veranstaltungen`}${off > 0 ? `, ${off} nicht wie geplant` : ''}`,
};

/** The words of Whats On and of events' own pages. */
const events: Words['events'] = {
  allDates: 'Alle Termine',
  nothingOn: 'Unsere Veranstaltungen stehen noch nicht auf dieser Website.',
  pagesOf: (list) => `Seiten von ${list}`,
  page: 'Seite',
  isOver: 'Das ist vorbei.',
  at: (place) => `Ort: ${place}`,
  dates: 'Die nächsten Termine',
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

/** The words of Contact and About. */
const contact: Words['contact'] = {
  onThisPage: 'Auf dieser Seite',
  places: 'Orte auf dieser Seite',
  office: (hours) => `Das Büro: ${hours}`,
  onMap: (place) => `${place} auf OpenStreetMap`,
  whoElseAnswers: 'Wer zu jeder Stunde hilft',
  inSight: {
    stepFree: 'Stufenlos hinein',
    door: 'Eingang',
    openingHours: 'Geöffnet',
  },
  pictures: 'Bilder',
  facts: {
    parking: 'Parken',
    bus: 'Bus und Bahn',
    toilets: 'Toiletten',
    blueBadge: 'Behindertenparkplätze',
    changingPlace: 'Toilette für alle',
    hearingLoop: 'Induktive Höranlage',
    largePrint: 'Großdruck und Gebärdensprache',
    quietSpace: 'Ein ruhiger Raum',
    directions: 'Zu Fuß',
  },
  hire: {
    capacity: 'Plätze',
    seated: (count) => `${count} im Sitzen`,
    standing: (count) => `${count} im Stehen`,
    price: 'Preis',
    deposit: 'Kaution',
    endTime: 'Bis wann',
    alcohol: 'Alkohol',
    freeDays: 'Ist ein Tag frei?',
    stepFree: 'Ohne Stufen',
    inside: 'Ausstattung',
    byEmail: 'Per E-Mail nach einem Termin fragen',
    orRing: 'oder anrufen: {telephone}',
    subject: (room) => `Mietanfrage: ${room}`,
    questions: [
      'An welchem Tag:',
      'Von wann bis wann:',
      'Wie viele Personen:',
      'Wofür:',
      'Meine Telefonnummer:',
    ],
  },
};

/** The words of Donate and of the project's page. */
const giving: Words['giving'] = {
  accountName: 'Kontoinhaber',
  sortCode: 'Bankleitzahl',
  accountNumber: 'Kontonummer',
  iban: 'IBAN',
  reference: 'Verwendungszweck',
  monthly: 'Jeden Monat',
  once: 'Einmal',
  byText: 'Schicken Sie {keyword} per SMS an {number}.',
  giftAid: 'Spendenbescheinigung anfordern',
  online: (provider = 'unser Spendenportal') => `Online spenden über ${provider}`,
  otherWebsite: 'Der Link öffnet die Website eines anderen Anbieters.',
  code: (provider = 'unser Spendenportal') => `QR-Code: online spenden über ${provider}`,
  pointCamera: 'Oder halten Sie die Kamera Ihres Telefons hierher.',
  project: {
    raisedOf: (target, percent) => `von ${target} gesammelt, ${percent} % des Ziels`,
    progress: (raised, target) => `Gesammelt: ${raised} von ${target}`,
    asOf: 'Stand: {date}.',
    next: 'Als Nächstes:',
    states: { done: 'Geschafft', now: 'In Arbeit', next: 'Kommt noch' },
    volunteer: 'Mit anpacken',
    give: 'Für das Projekt spenden',
    ask: 'Fragen an',
  },
};

/** The words of Safeguarding. */
const safeguarding: Words['safeguarding'] = {
  availability: ({ dayAndNight, free, hours, group }) => {
    if (dayAndNight) return free ? 'Kostenlos, Tag und Nacht.' : 'Tag und Nacht.';
    const cost = free ? 'Kostenlos. ' : '';
    if (hours) return `${cost}${hours.replace(/\.$/, '')}.`;
    if (group === 'local') return free ? 'Kostenlos.' : undefined;
    return `${cost}Nachts und am Wochenende ist vielleicht niemand da.`;
  },
  ifNobodyAnswers: 'Wenn niemand abnimmt: {name}, {number}',
  ways: {
    chat: { words: 'Im Chat', to: 'mit' },
    'sign language': { words: 'Gebärdensprache', to: 'mit' },
    email: { words: 'E-Mail', to: 'an' },
    url: { words: 'Internetseite', to: 'von' },
    text: ({ word, number }) => (word ? `SMS mit „${word}“ an ${number}` : `SMS an ${number}`),
  },
  languages: (languages) =>
    languages === 'interpreters' ? 'Auf Wunsch wird gedolmetscht.' : `Sprachen: ${languages}.`,
  diocese: 'Die Seite unserer Landeskirche oder unseres Bistums zum Schutz vor Gewalt',
  policy: 'Unser Schutzkonzept: {policy}.',
  policyAdopted: 'Unser Schutzkonzept: {policy}, beschlossen am {date}.',
};

/** The words that components and metadata show: a browser loads these alone. */
export const pageWords: PageWords = {
  language: 'de' as Language,
  isoDate: isoDateInWords,
  money: moneyInWords,
  components,
  contact,
  diary,
  errors,
  events,
  giving,
  headings,
  home,
  layout,
  safeguarding,
  seo,
};
