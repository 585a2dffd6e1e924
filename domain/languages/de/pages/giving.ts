import type { Words } from '../../words.ts';

/** The words of Donate and of the project's page. */
export const giving: Words['giving'] = {
  accountName: 'Kontoinhaber',
  sortCode: 'Bankleitzahl',
  accountNumber: 'Kontonummer',
  iban: 'IBAN',
  reference: 'Verwendungszweck',
  monthly: 'Jeden Monat',
  once: 'Einmal',
  byText: 'Schicken Sie {keyword} per SMS an {number}.',
  giftAid: 'Spendenbescheinigung anfordern',
  online: (provider) => `Online spenden mit ${provider}`,
  otherWebsite: 'Das öffnet die Website einer anderen Firma.',
  code: (provider) => `QR-Code: online spenden mit ${provider}`,
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
