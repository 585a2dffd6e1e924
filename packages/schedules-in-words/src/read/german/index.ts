import { LRUCache } from 'lru-cache';
import { remembered } from '../../days/memo.ts';
import type { EnglishPhrase, TypedLanguage } from '../typed-language.ts';
import { inEnglish } from './in-english.ts';
import { inGerman, readingInGerman } from './message.ts';

/** What was said in English last: the fields of a church are read again with each change of its content. */
const said = new LRUCache<string, EnglishPhrase>({ max: 2000 });

const withoutMemory: TypedLanguage = {
  inEnglish,
  reading: readingInGerman,
  message: inGerman,
};

/** German: its phrases are said in the English that the reader knows, and its messages in German. */
export const german: TypedLanguage = {
  ...withoutMemory,
  inEnglish: (text, field) =>
    remembered<string, EnglishPhrase>(said, `${field}: ${text}`, () => inEnglish(text, field)),
  withoutMemory,
};
