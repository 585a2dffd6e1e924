import { german as typedGerman } from 'schedules-in-words/de';
import { german } from './de/index.ts';
import { english } from './en-GB/index.ts';
import type { pageWords } from './en-GB/page-words.ts';
import type { Language } from './language.ts';

/** Every word of the site's own in one language. British English is the model: a word that another language lacks is a type error. */
export type Words = typeof english;

/** Those of them that components show: a browser loads these, and only in the language of the page. */
export type PageWords = typeof pageWords;

const wordsByLanguage: Readonly<Record<Language, Words>> = { 'en-GB': english, de: german };

/** The language in which a church whose pages are in `language` types its dates and times besides English; undefined where that is English. */
export function typedIn(language: Language | undefined): typeof typedGerman | undefined {
  return language === 'de' ? typedGerman : undefined;
}

/** @throws Error naming a language in which the site has no words: no other language stands in for it */
export function wordsIn(language: Language): Words {
  if (!Object.hasOwn(wordsByLanguage, language))
    throw new Error(`The site has no words of its own in the language “${language}”.`);
  return wordsByLanguage[language];
}

/** The words without those that hold for a moment: a day is named by its date, never as “today” or “this Sunday”. */
export function datedWords(words: Words): Words {
  const { dates, clocks } = words;
  return {
    ...words,
    dates: { ...dates, day: dates.date, beforeDate: () => undefined },
    clocks: { ...clocks, toCome: clocks.onDate, past: clocks.onDate },
  };
}
