import { isEntityLink, isRichText, linksInRichText } from '../model/rich-text.ts';
import type { Asset, Entry, Locale, Space, Tag } from '../model/space.ts';

/** A space with the look-ups that queries need. Made once for a space, never changed. */
export type SpaceIndex = {
  readonly space: Space;
  readonly defaultLocale: string;
  /** The locale itself and then its fallbacks, in order; undefined for an unknown code. */
  readonly localeChain: (code: string) => readonly string[] | undefined;
  readonly entry: (id: string) => Entry | undefined;
  readonly asset: (id: string) => Asset | undefined;
  readonly publicTag: (id: string) => Tag | undefined;
  /** In the default order: published last first, then by id (RULES.md §1.7). */
  readonly entries: (contentTypeId?: string) => readonly Entry[];
  readonly assets: readonly Asset[];
  /** The entries that link to an entity from any field in any locale, in the default order. */
  readonly linkingEntries: (linkType: 'Entry' | 'Asset', id: string) => readonly Entry[];
};

/** Makes the look-ups of a space. Archived entities and entries without a content type are left out. */
export function indexSpace(space: Space): SpaceIndex {
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
  const tagById = new Map(space.tags.map((tag) => [tag.sys.id, tag]));
  const chains = new Map(space.locales.map((locale) => [locale.code, chainOf(locale, space.locales)]));
  let linking: ReadonlyMap<string, readonly Entry[]> | undefined;
  return {
    space,
    defaultLocale: (space.locales.find((locale) => locale.default) ?? space.locales[0])?.code ?? 'en-US',
    localeChain: (code) => chains.get(code),
    entry: (id) => entryById.get(id),
    asset: (id) => assetById.get(id),
    publicTag: (id) => {
      const tag = tagById.get(id);
      return tag?.sys.visibility === 'public' ? tag : undefined;
    },
    entries: (contentTypeId) =>
      contentTypeId === undefined ? entries : (entriesByType.get(contentTypeId) ?? []),
    assets,
    linkingEntries: (linkType, id) => {
      linking ??= indexLinks(entries);
      return linking.get(`${linkType} ${id}`) ?? [];
    },
  };
}

function chainOf(locale: Locale, locales: readonly Locale[]): readonly string[] {
  const chain: string[] = [];
  let next: Locale | undefined = locale;
  while (next !== undefined && !chain.includes(next.code)) {
    chain.push(next.code);
    const fallback: string | null = next.fallbackCode;
    next = locales.find((other) => other.code === fallback);
  }
  return chain;
}

function newestFirst<E extends Entry | Asset>(entities: readonly E[]): readonly E[] {
  return entities
    .map((entity) => ({
      entity,
      time: Date.parse(entity.sys.publishedAt ?? entity.sys.updatedAt ?? '') || 0,
    }))
    .sort((a, b) => b.time - a.time || (a.entity.sys.id < b.entity.sys.id ? -1 : 1))
    .map(({ entity }) => entity);
}

function indexLinks(entries: readonly Entry[]): ReadonlyMap<string, readonly Entry[]> {
  const index = new Map<string, Entry[]>();
  for (const entry of entries) {
    const targets = new Set<string>();
    for (const values of Object.values(entry.fields)) {
      for (const value of Object.values(values)) for (const target of targetsIn(value)) targets.add(target);
    }
    for (const target of targets) {
      const linking = index.get(target);
      if (linking === undefined) index.set(target, [entry]);
      else linking.push(entry);
    }
  }
  return index;
}

/** Every entity that a field value points to, as "Entry id" or "Asset id". */
export function targetsIn(value: unknown): readonly string[] {
  if (isEntityLink(value)) return [`${value.sys.linkType} ${value.sys.id}`];
  if (Array.isArray(value)) return value.flatMap(targetsIn);
  if (!isRichText(value)) return [];
  return linksInRichText(value).map(({ link }) => `${link.sys.linkType} ${link.sys.id}`);
}
