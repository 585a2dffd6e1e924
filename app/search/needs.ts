import { folded, wordsOf } from '#domain/page/typed-words.ts';
import type { UrgentNeed } from '#domain/safeguarding/urgent-contacts.ts';
import type { Words } from '#languages/words.ts';

/**
 * Whether other words are meant by a word: those that begin with it, and those of which one letter is wrong, missing or too much. Of a short
 * word it is that one alone.
 */
export function alike(word: string): (other: string) => boolean {
  if (word.length < 5) return (other) => other === word;
  const forms = Array.from(word, (_, at) => `${word.slice(0, at)}.{0,2}${word.slice(at + 1)}`);
  const pattern = new RegExp(`^(?:${forms.join('|')}|${word}.*)$`);
  return (other) => pattern.test(other);
}

/**
 * Which needs somebody may have who typed this, by the words of the page's language: a need is recognized when all words of one of its
 * phrases were typed: “dressed” is not “depressed”.
 */
export function needsIn(typed: string, { needs }: Pick<Words, 'needs'>): ReadonlySet<UrgentNeed> {
  const said = wordsOf(folded(typed));
  const isSaid = (phrase: string) => wordsOf(folded(phrase)).every((word) => said.some(alike(word)));
  const named = Object.entries<string>(needs).filter(([, phrases]) => phrases.split(',').some(isSaid));
  return new Set(named.map(([need]) => need as UrgentNeed));
}
