import { folded, wantedWords, wordsOf } from '#domain/page/typed-words.ts';
import type { UrgentNeed } from '#domain/safeguarding/urgent-contacts.ts';
import type { Words } from '#languages/words.ts';
import type { Listed } from '../../search/search.ts';

/** Whether a word is another, of which one letter may be wrong, missing or too much. */
function isAlike(word: string, other: string): boolean {
  if (word.length < 5) return word === other;
  const forms = Array.from(word, (_, at) => `${word.slice(0, at)}.{0,2}${word.slice(at + 1)}`);
  return new RegExp(`^(?:${forms.join('|')})$`).test(other);
}

/** What has the most of the words that somebody typed; nothing where none has one. */
function withMost(
  all: readonly Listed[],
  wanted: readonly string[],
  isMeant: typeof isAlike,
): readonly Listed[] {
  const counted = all.map((item) => {
    const own = wordsOf(folded(`${item.title} ${item.within ?? ''} ${item.words}`));
    return { item, count: wanted.filter((word) => own.some((each) => isMeant(word, each))).length };
  });
  const most = Math.max(...counted.map(({ count }) => count));
  return most === 0 ? [] : counted.filter(({ count }) => count === most).map(({ item }) => item);
}

/** What somebody is in search of in a list: helplines, where they typed a word of need, and what has most of their words. */
export function narrowList(
  all: readonly Listed[],
  typed: string,
  { small, needs }: { readonly small: string; readonly needs: Words['needs'] },
) {
  const wanted = wantedWords(typed, small);
  const said = wordsOf(folded(typed));
  const isSaid = (phrase: string) =>
    wordsOf(folded(phrase)).every((word) => said.some((each) => isAlike(word, each)));
  const isNeed = (need: UrgentNeed) => needs[need].split(',').some(isSaid);
  const help = said.length > 0 ? all.filter((item) => item.needs?.some(isNeed)) : [];
  if (wanted.length === 0) return { help, found: all };
  const whole = withMost(all, wanted, isAlike);
  // While somebody types, a word has only begun.
  const found = whole.length > 0 ? whole : withMost(all, wanted, (word, other) => other.startsWith(word));
  return { help, found };
}
