import type { Problem } from '#domain/problem.ts';
import type { FetchedResults, StoredResults, StoredTranslation } from './client/fetch-content.ts';
import { validateTranslation } from './client/validate-results.ts';
import { entriesOf, type Fields } from './content-entries.ts';
import type { OnProblem } from './entry-problem.ts';

/** From where parts are kept while those of new results have a fault. */
export interface Keeping {
  /** Earlier results, the latest first; none for drafts and checks. */
  readonly earlier: readonly StoredResults[];
  /** The site's own address: on a public site a number that reaches nobody is a fault. */
  readonly siteUrl: string;
}

/** The parts of earlier results, the latest first, and those that mappers have kept. */
export interface LastGood {
  readonly siteUrl: string;
  /** By id. */
  readonly earlierEvents: ReadonlyMap<string, readonly Fields<'eventPage'>[]>;
  readonly earlierFacts: readonly Facts[];
  readonly events: Fields<'eventPage'>[];
  facts?: Facts;
  /** Why Safeguarding was kept, in a sentence. */
  safeguardingFault?: string;
}

type Facts = NonNullable<StoredResults['ChurchFacts']>;

export function lastGoodFrom({ earlier, siteUrl }: Keeping = { earlier: [], siteUrl: '' }): LastGood {
  const events = earlier.flatMap(({ AllEvents }) => entriesOf(AllEvents?.eventPageCollection));
  return {
    siteUrl,
    earlierEvents: Map.groupBy(events, ({ sys }) => sys?.id),
    earlierFacts: earlier.map(({ ChurchFacts = {} }) => ChurchFacts),
    events: [],
  };
}

/** What was kept, as results; undefined when all is as it is now. */
export function keptResults({ events, facts }: LastGood): StoredResults | undefined {
  if (events.length === 0 && facts === undefined) return undefined;
  const eventPageCollection = { total: events.length, items: [...events] };
  return { AllEvents: { eventPageCollection }, ...(facts && { ChurchFacts: facts }) };
}

/**
 * Reads a part of the content. While it has a fault it stays as it last was, so that a slip in “every Sunday” does not take the Sunday
 * service off the site. What is wrong with it is reported all the same. Without a good earlier one it is as it is now.
 * @param now what it is read from, and `earlier` the same in earlier results, the latest first
 * @param faultOf says why a part is not good; undefined for one that is
 * @returns the part, what it was read from, and why it was kept; undefined for one of now
 */
export function keepLastGood<Wire, Value>(
  now: Wire,
  earlier: readonly Wire[],
  read: (wire: Wire, report: OnProblem) => Value,
  faultOf: (value: Value) => string | undefined,
  report: OnProblem,
) {
  const readFrom = (wire: Wire) => {
    const problems: Problem[] = [];
    const value = read(wire, (problem) => problems.push(problem));
    return { wire, value, fault: faultOf(value), problems };
  };
  const fresh = readFrom(now);
  const before = earlier.values().map(readFrom);
  const kept = fresh.fault && before.find(({ fault }) => fault === undefined);
  for (const problem of fresh.problems)
    report(kept && problem.severity === 'error' ? { ...problem, outcome: 'served' } : problem);
  if (!kept) return { ...fresh, fault: undefined };
  for (const problem of kept.problems) report(problem);
  return { ...kept, fault: fresh.fault };
}

/**
 * Keeps the last good words of the languages whose queries failed or returned only some of the lists. Without them a language has the
 * words of the first. They are put into the first language’s content as it is now, so that a cancellation is shown in all of them.
 * @returns also each locale whose words could not be fetched, or not as a whole, with the reason as a sentence
 */
export function keepLastGoodWords(fetched: FetchedResults, last: StoredResults | undefined) {
  const { translations: given, ...first } = fetched;
  const faults = new Map<string, string>();
  const translations = Object.entries(given ?? {}).flatMap(([locale, words]) => {
    const fault = words && ('failed' in words ? words.failed : validateTranslation(words));
    if (fault) faults.set(locale, fault);
    const kept = fault ? last?.translations?.[locale] : (words as StoredTranslation | null);
    return kept || !fault ? [[locale, kept ?? null] as const] : [];
  });
  const results: StoredResults = {
    ...first,
    ...(given && { translations: Object.fromEntries(translations) }),
  };
  return { results, faults };
}
