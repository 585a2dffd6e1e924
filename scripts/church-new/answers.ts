import { CommandFailed } from '../run-command.ts';
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
export class AnswerError extends CommandFailed {}

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

/** What is asked for each answer, and what reads it or throws an AnswerError. */
export const questions = {
  name: {
    text: 'What is the church called, such as “Capel Bethel”?',
    read: (given: string) => readNeeded('name of the church', given, maxLetters.name),
  },
  place: {
    text: 'In which town or city is it?',
    read: (given: string) => readNeeded('town or city', given, maxLetters.place),
  },
  country: {
    text: `In which nation is it? (${nationNames.join(', ')}; or the name of another country, whose helplines nobody has read yet)`,
    read: readCountry,
  },
  denomination: {
    text: 'To which denomination does it belong? (none, if to none)',
    read: (given: string) => (isNone(given) ? '' : readText('denomination', given, maxLetters.denomination)),
  },
} as const;

/** @throws AnswerError for the first answer that cannot be used */
export function readAnswers(answers: Answers): NewChurch {
  const { name, place, country, denomination } = questions;
  return {
    ...country.read(answers.country),
    name: name.read(answers.name),
    place: place.read(answers.place),
    denomination: denomination.read(answers.denomination),
  };
}

/** Somebody who answers: a person at a terminal, or a script. @returns what is typed; undefined when nothing comes any more */
type Respondent = (question: string) => Promise<string | undefined>;

/**
 * Collects the answers. One that cannot be used is asked for again, so that nobody loses the others.
 * @param given by arguments, which are asked for only if they cannot be used
 * @throws AnswerError for one that cannot be used, when nothing more comes
 */
export async function askFor(given: Partial<Answers>, answer: Respondent): Promise<NewChurch> {
  const usable = { name: '', place: '', country: '', denomination: '' };
  for (const name of Object.keys(questions) as (keyof Answers)[]) {
    const { text, read } = questions[name];
    let typed = given[name] ?? (await answer(text)) ?? '';
    while (true) {
      try {
        read(typed);
        break;
      } catch (error) {
        if (!(error instanceof AnswerError)) throw error;
        const again = await answer(`${error.message}\n${text}`);
        if (again === undefined) throw error;
        typed = again;
      }
    }
    usable[name] = typed;
  }
  return readAnswers(usable);
}
