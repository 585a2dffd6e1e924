import type { CharityLaw } from '#domain/church/charity.ts';
import type { Country } from '#domain/church/country.ts';
import { type Language, languageOf, languages } from '#domain/languages/language.ts';

/** What is asked of a new church. */
export interface Answers {
  readonly name: string;
  readonly place: string;
  /** The name of a country or nation, or its two letters. */
  readonly country: string;
  /** Empty for none. */
  readonly denomination: string;
  /** The further languages of the pages, with commas between them; empty for none. */
  readonly languages: string;
}

/** The parts of the United Kingdom, which differ in some national helplines. */
export type Nation = 'England' | 'Wales' | 'Scotland' | 'Northern Ireland';

/** A new church, with what its country decides. */
export interface NewChurch extends Omit<Answers, 'country' | 'languages'> {
  readonly country: Country;
  readonly nation: Nation | undefined;
  readonly language: Language;
  readonly otherLanguages: readonly Language[];
  readonly timeZone: string;
  readonly currency: string;
  /** The law of charities, as `siteSettings` names it. */
  readonly charityLaw: CharityLaw | 'none';
}

type CountryFacts = Pick<
  NewChurch,
  'country' | 'nation' | 'language' | 'timeZone' | 'currency' | 'charityLaw'
>;

function british(nation: Nation, charityLaw: CharityLaw): CountryFacts {
  const place = { country: 'GB', nation, language: 'en-GB', timeZone: 'Europe/London' } as const;
  return { ...place, currency: 'GBP', charityLaw };
}

function other(
  country: Country,
  timeZone: string,
  currency = 'EUR',
  language: Language = 'en-GB',
): CountryFacts {
  return { country, nation: undefined, language, timeZone, currency, charityLaw: 'none' };
}

/** The countries that a church can be in, by the name that is typed. */
export const countriesByName: Readonly<Record<string, CountryFacts>> = {
  England: british('England', 'england-wales'),
  Wales: british('Wales', 'england-wales'),
  Scotland: british('Scotland', 'scotland'),
  'Northern Ireland': british('Northern Ireland', 'northern-ireland'),
  Ireland: other('IE', 'Europe/Dublin'),
  Germany: other('DE', 'Europe/Berlin', 'EUR', 'de'),
  Austria: other('AT', 'Europe/Vienna', 'EUR', 'de'),
  Switzerland: other('CH', 'Europe/Zurich', 'CHF', 'de'),
  Netherlands: other('NL', 'Europe/Amsterdam'),
  Belgium: other('BE', 'Europe/Brussels'),
  France: other('FR', 'Europe/Paris'),
  Sweden: other('SE', 'Europe/Stockholm', 'SEK'),
  Finland: other('FI', 'Europe/Helsinki'),
  Denmark: other('DK', 'Europe/Copenhagen', 'DKK'),
  Norway: other('NO', 'Europe/Oslo', 'NOK'),
  Poland: other('PL', 'Europe/Warsaw', 'PLN'),
  Spain: other('ES', 'Europe/Madrid'),
};

/** The most letters of a name, so that the descriptions of pages stay within what search engines show. */
const maxName = 50;

function factsOf(country: string): CountryFacts | undefined {
  const written = country.trim().toLowerCase();
  return Object.entries(countriesByName).find(
    ([name, { country: code, nation }]) =>
      name.toLowerCase() === written || (nation === undefined && code.toLowerCase() === written),
  )?.[1];
}

/**
 * Reads the answers.
 * @returns the church, or one sentence for each answer that cannot be used
 */
export function readAnswers(answers: Answers): NewChurch | readonly string[] {
  const faults: string[] = [];
  const text = (what: string, given: string, isNeeded: boolean) => {
    const value = given.trim().replaceAll(/\s+/g, ' ');
    if (isNeeded && value === '') faults.push(`The ${what} is missing.`);
    if (value.length > maxName) faults.push(`The ${what} has more than ${maxName} letters.`);
    // These would be mark-up in the files.
    if (/["*_[\]<>`#{}|\\]/.test(value))
      faults.push(`The ${what} cannot have any of " * _ [ ] < > \` # { } | \\.`);
    return value;
  };
  const name = text('name of the church', answers.name, true);
  const place = text('town or city', answers.place, true);
  const denomination = text('denomination', answers.denomination, false);
  const facts = factsOf(answers.country);
  if (facts === undefined)
    faults.push(
      `The country “${answers.country}” is none of ${Object.keys(countriesByName).join(', ')}. For another one, take the nearest and change siteSettings/site.md.`,
    );
  if (facts === undefined || faults.length > 0) return faults;
  const isNone = (answer: string) => /^(?:none|no|keine)?$/i.test(answer);
  const otherLanguages: Language[] = [];
  for (const written of isNone(answers.languages.trim()) ? [] : answers.languages.split(/[,\s]+/)) {
    const language = languageOf(written);
    if (language === undefined)
      return [
        `The language “${written}” is none of ${languages.join(', ')}: the site has no words of its own in it.`,
      ];
    if (language !== facts.language && !otherLanguages.includes(language)) otherLanguages.push(language);
  }
  return { ...facts, name, place, denomination: isNone(denomination) ? '' : denomination, otherLanguages };
}
