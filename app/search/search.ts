import MiniSearch, { type Options, type SearchOptions } from 'minisearch';
import { type Event, isScheduled } from '#domain/event/event.ts';
import { lineOf } from '#domain/event/event-groups.ts';
import { summarizeEvent } from '#domain/event/event-summary.ts';
import { isPast } from '#domain/event/next-dates.ts';
import { placePath } from '#domain/page/route-pattern.ts';
import { folded, wantedWords, wordsOf } from '#domain/page/typed-words.ts';
import { memoize } from '../loaders/memoize.ts';
import type { SiteWithContent } from '../site-context.ts';
import type { Findable } from './findable.ts';
import { findables } from './findables.ts';

/** How many are shown: further down nobody looks. */
const most = 20;

/** The share of the best score that something must have, since one word of a sentence is in many texts. */
const leastShare = 0.2;

/** One letter of a longer word may be wrong, two from eight letters on, and the end of a word may be missing. */
const lenient = {
  fuzzy: (word) => (word.length > 4 ? 0.2 : false),
  maxFuzzy: 2,
  prefix: (word) => word.length > 3,
  weights: { fuzzy: 0.2, prefix: 0.3 },
} satisfies SearchOptions;

const tokenize = (text: string) => [...wordsOf(text)];

const options: Options<Findable & { readonly id: number }> = {
  fields: ['title', 'words', 'text'],
  tokenize,
  processTerm: folded,
  // A word in a long text says less of it than one in a short text: the defaults of the library make less of that.
  searchOptions: { ...lenient, boost: { title: 3, words: 6 }, bm25: { k: 1.2, b: 0.9, d: 0.1 } },
};

/** Everything that can be found, and the index of its words: made once for each content. */
const searchIndex = memoize(({ content }) => {
  const all = findables(content);
  const index = new MiniSearch(options);
  index.addAll(all.map((each, id) => ({ ...each, id })));
  const events = new Map(content.events.map((event) => [event.slug, event]));
  return { all, index, events, validUntil: undefined };
});

/** What is found: an event with its times, or anything else with where it is. */
export type Found = ReturnType<typeof found>;

function found({ title, path, within, more, language, event }: Findable, site: SiteWithContent) {
  // A heading in the text of an event is a part of it, and has no line of its own.
  const own = within === undefined ? searchIndex(site).events.get(event ?? '') : undefined;
  return { title, path, within, more, language, event: own && lineWithNext(own, site) };
}

/** An event as lists show it, with its next date. */
function lineWithNext(event: Event, { locale }: SiteWithContent) {
  const summary = summarizeEvent(event, locale);
  const { repeats, next, following } = summary;
  return { ...lineOf(summary), ...(repeats && next && { next: { ...next, note: undefined }, following }) };
}

/** The words that somebody wants, and each two in a row as one: “wheel chair” is “wheelchair” too. */
function query(typed: string, { locale }: Pick<SiteWithContent, 'locale'>): string {
  const words = wantedWords(typed, locale.words.smallWords);
  return [...words, ...words.slice(1).map((word, at) => `${words[at]}${word}`)].join(' ');
}

/**
 * Finds what has the words that somebody typed: what has most of them, and the rare ones, first, past events last.
 * @param typed is neither stored nor logged
 */
export function search(typed: string, site: SiteWithContent): readonly Found[] {
  const { all, index, events } = searchIndex(site);
  const { place } = site.content.church;
  const isMain = (id: number) => place && all[id]?.path === placePath(place.id);
  const results = index.search(query(typed, site), {
    boostDocument: (id) => (isMain(id) ? 1.5 : 1),
  });
  const least = (results[0]?.score ?? 0) * leastShare;
  const hits = results.filter(({ score }) => score >= least).flatMap(({ id }) => all[id] ?? []);
  const isOver = ({ event }: Findable) => {
    const own = events.get(event ?? '');
    return own !== undefined && isScheduled(own) && isPast(own.schedule, site.locale);
  };
  const { current = [], past = [] } = Object.groupBy(hits, (hit) => (isOver(hit) ? 'past' : 'current'));
  return [...current, ...past].slice(0, most).map((hit) => found(hit, site));
}

/** Something in the list of all that can be found, which holds at any time. */
export type Listed = ReturnType<typeof everything>[number];

/** All that can be found, by its title. */
export function everything(site: SiteWithContent) {
  const { language } = site.locale;
  const { compare } = new Intl.Collator(language);
  return searchIndex(site)
    .all.map(({ title, path, within, words = '', needs, language: own }) => ({
      ...{ title, path, within, language: own, words },
      ...(needs?.length && { needs }),
    }))
    .toSorted((one, other) => compare(one.title, other.title));
}
