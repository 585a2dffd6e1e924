import { isKnownWord, nearestOf } from '../phrase/spelling.ts';
import { tokensOf } from '../phrase/tokens.ts';
import type { TypedLanguage } from '../typed-language.ts';
import { inEnglish } from './in-english.ts';
import { inGerman, readingInGerman } from './message.ts';
import { germanWords } from './vocabulary.ts';

/** German: its phrases are said in the English that the reader knows, and its messages in German. */
export const german: TypedLanguage = {
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
