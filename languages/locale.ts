import type { PublicHolidays } from 'schedules-in-words';
import { type Country, defaultCountry } from '#domain/church/country.ts';
import { defaultLanguage, type Language } from './language.ts';
import { type Words, wordsIn } from './words.ts';

/** How a church counts and speaks, as its settings say. */
export interface LocaleSettings extends PublicHolidays {
  readonly language: Language;
  /** The IANA name of the time zone of its days and times. */
  readonly zone: string;
  /** Its country, which decides how telephone numbers and addresses are written. */
  readonly country: Country;
  /** The ISO 4217 code of its money. */
  readonly currency: string;
}

/** The locale of a church whose settings say nothing of it. */
export const defaultLocaleSettings: LocaleSettings = {
  language: defaultLanguage,
  zone: 'Europe/London',
  country: defaultCountry,
  currency: 'GBP',
  nation: undefined,
  otherPublicHolidays: [],
};

/** The same with the words of the language: what a page needs to say when something happens, and where. */
export interface Locale extends LocaleSettings {
  readonly words: Words;
}

/** The locale of some settings; what they leave out is as in `defaultLocaleSettings`. */
export function localeOf(
  settings: { readonly [Name in keyof LocaleSettings]?: LocaleSettings[Name] | undefined } = {},
): Locale {
  const { language, zone, country, currency, otherPublicHolidays } = defaultLocaleSettings;
  const own = settings.language ?? language;
  return {
    language: own,
    zone: settings.zone ?? zone,
    country: settings.country ?? country,
    currency: settings.currency ?? currency,
    nation: settings.nation,
    otherPublicHolidays: settings.otherPublicHolidays ?? otherPublicHolidays,
    words: wordsIn(own),
  };
}
