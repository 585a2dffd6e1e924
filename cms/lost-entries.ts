import { contentEntries } from './content-entries.ts';
import type { StoredResults } from './fetch-content.ts';

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

/** The names of the entries of the first language. Files are not entries. */
function namesOf(results: StoredResults): ReadonlySet<string> {
  const entries = contentEntries(results).filter(({ type }) => type !== 'asset');
  return new Set(entries.map(({ type, id }) => `${type} ${id}`));
}

/**
 * Says how much of what was published is missing.
 * @param last the results of the current snapshot
 * @returns a sentence for the operator; undefined when fewer than ten entries are missing, or less than a third
 */
export function lostEntries(fresh: StoredResults, last: StoredResults): string | undefined {
  const published = namesOf(last);
  const lost = published.difference(namesOf(fresh)).size;
  if (lost < minMissing || lost < published.size * minShareMissing) return undefined;
  return `${lost} of ${published.size} published entries are missing from the response, as after a wrong environment or a broken filter.`;
}
