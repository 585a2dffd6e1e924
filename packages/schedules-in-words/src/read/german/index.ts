import { isKnownWord, nearestOf } from '../phrase/spelling.ts';
import { tokensOf } from '../phrase/tokens.ts';
import type { TypedLanguage } from '../typed-language.ts';
import { inEnglish } from './in-english.ts';
import { inGerman, readingInGerman } from './message.ts';

/** The words that a mistyped one can be meant as: those of five letters or more. */
const known = (
  'Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonnabend Sonntag montags dienstags mittwochs donnerstags freitags samstags sonntags ' +
  'Januar Februar August September Oktober November Dezember jeden jeder jedes ersten zweiten dritten vierten fünften letzten ' +
  'Woche Wochen Monat Monats Jahre täglich wöchentlich vierzehntägig monatlich jährlich außer nicht zwischen Ferien Schulferien Feiertagen ' +
  'Advent Heiligabend Silvester Neujahr Epiphanias Aschermittwoch Palmsonntag Gründonnerstag Karfreitag Ostern Ostersonntag Ostermontag ' +
  'Himmelfahrt Pfingsten Pfingstsonntag Pfingstmontag Trinitatis Fronleichnam Allerheiligen Ewigkeitssonntag Totensonntag Erntedank ' +
  'Reformationstag Weihnachten Passionszeit Karwoche einmalig Vereinbarung Vormittag Nachmittag'
).split(' ');

/** German: its phrases are said in the English that the reader knows, and its messages in German. */
export const german: TypedLanguage = {
  inEnglish,
  guess: (text, phrase) => {
    const token = tokensOf(phrase.text).find(({ kind, text: word }) => kind === 'word' && !isKnownWord(word));
    const typed = token && phrase.typed(phrase.text.slice(token.from, token.to));
    const meant = typed && nearestOf(typed.toLowerCase(), known);
    if (!typed || !meant) return null;
    return `"${typed}"${typed === text.trim() ? '' : ` in "${text}"`} is not known; is “${meant}” meant?`;
  },
  reading: readingInGerman,
  message: inGerman,
};
