import { AllEvents, AllFacts, AllPages, AppPreRender } from './generated/operations.ts';
import { isJsonObject, type JsonObject } from './json.ts';

/** Why results are refused as a whole. */
export type RejectionReason =
  | { readonly kind: 'not-an-object' }
  | { readonly kind: 'too-deep'; readonly levels: number }
  | { readonly kind: 'too-large'; readonly values: number }
  /** A list is missing or is no list: Contentful leaves one out only beside an error. */
  | { readonly kind: 'list-missing'; readonly list: string }
  /** There is no event, no page and no settings. */
  | { readonly kind: 'nothing-in-it' }
  /** (Nearly) all entries are without a single value: another default locale, or a token without access to fields. */
  | { readonly kind: 'no-values' }
  /** The lists of the menu have events and the list of all has none, or the other way round. */
  | { readonly kind: 'contradictory' };

const operations = [AppPreRender, AllEvents, AllFacts, AllPages];

/** Rich text of 50 levels has about 110 of these. */
const maxLevels = 500;

/** A church with ten thousand events has fewer. */
const maxValues = 5_000_000;

/** The minimum number of entries without any value for which their list is refused: an editor may have just begun with one or two. */
const minListWithoutValues = 3;

/** The maximum share of entries without any text. A valid space has none, since titles and names are required. */
const maxShareWithoutValues = 0.9;

/** Walks a value without recursion, since its depth could exhaust the stack. */
function sizeOf(value: unknown): { readonly levels: number; readonly values: number } {
  let level: unknown[] = [value];
  let [levels, values] = [0, 0];
  while (level.length > 0 && levels <= maxLevels && values <= maxValues) {
    values += level.length;
    levels += 1;
    level = level.flatMap((item) => (typeof item === 'object' && item !== null ? Object.values(item) : []));
  }
  return { levels, values };
}

/** Whether an entry, or an entry that it links to, has a text. Numbers and booleans may remain where texts are of another locale. */
function hasText(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return typeof value === 'string' && value.trim() !== '';
  return Object.entries(value).some(
    ([key, inner]) => key !== 'sys' && key !== '__typename' && hasText(inner),
  );
}

/** Whether the menu's filters are sure to find an event. They may miss one without a value for “highlighted”. */
function isInMenu(event: JsonObject): boolean {
  return typeof event.highlightedEvent === 'boolean';
}

/**
 * Checks whether results are plausible as a whole. Half of the entries may be gone, since somebody may have unpublished them, and
 * a church may have only a handful of entries.
 * @param results from `fetchContent`, or stored ones, which may be any JSON
 * @param source stored results may lack a list (`undefined`) that is new in this release
 * @returns undefined when they are plausible
 */
export function validateResults(
  results: unknown,
  source: 'service' | 'file' = 'service',
): RejectionReason | undefined {
  if (!isJsonObject(results)) return { kind: 'not-an-object' };
  const { levels, values } = sizeOf(results);
  if (levels > maxLevels) return { kind: 'too-deep', levels };
  if (values > maxValues) return { kind: 'too-large', values };

  const entries = new Map<string, readonly JsonObject[]>();
  for (const { name: query, shape } of operations) {
    const result = results[query];
    for (const name of Object.keys(shape)) {
      const field = isJsonObject(result) ? result[name] : undefined;
      if (field === undefined && source === 'file') continue;
      if (!isJsonObject(field) || !Array.isArray(field.items)) return { kind: 'list-missing', list: name };
      entries.set(name, field.items.filter(isJsonObject));
    }
  }
  const countOf = (...names: readonly string[]) =>
    names.reduce((count, name) => count + (entries.get(name)?.length ?? 0), 0);

  const events = entries.get('eventPageCollection') ?? [];
  const menuEvents = countOf('highlightedEvents', 'regularEvents');
  if (menuEvents > 0 ? events.length === 0 : events.some(isInMenu)) return { kind: 'contradictory' };
  if (events.length + countOf('pageCollection', 'siteSettingsCollection') === 0)
    return { kind: 'nothing-in-it' };
  const judgedLists = [...entries].flatMap(([name, items]) => (name === 'assetCollection' ? [] : [items]));
  // Queries are answered one by one: a fault may begin between two of them.
  if (judgedLists.some((items) => items.length >= minListWithoutValues && !items.some(hasText)))
    return { kind: 'no-values' };
  const judged = judgedLists.flat();
  const without = judged.filter((entry) => !hasText(entry));
  return without.length >= judged.length * maxShareWithoutValues ? { kind: 'no-values' } : undefined;
}

/** The reason as a sentence for the operator. */
export function rejectionInWords(reason: RejectionReason): string {
  switch (reason.kind) {
    case 'not-an-object':
      return 'The content service responded with something that is not content.';
    case 'too-deep':
      return `The results are nested deeper than ${maxLevels} levels.`;
    case 'too-large':
      return `The results hold more than ${maxValues} values.`;
    case 'list-missing':
      return `The list ${reason.list} is missing from the results; the service leaves one out beside an error only.`;
    case 'nothing-in-it':
      return 'The results hold no event, no page and no settings.';
    case 'no-values':
      return 'The entries are there but without values: check the default locale of the space, and what the token may read.';
    case 'contradictory':
      return 'The lists of the menu and the list of all events contradict each other.';
  }
}
