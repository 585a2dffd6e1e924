import { folded, wantedWords, wordsOf } from '#domain/page/typed-words.ts';
import type { Words } from '#languages/words.ts';
import { alike, needsIn } from '../../search/needs.ts';
import type { Listed } from '../../search/search.ts';

/** What has the most of the words that somebody typed; nothing where none has one. */
function withMost(all: readonly Listed[], areMeant: readonly ReturnType<typeof alike>[]): readonly Listed[] {
  const counted = all.map((item) => {
    const own = wordsOf(folded(`${item.title} ${item.within ?? ''} ${item.words}`));
    return { item, count: areMeant.filter((isMeant) => own.some(isMeant)).length };
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
  const said = needsIn(typed, { needs });
  const help = all.filter((item) => item.needs?.some((need) => said.has(need)));
  const wanted = wantedWords(typed, small);
  if (wanted.length === 0) return { help, found: all };
  const whole = withMost(all, wanted.map(alike));
  // While somebody types, a word has only begun.
  const begun = (word: string) => (other: string) => other.startsWith(word);
  return { help, found: whole.length > 0 ? whole : withMost(all, wanted.map(begun)) };
}
