import type { StoredResults, Translation } from './fetch-content.ts';

/** The minimum number of entries that must be missing: a small church may unpublish a few at once. */
const minMissing = 10;

/** The share of what was published that must be missing. */
const minShareMissing = 1 / 3;

/** How long results without many entries are held back, in milliseconds. */
export const holdBackTime = 300_000;

/** Results that lack much of what was published: after a wrong environment or filter, or on purpose. */
export class HeldBack extends Error {
  override readonly name = 'HeldBack';
}

interface List {
  readonly items?: readonly ({ readonly sys?: { readonly id?: string } | null } | null)[];
}

/** The lists of entries by name. Files are not entries. */
function listsOf(results: StoredResults): ReadonlyMap<string, NonNullable<List['items']>> {
  const queries = ['AllEvents', 'ChurchFacts', 'AllPages'] as const satisfies (keyof Translation)[];
  const lists = queries.flatMap((query) =>
    Object.entries((results[query] ?? {}) as Readonly<Record<string, List | null>>),
  );
  return new Map(
    lists.flatMap(([name, list]) => (list?.items && name !== 'assetCollection' ? [[name, list.items]] : [])),
  );
}

/** How many entries of a list are missing. Lists without ids are compared by their lengths. */
function missing(before: NonNullable<List['items']>, after: NonNullable<List['items']>): number {
  const ids = before.flatMap((entry) => entry?.sys?.id ?? []);
  if (ids.length < before.length) return Math.max(0, before.length - after.length);
  const present = new Set(after.map((entry) => entry?.sys?.id));
  return ids.filter((id) => !present.has(id)).length;
}

/**
 * Says how much of what was published is missing.
 * @param last the results of the current snapshot
 * @returns a sentence for the operator; undefined when fewer than ten entries are missing, or less than a third
 */
export function lostEntries(fresh: StoredResults, last: StoredResults): string | undefined {
  const after = listsOf(fresh);
  const before = [...listsOf(last)];
  const published = before.reduce((sum, [, items]) => sum + items.length, 0);
  const lost = before.reduce((sum, [name, items]) => sum + missing(items, after.get(name) ?? []), 0);
  if (lost < minMissing || lost < published * minShareMissing) return undefined;
  return `${lost} of ${published} published entries are missing from the response, as after a wrong environment or a broken filter.`;
}
