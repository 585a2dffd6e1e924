import { type CountryFacts, countriesByName, nationNames } from './nations.ts';

/** What is asked of a new church, as it is typed. */
export interface Answers {
  readonly name: string;
  readonly place: string;
  /** The name of a nation or a country, or its two letters. */
  readonly country: string;
  /** Empty for none. */
  readonly denomination: string;
}

/** A new church, with what its nation or country decides. */
export type NewChurch = Omit<Answers, 'country'> & CountryFacts;

/** An answer that cannot be used; the message is a sentence that says what to write instead. */
export class AnswerError extends Error {}

/** The most letters of each: two names of a church in two languages fit, and each page’s description has at most 160. */
const maxLetters = { name: 80, place: 50, denomination: 50 };

function readText(what: string, given: string, most: number): string {
  const text = given.trim().replaceAll(/\s+/g, ' ');
  if (text.length > most)
    throw new AnswerError(`The ${what} has ${text.length} letters; write at most ${most}.`);
  // These would be mark-up in the files.
  if (/["*_[\]<>`#{}|\\]/.test(text))
    throw new AnswerError(`The ${what} cannot have any of " * _ [ ] < > \` # { } | \\; leave them out.`);
  return text;
}

function readNeeded(what: string, given: string, most: number): string {
  const text = readText(what, given, most);
  if (text !== '') return text;
  throw new AnswerError(`The ${what} is missing; write it.`);
}

const isNone = (answer: string) => /^(?:none|no|keine)?$/i.test(answer.trim());

function readCountry(given: string): CountryFacts {
  const written = given.trim().toLowerCase();
  const found = Object.entries(countriesByName).find(
    ([name, { country, isPart }]) =>
      name.toLowerCase() === written || (!isPart && country.toLowerCase() === written),
  );
  if (found) return found[1];
  const others = Object.keys(countriesByName).filter((name) => !nationNames.includes(name));
  throw new AnswerError(
    `“${given}” is none of ${nationNames.join(', ')}. Another country can be ${others.join(', ')}; for one that is not among them, write the nearest, and change country, timeZone and currency in siteSettings/site.md.`,
  );
}

/** Reads one answer each. @throws AnswerError */
export const readers = {
  name: (given: string) => readNeeded('name of the church', given, maxLetters.name),
  place: (given: string) => readNeeded('town or city', given, maxLetters.place),
  country: readCountry,
  denomination: (given: string) =>
    isNone(given) ? '' : readText('denomination', given, maxLetters.denomination),
} as const satisfies Readonly<Record<keyof Answers, (given: string) => unknown>>;

/** @throws AnswerError for the first answer that cannot be used */
export function readAnswers(answers: Answers): NewChurch {
  const facts = readers.country(answers.country);
  return {
    ...facts,
    name: readers.name(answers.name),
    place: readers.place(answers.place),
    denomination: readers.denomination(answers.denomination),
  };
}
