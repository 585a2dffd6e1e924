import { groupCriterion } from '../../query/filter.ts';
import { type AssetValue, assetValues, type EntityNode } from '../../query/node.ts';
import { conceptIds, tagIds } from '../system-types.ts';
import { createFilter, type Filter, type FilterKey, filterKeys } from './filter-keys.ts';

const sysKeys = (): readonly FilterKey[] => [
  ...filterKeys('id', 'text', (node) => node.entity.sys.id),
  ...filterKeys('publishedAt', 'date', (node) => node.entity.sys.publishedAt),
  ...filterKeys('firstPublishedAt', 'date', (node) => node.entity.sys.firstPublishedAt),
  // Float, not Int, in the real schema (RULES.md §1.5).
  ...filterKeys('publishedVersion', 'float', (node) => node.entity.sys.publishedVersion),
];

/** Creates the filter keys that do not depend on the model: `sys`, tags and concepts. Called once for each schema. */
export function createSystemKeys(): readonly FilterKey[] {
  const group = (name: string, filterName: string, keys: () => readonly FilterKey[]): FilterKey => {
    const filter = createFilter(filterName, keys, false);
    return { name, type: filter.input, criterion: groupCriterion(filter.table) };
  };
  const exists = (name: string, ids: (node: EntityNode) => readonly string[]) =>
    filterKeys(name, 'existence', (node) => (ids(node).length > 0 ? true : undefined));
  // An export does not contain the taxonomy, so only the concept itself is known of its descendants.
  const descendants = group('descendants', 'ContentfulMetadataConceptsDescendantsFilter', () =>
    idKeys(conceptIds),
  );
  const metadata = () => [
    ...exists('tags', tagIds),
    group('tags', 'ContentfulMetadataTagsFilter', () => idKeys(tagIds)),
    ...exists('concepts', conceptIds),
    group('concepts', 'ContentfulMetadataConceptsFilter', () => [...idKeys(conceptIds), descendants]),
  ];
  return [
    group('sys', 'SysFilter', sysKeys),
    group('contentfulMetadata', 'ContentfulMetadataFilter', metadata),
  ];
}

/** The list operators of tags and concepts, which have no `_exists`. */
function idKeys(ids: (node: EntityNode) => readonly string[]): readonly FilterKey[] {
  return filterKeys('id', 'strings', ids).filter((key) => !key.name.endsWith('_exists'));
}

const numbers: readonly string[] = ['size', 'width', 'height'] satisfies AssetValue[];

/** `AssetFilter` (RULES.md §1.5). */
export function createAssetFilter(systemKeys: readonly FilterKey[]): Filter {
  const own = Object.entries(assetValues).flatMap(([name, read]) =>
    filterKeys(name, numbers.includes(name) ? 'int' : 'text', (node) =>
      node.kind === 'asset' ? read(node, node.scope) : undefined,
    ),
  );
  return createFilter('AssetFilter', () => [...systemKeys, ...own], true);
}
