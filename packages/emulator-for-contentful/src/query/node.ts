import type { ContentField } from '../model/content-type.ts';
import type { Asset, Entry, Localised } from '../model/space.ts';
import { expectedValue, fitsType } from '../model/validate-value.ts';
import { quote } from '../text/content-fault.ts';
import { type OrderKey, sortNodes } from './collection.ts';
import { contentfulError } from './contentful-error.ts';
import type { Scope } from './scope.ts';

/** An entity in a query, with the scope in which its fields are read. */
export interface EntryNode {
  readonly kind: 'entry';
  readonly entity: Entry;
  readonly scope: Scope;
}
export interface AssetNode {
  readonly kind: 'asset';
  readonly entity: Asset;
  readonly scope: Scope;
}
export type EntityNode = EntryNode | AssetNode;

/** Whether an entity is visible in a scope: drafts only in previews (RULES.md §2.6). */
export function isVisible(entity: Entry | Asset, scope: Scope): boolean {
  return scope.preview || entity.sys.publishedVersion !== undefined;
}

export function entryNode(id: string, scope: Scope): EntryNode | undefined {
  const entity = scope.context.spaceIndex.entry(id);
  return entity && isVisible(entity, scope) ? { kind: 'entry', entity, scope } : undefined;
}

export function assetNode(id: string, scope: Scope): AssetNode | undefined {
  const entity = scope.context.spaceIndex.asset(id);
  return entity && isVisible(entity, scope) ? { kind: 'asset', entity, scope } : undefined;
}

/** The visible entries of one content type or of all, by the key of an order or in the default order. */
export function entryNodes(scope: Scope, order?: OrderKey, contentTypeId?: string): readonly EntryNode[] {
  const entries = scope.context.spaceIndex.entries(contentTypeId);
  return visibleNodes<EntryNode>(entries, (entity) => ({ kind: 'entry', entity, scope }), scope, order);
}

export function assetNodes(scope: Scope, order?: OrderKey): readonly AssetNode[] {
  const { assets } = scope.context.spaceIndex;
  return visibleNodes<AssetNode>(assets, (entity) => ({ kind: 'asset', entity, scope }), scope, order);
}

function visibleNodes<Node extends EntityNode>(
  list: readonly Node['entity'][],
  nodeOf: (entity: Node['entity']) => Node,
  scope: Scope,
  order: OrderKey | undefined,
): readonly Node[] {
  const sorted = (key: OrderKey) => sortNodes(list.map(nodeOf), [key]).map(({ entity }) => entity);
  const inOrder = order ? scope.context.spaceIndex.sortedBy(order, scope, () => sorted(order)) : list;
  return inOrder.filter((entity) => isVisible(entity, scope)).map(nodeOf);
}

export function fieldValue(
  node: EntryNode,
  field: Pick<ContentField, 'id' | 'localized'>,
  scope = node.scope,
): unknown {
  const values = node.entity.fields[field.id];
  if (values === undefined) return undefined;
  // A field that is not localised is stored under the default locale and applies to all (§2.7).
  return field.localized ? localisedValue(values, scope) : values[scope.context.spaceIndex.defaultLocale];
}

/**
 * The value of a field that a query returns.
 * @throws a GraphQL error when the stored value is not one that the field can have (RULES.md §2.10)
 */
export function servedValue(node: EntryNode, field: ContentField, scope = node.scope): unknown {
  const value = fieldValue(node, field, scope);
  if (value == null || fitsType(value, field)) return value;
  const where = `The field '${field.id}' of entry '${node.entity.sys.id}'`;
  const message = `Query execution error. ${where} has the value ${quote(value)}, which is not ${expectedValue(field)}`;
  throw contentfulError('INTERNAL_SERVER_ERROR', message);
}

/** Reads a localised value: only an absent key falls back, not null or an empty text (§2.7). */
export function localisedValue<T>(values: Localised<T> | undefined, scope: Scope): T | undefined {
  if (values === undefined) return undefined;
  if (!scope.useFallbackLocale) return values[scope.locale];
  const chain = scope.context.spaceIndex.localeChain(scope.locale) ?? [scope.locale];
  return values[chain.find((code) => code in values) ?? scope.locale];
}

const fileOf = ({ entity }: AssetNode, scope: Scope) => localisedValue(entity.fields.file, scope);

/** The values of an asset besides `sys`, by their names in the API (RULES.md §1.4). */
export const assetValues = {
  title: ({ entity }: AssetNode, scope: Scope) => localisedValue(entity.fields.title, scope),
  description: ({ entity }: AssetNode, scope: Scope) => localisedValue(entity.fields.description, scope),
  url: (node: AssetNode, scope: Scope) => {
    const url = fileOf(node, scope)?.url;
    // Exports write `//host/path`; files that this service serves have `/path`.
    if (url?.startsWith('//')) return `https:${url}`;
    return url?.startsWith('/') ? `${scope.context.publicUrl}${url}` : url;
  },
  size: (node: AssetNode, scope: Scope) => fileOf(node, scope)?.details?.size,
  contentType: (node: AssetNode, scope: Scope) => fileOf(node, scope)?.contentType,
  width: (node: AssetNode, scope: Scope) => fileOf(node, scope)?.details?.image?.width,
  height: (node: AssetNode, scope: Scope) => fileOf(node, scope)?.details?.image?.height,
  fileName: (node: AssetNode, scope: Scope) => fileOf(node, scope)?.fileName,
};

type AssetValue = keyof typeof assetValues;

/** Those that are numbers. */
export const assetNumbers: readonly string[] = ['size', 'width', 'height'] satisfies AssetValue[];

/** The tags of an entity that are public, which queries show. */
export function publicTags({ entity, scope }: EntityNode) {
  const tags = (entity.metadata?.tags ?? []).map(({ sys }) => scope.context.spaceIndex.publicTag(sys.id));
  return tags.filter((tag) => tag !== undefined).map(({ sys: { id }, name }) => ({ id, name }));
}

export const conceptIds = ({ entity }: EntityNode): readonly string[] =>
  (entity.metadata?.concepts ?? []).map(({ sys }) => sys.id);
