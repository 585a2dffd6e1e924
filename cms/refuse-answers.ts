/** Why answers are not believed as a whole. */
export type RefusalReason =
  | { readonly kind: 'not-an-object' }
  | { readonly kind: 'too-deep'; readonly levels: number }
  | { readonly kind: 'too-large'; readonly values: number }
  /** A list is missing, or is none: Contentful leaves one out beside an error only. */
  | { readonly kind: 'list-missing'; readonly list: string }
  /** There is no event, no page and no settings. */
  | { readonly kind: 'nothing-in-it' }
  /** Entries are there, but (nearly) all of them without a single value: another default locale, or a token that reads no fields. */
  | { readonly kind: 'no-values' }
  /** The lists of the menu have events and the list of all has none, or the other way round. */
  | { readonly kind: 'contradictory' };

/** The lists that every answer has, by the query. */
export const listNames = {
  AppPreRender: ['socialMediaLinkCollection', 'highlightedEvents', 'regularEvents'],
  AllEvents: ['eventPageCollection', 'eventChangeCollection'],
  AllFacts: [
    'siteSettingsCollection',
    'givingCollection',
    'projectCollection',
    'safeguardingCollection',
    'helplineCollection',
    'roleCollection',
    'questionCollection',
    'placeCollection',
    'noticeCollection',
  ],
  AllPages: ['pageCollection', 'assetCollection', 'shortLinkCollection'],
} as const;

/** Rich text of 50 levels has about 110 of these. */
const maxLevels = 500;

/** A church with ten thousand events has fewer. */
const maxValues = 5_000_000;

/** Of how many entries without any value the service is believed: an honest one has none, for titles and names are required. */
const maxShareWithoutValues = 0.9;

type Json = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Goes through all of a value without recursion, which its depth could end. */
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

/** True when an entry, or what it links to, has a value besides the system's own. */
function hasValue(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return value !== null;
  return Object.entries(value).some(
    ([key, inner]) => key !== 'sys' && key !== '__typename' && hasValue(inner),
  );
}

/**
 * Judges answers as a whole. That half of the entries are gone is believed: somebody may have unpublished them. So is a church of a
 * handful of entries.
 * @param answers what `fetchAnswers` has fetched or somebody has stored, whatever it is
 * @param source of stored answers a list may be missing, as `undefined`: an earlier release may not have asked for it
 * @returns undefined when they can be believed
 */
export function whyRefused(
  answers: unknown,
  source: 'service' | 'file' = 'service',
): RefusalReason | undefined {
  if (!isObject(answers)) return { kind: 'not-an-object' };
  const { levels, values } = sizeOf(answers);
  if (levels > maxLevels) return { kind: 'too-deep', levels };
  if (values > maxValues) return { kind: 'too-large', values };

  const entries = new Map<string, readonly unknown[]>();
  for (const [query, names] of Object.entries(listNames)) {
    const answer = answers[query];
    for (const name of names) {
      const field = isObject(answer) ? answer[name] : undefined;
      if (field === undefined && source === 'file') continue;
      if (!isObject(field) || !Array.isArray(field.items)) return { kind: 'list-missing', list: name };
      entries.set(name, field.items.filter(isObject));
    }
  }
  const countOf = (...names: readonly string[]) =>
    names.reduce((count, name) => count + (entries.get(name)?.length ?? 0), 0);

  const events = countOf('eventPageCollection');
  const menuEvents = countOf('highlightedEvents', 'regularEvents');
  if (events > 0 !== menuEvents > 0) return { kind: 'contradictory' };
  if (events + countOf('pageCollection', 'siteSettingsCollection') === 0) return { kind: 'nothing-in-it' };
  const judged = [...entries].flatMap(([name, items]) => (name === 'assetCollection' ? [] : items));
  const without = judged.filter((entry) => !hasValue(entry));
  return without.length >= judged.length * maxShareWithoutValues ? { kind: 'no-values' } : undefined;
}

/** The reason as a sentence for the operator. */
export function refusalInWords(reason: RefusalReason): string {
  switch (reason.kind) {
    case 'not-an-object':
      return 'The content service answered with something that is not content.';
    case 'too-deep':
      return `The answers are nested deeper than ${maxLevels} levels.`;
    case 'too-large':
      return `The answers hold more than ${maxValues} values.`;
    case 'list-missing':
      return `The list ${reason.list} is missing from the answers; the service leaves one out beside an error only.`;
    case 'nothing-in-it':
      return 'The answers hold no event, no page and no settings.';
    case 'no-values':
      return 'The entries are there but without values: check the default locale of the space, and what the token may read.';
    case 'contradictory':
      return 'The lists of the menu and the list of all events contradict each other.';
  }
}
