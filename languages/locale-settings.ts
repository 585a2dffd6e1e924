import type { PublicHolidays } from 'schedules-in-words';
import { type Country, defaultCountry } from '#domain/church/country.ts';
import { defaultLanguage, type Language } from './language.ts';

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
