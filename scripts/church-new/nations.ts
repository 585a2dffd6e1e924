import type { CharityLaw } from '#domain/church/charity.ts';
import type { Country } from '#domain/church/country.ts';
import type { Language } from '#domain/languages/language.ts';
import type { Nation } from '#domain/public-holidays/public-holidays.ts';

/** What a nation or a country decides for a new church. */
export interface CountryFacts {
  readonly country: Country;
  /** Whether it is a part of a country, so that the country's letters do not name it. */
  readonly isPart: boolean;
  /** The folder in `helplines/` with its lines, each with the page on which it was read: `elsewhere` where nobody has read any. */
  readonly helplines: string;
  /** Whose public holidays it has; undefined where they are not known. */
  readonly nation: Nation | undefined;
  readonly language: Language;
  readonly timeZone: string;
  readonly currency: string;
  /** The law of charities, as `siteSettings` names it. */
  readonly charityLaw: CharityLaw | 'none';
}

function british(helplines: string, charityLaw: CharityLaw): CountryFacts {
  const language = 'en-GB';
  const place = { country: 'GB', isPart: true, timeZone: 'Europe/London', currency: 'GBP' } as const;
  return { ...place, language, helplines, nation: charityLaw, charityLaw };
}

function other(
  country: Country,
  timeZone: string,
  more: Partial<Pick<CountryFacts, 'currency' | 'language' | 'helplines' | 'nation'>> = {},
): CountryFacts {
  const unknown = { helplines: 'elsewhere', nation: undefined, charityLaw: 'none', isPart: false } as const;
  return { country, timeZone, language: 'en-GB', currency: 'EUR', ...unknown, ...more };
}

const german = { language: 'de' } as const;

/** Where a church can be, by the name that is typed. */
export const countriesByName: Readonly<Record<string, CountryFacts>> = {
  England: british('england', 'england-wales'),
  Wales: british('wales', 'england-wales'),
  Scotland: british('scotland', 'scotland'),
  'Northern Ireland': british('northern-ireland', 'northern-ireland'),
  Ireland: other('IE', 'Europe/Dublin', { helplines: 'ireland', nation: 'ireland' }),
  Germany: other('DE', 'Europe/Berlin', { ...german, helplines: 'germany', nation: 'germany' }),
  Austria: other('AT', 'Europe/Vienna', german),
  Switzerland: other('CH', 'Europe/Zurich', { ...german, currency: 'CHF' }),
  Netherlands: other('NL', 'Europe/Amsterdam'),
  Belgium: other('BE', 'Europe/Brussels'),
  France: other('FR', 'Europe/Paris'),
  Sweden: other('SE', 'Europe/Stockholm', { currency: 'SEK' }),
  Finland: other('FI', 'Europe/Helsinki'),
  Denmark: other('DK', 'Europe/Copenhagen', { currency: 'DKK' }),
  Norway: other('NO', 'Europe/Oslo', { currency: 'NOK' }),
  Poland: other('PL', 'Europe/Warsaw', { currency: 'PLN' }),
  Spain: other('ES', 'Europe/Madrid'),
};

/** The nations whose helplines have been read. */
export const nationNames: readonly string[] = Object.keys(countriesByName).filter(
  (name) => countriesByName[name]?.helplines !== 'elsewhere',
);
