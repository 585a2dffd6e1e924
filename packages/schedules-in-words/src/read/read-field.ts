import type { PublicHolidays } from '../days/public-holidays.ts';
import { inList } from '../words/lists.ts';
import { ambiguous, outcomeOf, PhraseError, type Report, unknownWord } from './problem.ts';
import type { EnglishPhrase, TypedLanguage } from './typed-language.ts';

/** Reads English text. @param typed gives the typed words of a part that is kept as it is @throws PhraseError */
export type Read<Value> = (
  text: string,
  typed: (part: string) => string,
  holidays: PublicHolidays | undefined,
) => Value;

type ReadWords<Value> = (text: string, typed: (part: string) => string) => Value;

/** What `read` finds in the text of a field; null, with the problem reported, when it cannot be read. */
export function readField<Value>(text: string, report: Report, read: Read<Value>): Value | null {
  const { field, context } = report;
  const { typedIn, publicHolidays } = context;
  const found = outcomeOf(() =>
    readTyped(field, text, typedIn, (said, typed) => read(said, typed, publicHolidays)),
  );
  return 'value' in found ? found.value : report.add(found.error);
}

/** Which of the words that a field can hold stands in it, whatever its capitals; null, with an error reported, for another word. */
export function readOneOf<Word extends string>(
  words: readonly Word[],
  text: string,
  report: Report,
): Word | null {
  const found = words.find((word) => word === text.toLowerCase());
  if (found !== undefined) return found;
  const known = words.map((word) => `"${word}"`);
  return report.add(unknownWord`"${text}" is not known; it can be ${inList(known, 'or')}.`);
}

/** The text as the reader sees it, in English. */
export function inEnglish(text: string, { field, context: { typedIn } }: Report): EnglishPhrase {
  const asTyped = { text, typed: (part: string) => part };
  const said = typedIn && outcomeOf(() => typedIn.inEnglish(text, field));
  return said && 'value' in said ? said.value : asTyped;
}

/** What `read` finds in the language that is typed, or else in English. @throws PhraseError also for what is read otherwise in each */
export function readTyped<Value>(
  field: string,
  text: string,
  language: TypedLanguage | undefined,
  read: ReadWords<Value>,
): Value {
  if (language === undefined) return read(text, (part) => part);
  const own = outcomeOf(() => readOwn(field, text, language, read));
  const english = outcomeOf(() => read(text, (part) => part));
  if ('error' in own) {
    if ('error' in english) throw own.error;
    return english.value;
  }
  if ('value' in english && JSON.stringify(own.value) !== JSON.stringify(english.value)) {
    const [one, other] = [own.value, english.value].map(language.reading);
    throw ambiguous`"${text}" is “${one}” in one language, and “${other}” in English; write the one that is meant.`;
  }
  return own.value;
}

/** @throws PhraseError that quotes the words as they were typed */
function readOwn<Value>(field: string, text: string, language: TypedLanguage, read: ReadWords<Value>): Value {
  const phrase = language.inEnglish(text, field);
  const found = outcomeOf(() => read(phrase.text, (part) => phrase.typed(part) ?? part));
  if ('value' in found) return found.value;
  throw asTyped(found.error, (part) => phrase.typed(part) ?? part);
}

/** The fault with the quoted words as they were typed. */
export function asTyped({ code, message, dates }: PhraseError, typed: (part: string) => string): PhraseError {
  const quoted = message.replaceAll(/"([^"]+)"/g, (_, part: string) => `"${typed(part)}"`);
  return new PhraseError(code, quoted, dates);
}
