import { groupCriterion } from '../../query/filter.ts';
import { assetNumbers, assetValues, conceptIds, type EntityNode, publicTags } from '../../query/node.ts';
import { type Filter, type FilterKey, filterKeys, filterOf } from './filter.ts';

const sysFilter = filterOf(
  'SysFilter',
  [
    ...filterKeys('id', 'text', (node) => node.entity.sys.id),
    ...filterKeys('publishedAt', 'date', (node) => node.entity.sys.publishedAt),
    ...filterKeys('firstPublishedAt', 'date', (node) => node.entity.sys.firstPublishedAt),
    // Float, not Int, in the real schema (RULES.md §1.5).
    ...filterKeys('publishedVersion', 'float', (node) => node.entity.sys.publishedVersion),
  ],
  false,
);

const tagIds = (node: EntityNode): readonly string[] => publicTags(node).map(({ id }) => id);

/** The list operators of tags and concepts, which have no `_exists`. */
function idFilter(
  name: string,
  ids: (node: EntityNode) => readonly string[],
  more: readonly FilterKey[] = [],
): Filter {
  const own = filterKeys('id', 'strings', ids).filter((key) => !key.name.endsWith('_exists'));
  return filterOf(name, [...own, ...more], false);
}

/** A key whose value is a filter of the same entity. */
const group = (name: string, filter: Filter): FilterKey => ({
  name,
  type: filter.name,
  criterion: groupCriterion(filter.table),
});

const exists = (name: string, ids: (node: EntityNode) => readonly string[]) =>
  filterKeys(name, 'existence', (node) => (ids(node).length > 0 ? true : undefined));

const tagsFilter = idFilter('ContentfulMetadataTagsFilter', tagIds);
// An export does not contain the taxonomy, so only the concept itself is known of its descendants.
const descendantsFilter = idFilter('ContentfulMetadataConceptsDescendantsFilter', conceptIds);
const descendants = [group('descendants', descendantsFilter)];
const conceptsFilter = idFilter('ContentfulMetadataConceptsFilter', conceptIds, descendants);
const metadataFilter = filterOf(
  'ContentfulMetadataFilter',
  [
    ...exists('tags', tagIds),
    group('tags', tagsFilter),
    ...exists('concepts', conceptIds),
    group('concepts', conceptsFilter),
  ],
  false,
);

/** The keys that do not depend on the model: `sys`, tags and concepts. */
export const systemKeys: readonly FilterKey[] = [
  group('sys', sysFilter),
  group('contentfulMetadata', metadataFilter),
];

/** `AssetFilter` (RULES.md §1.5). */
export const assetFilter = filterOf('AssetFilter', [
  ...systemKeys,
  ...Object.entries(assetValues).flatMap(([name, read]) =>
    filterKeys(name, assetNumbers.includes(name) ? 'int' : 'text', (node) =>
      node.kind === 'asset' ? read(node, node.scope) : undefined,
    ),
  ),
]);

export const entryFilter = filterOf('EntryFilter', systemKeys);

/** The filters that those of every schema contain. */
export const systemFilters = [sysFilter, tagsFilter, descendantsFilter, conceptsFilter, metadataFilter];
