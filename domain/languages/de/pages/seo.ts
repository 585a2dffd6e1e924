import type { Words } from '../../words.ts';

/** The words for search engines and social networks. */
export const seo: Words['seo'] = {
  openGraphLocale: 'de_DE',
  comingUp: 'Demnächst',
  whatsOn: 'Veranstaltungen',
  windowWithWords: (words) => `Ein Buntglasfenster mit den Worten: ${words}`,
  features: {
    door: 'Eingang',
    stepFree: 'Stufenloser Zugang',
    hearingLoop: 'Induktive Höranlage',
    toilets: 'Toiletten',
    changingPlace: 'Toilette für alle',
    largePrint: 'Großdruck',
    quietSpace: 'Ruhiger Raum',
    blueBadge: 'Behindertenparkplatz',
    parking: 'Parkplätze',
  },
};
