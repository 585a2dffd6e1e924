import type { PublicHolidays } from 'schedules-in-words';
import type { CharityLaw } from '#domain/church/charity.ts';
import type { Country } from '#domain/church/country.ts';
import type { Language } from '#languages/language.ts';
import nations from './nations.json' with { type: 'json' };

/** What a nation or a country decides for a new church. */
export interface CountryFacts {
  readonly country: Country;
  /** Whether it is a part of a country, so that the country's letters do not name it. */
  readonly isPart: boolean;
  /** The folders in `helplines/` with its lines, each with the page on which it was read: `elsewhere` where nobody has read any. */
  readonly helplines: readonly string[];
  /** Whose public holidays it has; undefined where they are not known. */
  readonly nation?: PublicHolidays['nation'];
  readonly language: Language;
  readonly timeZone: string;
  readonly currency: string;
  /** The law of charities, as `siteSettings` names it. */
  readonly charityLaw: CharityLaw | 'none';
}

/** Where a church can be, by the name that is typed. */
export const countriesByName = nations as unknown as Readonly<Record<string, CountryFacts>>;

/** The nations whose helplines have been read. */
export const nationNames: readonly string[] = Object.keys(countriesByName).filter(
  (name) => !countriesByName[name]?.helplines.includes('elsewhere'),
);
