import { instantOf } from '../model/date-text.ts';
import { targetsOf } from '../model/rich-text.ts';
import type { Asset, Entry, Locale, Space, Tag } from '../model/space.ts';
import type { OrderKey } from './collection.ts';
import type { Scope } from './scope.ts';

/** A space with the look-ups that queries need. Immutable. */
export type SpaceIndex = ReturnType<typeof indexSpace>;

/**
 * Indexes a space. Archived entities and entries without a content type are left out. The others are in the default order:
 * newest publication first, then by id (RULES.md §1.7).
 */
export function indexSpace(space: Space) {
  const known = new Set(space.contentTypes.map((type) => type.sys.id));
  const entries = newestFirst(
    space.entries.filter(
      (entry) => entry.sys.archivedVersion === undefined && known.has(entry.sys.contentType.sys.id),
    ),
  );
  const assets = newestFirst(space.assets.filter((asset) => asset.sys.archivedVersion === undefined));
  const entryById = new Map(entries.map((entry) => [entry.sys.id, entry]));
  const assetById = new Map(assets.map((asset) => [asset.sys.id, asset]));
  const entriesByType = Map.groupBy(entries, (entry) => entry.sys.contentType.sys.id);
  const publicTags = new Map(
    space.tags.filter(({ sys }) => sys.visibility === 'public').map((tag) => [tag.sys.id, tag]),
  );
  const chains = new Map(space.locales.map((locale) => [locale.code, chainOf(locale, space.locales)]));
  const instants = new Map<string, number>();
  const sorted = new Map<OrderKey, Map<string, unknown>>();
  let linking: ReadonlyMap<string, readonly Entry[]> | undefined;
  return {
    space,
    defaultLocale: (space.locales.find((locale) => locale.default) ?? space.locales[0])?.code ?? 'en-US',
    /** The locale itself and then its fallbacks, in order; undefined for an unknown code. */
    localeChain: (code: string): readonly string[] | undefined => chains.get(code),
    entry: (id: string): Entry | undefined => entryById.get(id),
    asset: (id: string): Asset | undefined => assetById.get(id),
    publicTag: (id: string): Tag | undefined => publicTags.get(id),
    entries: (contentTypeId?: string): readonly Entry[] =>
      contentTypeId === undefined ? entries : (entriesByType.get(contentTypeId) ?? []),
    assets,
    /**
     * The list that is ordered by a key, sorted once for each locale: the pages of a long list are asked for one after the other. Each list
     * has keys of its own.
     */
    sortedBy<E>(key: OrderKey, { locale, useFallbackLocale }: Scope, sort: () => readonly E[]) {
      const byLocale = sorted.get(key) ?? new Map<string, unknown>();
      const list = byLocale.get(`${locale} ${useFallbackLocale}`) ?? sort();
      sorted.set(key, byLocale.set(`${locale} ${useFallbackLocale}`, list));
      return list as readonly E[];
    },
    /** The instant of a date that an entity has, parsed once: filters and orders read every date of a list. */
    instant: (text: string): number => {
      const known = instants.get(text);
      if (known !== undefined) return known;
      const instant = instantOf(text);
      instants.set(text, instant);
      return instant;
    },
    linkingEntries: (linkType: 'Entry' | 'Asset', id: string): readonly Entry[] => {
      linking ??= indexLinks(entries);
      return linking.get(`${linkType} ${id}`) ?? [];
    },
  };
}

function chainOf(
  { code, fallbackCode }: Locale,
  locales: readonly Locale[],
  before: readonly string[] = [],
): readonly string[] {
  const next = locales.find((other) => other.code === fallbackCode);
  const chain = [...before, code];
  return next === undefined || chain.includes(next.code) ? chain : chainOf(next, locales, chain);
}

function newestFirst<E extends Entry | Asset>(entities: readonly E[]): readonly E[] {
  const timeOf = ({ sys }: E) => Date.parse(sys.publishedAt ?? sys.updatedAt ?? '') || 0;
  const dated = entities.map((entity) => ({ entity, time: timeOf(entity), id: entity.sys.id }));
  return dated.sort((a, b) => b.time - a.time || (a.id < b.id ? -1 : 1)).map(({ entity }) => entity);
}

function indexLinks(entries: readonly Entry[]): ReadonlyMap<string, readonly Entry[]> {
  const links = entries.flatMap((entry) => targetsOf(entry).map((target) => ({ target, entry })));
  const grouped = Map.groupBy(links, ({ target }) => target);
  return new Map([...grouped].map(([target, own]) => [target, own.map(({ entry }) => entry)]));
}
