import { contentEntries } from '../content-entries.ts';
import { AllEvents, AllPages, AppPreRender, ChurchFacts } from '../generated/operations.ts';
import { isJsonObject, type JsonObject } from '../json.ts';
import type { StoredResults } from './fetch-content.ts';

const translated = [AllEvents, ChurchFacts, AllPages];
const operations = [AppPreRender, ...translated];

/** The minimum number of entries without any value for which their list is refused: an editor may have just begun with one or two. */
const minListWithoutValues = 3;

/** Another default locale, or a token without access to fields. */
const noValues =
  'The entries are there but without values: check the default locale of the space, and what the token may read.';

/** Whether an entry, or an entry that it links to, has a text. Numbers and booleans may remain where texts are of another locale. */
function hasText(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return typeof value === 'string' && value.trim() !== '';
  return Object.entries(value).some(
    ([key, inner]) => key !== 'sys' && key !== '__typename' && hasText(inner),
  );
}

/**
 * The entries of each list, by its name, or the name of a list that is missing. One that the service left out is null, as `readByShape`
 * reads it; one that is not there at all is new in this release, and was not stored by an earlier one.
 */
function listsOf(
  results: JsonObject,
  expected: typeof operations,
): ReadonlyMap<string, readonly JsonObject[]> | string {
  const entries = new Map<string, readonly JsonObject[]>();
  for (const { name: query, shape } of expected) {
    const result = results[query];
    for (const name of Object.keys(shape)) {
      const field = isJsonObject(result) ? result[name] : undefined;
      if (field === undefined) continue;
      if (!isJsonObject(field) || !Array.isArray(field.items)) return name;
      entries.set(name, field.items.filter(isJsonObject));
    }
  }
  return entries;
}

const isMissing = (name: string) =>
  `The list ${name} is missing from the results; the service leaves one out beside an error only.`;

/**
 * Checks whether a translation is whole. Its entries may have no words, which are then those of the first language.
 * @param results of a further language
 * @returns why not, as a sentence for the operator; undefined when it is whole
 */
export function validateTranslation(results: unknown): string | undefined {
  const lists = isJsonObject(results) ? listsOf(results, translated) : 'of events';
  return typeof lists === 'string' ? isMissing(lists) : undefined;
}

/**
 * Checks whether results are plausible as a whole. Half of the entries may be gone, since somebody may have unpublished them, and
 * a church may have only a handful of entries.
 * @param results from `fetchContent`, or stored ones, which may be any JSON
 * @returns why not, as a sentence for the operator; undefined when they are plausible
 */
export function validateResults(results: unknown): string | undefined {
  if (!isJsonObject(results)) return 'The content service responded with something that is not content.';
  const entries = listsOf(results, operations);
  if (typeof entries === 'string') return isMissing(entries);
  const countOf = (...names: readonly string[]) =>
    names.reduce((count, name) => count + (entries.get(name)?.length ?? 0), 0);

  const events = entries.get('eventPageCollection') ?? [];
  const menuEvents = countOf('highlightedEvents', 'regularEvents');
  // The menu's filters may miss an event without a value for “highlighted”.
  const areInMenu = events.some(({ highlightedEvent }) => typeof highlightedEvent === 'boolean');
  if (menuEvents > 0 ? events.length === 0 : areInMenu)
    return 'The lists of the menu and the list of all events contradict each other.';
  if (events.length + countOf('pageCollection', 'siteSettingsCollection') === 0)
    return 'The results hold no event, no page and no settings.';
  // Queries are separate requests, so a fault may begin between two of them.
  const isWithoutValues = ([name, items]: readonly [string, readonly JsonObject[]]) =>
    name !== 'assetCollection' && items.length >= minListWithoutValues && !items.some(hasText);
  return [...entries].some(isWithoutValues) ? noValues : undefined;
}

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
