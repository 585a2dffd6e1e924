import { LRUCache } from 'lru-cache';
import { remembered } from '../../days/memo.ts';
import { isKnownWord, nearestOf } from '../phrase/spelling.ts';
import { tokensOf } from '../phrase/tokens.ts';
import type { EnglishPhrase, TypedLanguage } from '../typed-language.ts';
import { inEnglish } from './in-english.ts';
import { inGerman, readingInGerman } from './message.ts';
import { germanWords } from './vocabulary.ts';

/** What was said in English last: the fields of a church are read again with each change of its content. */
const said = new LRUCache<string, EnglishPhrase>({ max: 2000 });

const withoutMemory: TypedLanguage = {
  inEnglish,
  guess: (text, phrase) => {
    const token = tokensOf(phrase.text).find(({ kind, text: word }) => kind === 'word' && !isKnownWord(word));
    const typed = token && phrase.typed(phrase.text.slice(token.from, token.to));
    const meant = typed && nearestOf(typed.toLowerCase(), germanWords);
    if (!typed || !meant) return null;
    return `"${typed}"${typed === text.trim() ? '' : ` in "${text}"`} is not known; is “${meant}” meant?`;
  },
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
