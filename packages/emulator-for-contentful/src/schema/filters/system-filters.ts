import { groupCriterion } from '../../query/filter.ts';
import { assetFile, assetUrl, type EntityNode, localisedValue } from '../../query/node.ts';
import type { Filter } from '../schema-context.ts';
import { conceptIds, tagIds } from '../system-types.ts';
import { type FilterKey, filterKeys, makeFilter } from './filter-keys.ts';

const sysKeys = (): readonly FilterKey[] => [
  ...filterKeys('id', 'text', (node) => node.entity.sys.id),
  ...filterKeys('publishedAt', 'date', (node) => node.entity.sys.publishedAt),
  ...filterKeys('firstPublishedAt', 'date', (node) => node.entity.sys.firstPublishedAt),
  // Float, not Int, in the real schema (RULES.md §1.5).
  ...filterKeys('publishedVersion', 'float', (node) => node.entity.sys.publishedVersion),
];

/** The filters that do not depend on the model: by `sys` and by tags. Made once for each schema. */
export function makeSystemKeys(): readonly FilterKey[] {
  const sys = makeFilter('SysFilter', sysKeys, false);
  const tags = makeFilter('ContentfulMetadataTagsFilter', () => listKeys('id', tagIds), false);
  // The taxonomy itself is not part of an export: of a concept's descendants only itself is known.
  const descendants = makeFilter(
    'ContentfulMetadataConceptsDescendantsFilter',
    () => listKeys('id', conceptIds),
    false,
  );
  const concepts = makeFilter(
    'ContentfulMetadataConceptsFilter',
    () => [...listKeys('id', conceptIds), group('descendants', descendants)],
    false,
  );
  const metadata = makeFilter(
    'ContentfulMetadataFilter',
    () => [
      ...filterKeys('tags', 'existence', (node) => (tagIds(node).length > 0 ? true : undefined)),
      group('tags', tags),
      ...filterKeys('concepts', 'existence', (node) => (conceptIds(node).length > 0 ? true : undefined)),
      group('concepts', concepts),
    ],
    false,
  );
  return [group('sys', sys), group('contentfulMetadata', metadata)];
}

/** The list operators without `_exists`, as tags and concepts have them. */
function listKeys(name: string, read: (node: EntityNode) => readonly string[]): readonly FilterKey[] {
  return filterKeys(name, 'strings', read).filter((key) => !key.name.endsWith('_exists'));
}

function group(name: string, filter: Filter): FilterKey {
  // The criterion reads the table when a query is compiled; by then the schema has filled it.
  return { name, type: filter.input, criterion: groupCriterion(filter.table) };
}

/** `AssetFilter` (§1.5). */
export function makeAssetFilter(systemKeys: readonly FilterKey[]): Filter {
  const fileKey = (name: 'contentType' | 'fileName') =>
    filterKeys(name, 'text', (node) => (node.kind === 'asset' ? assetFile(node)?.[name] : undefined));
  const wordKey = (name: 'title' | 'description') =>
    filterKeys(name, 'text', (node) =>
      node.kind === 'asset' ? localisedValue(node.entity.fields[name], node.scope) : undefined,
    );
  const sideKey = (name: 'width' | 'height') =>
    filterKeys(name, 'int', (node) =>
      node.kind === 'asset' ? assetFile(node)?.details?.image?.[name] : undefined,
    );
  const size = filterKeys('size', 'int', (node) =>
    node.kind === 'asset' ? assetFile(node)?.details?.size : undefined,
  );
  const url = filterKeys('url', 'text', (node) => (node.kind === 'asset' ? assetUrl(node) : undefined));
  const keys = [...wordKey('title'), ...wordKey('description'), ...url, ...size];
  const own = [
    ...keys,
    ...fileKey('contentType'),
    ...sideKey('width'),
    ...sideKey('height'),
    ...fileKey('fileName'),
  ];
  return makeFilter('AssetFilter', () => [...systemKeys, ...own], true);
}

/** `EntryFilter`: sys and tags only. */
export function makeEntryFilter(systemKeys: readonly FilterKey[]): Filter {
  return makeFilter('EntryFilter', () => systemKeys, true);
}
