import type { ContentField } from '../model/content-type.ts';
import type { Asset, AssetFile, Entry, Localised } from '../model/space.ts';
import type { Scope } from './scope.ts';

/** An entity at one place of a query, with the scope in which its fields are read. */
export type EntryNode = { readonly kind: 'entry'; readonly entity: Entry; readonly scope: Scope };
export type AssetNode = { readonly kind: 'asset'; readonly entity: Asset; readonly scope: Scope };
export type EntityNode = EntryNode | AssetNode;

/** Whether an entity shows in a scope: drafts only in preview (RULES.md §2.6). */
export function isVisible(entity: Entry | Asset, scope: Scope): boolean {
  return scope.preview || entity.sys.publishedVersion !== undefined;
}

/** The entry as a node, or undefined when there is none or it does not show. */
export function entryNode(id: string, scope: Scope): EntryNode | undefined {
  const entity = scope.context.spaceIndex.entry(id);
  return entity !== undefined && isVisible(entity, scope) ? { kind: 'entry', entity, scope } : undefined;
}

/** The asset as a node, or undefined when there is none or it does not show. */
export function assetNode(id: string, scope: Scope): AssetNode | undefined {
  const entity = scope.context.spaceIndex.asset(id);
  return entity !== undefined && isVisible(entity, scope) ? { kind: 'asset', entity, scope } : undefined;
}

/** All entries that show, of one content type or of all, in the default order. */
export function entryNodes(scope: Scope, contentTypeId?: string): readonly EntryNode[] {
  const entries = scope.context.spaceIndex.entries(contentTypeId);
  return entries
    .filter((entity) => isVisible(entity, scope))
    .map((entity) => ({ kind: 'entry', entity, scope }));
}

/** All assets that show, in the default order. */
export function assetNodes(scope: Scope): readonly AssetNode[] {
  const { assets } = scope.context.spaceIndex;
  return assets
    .filter((entity) => isVisible(entity, scope))
    .map((entity) => ({ kind: 'asset', entity, scope }));
}

/** The value of a field in the node's scope; undefined or null when it has none. */
export function fieldValue(
  node: EntryNode,
  field: Pick<ContentField, 'id' | 'localized'>,
  scope = node.scope,
): unknown {
  const values = node.entity.fields[field.id];
  if (values === undefined) return undefined;
  // A field that is not localised is stored under the default locale only and holds for all (§2.7).
  return field.localized ? localisedValue(values, scope) : values[scope.context.spaceIndex.defaultLocale];
}

/** Reads a localised value: only an absent key falls back, not null or an empty text (§2.7). */
export function localisedValue<T>(values: Localised<T> | undefined, scope: Scope): T | undefined {
  if (values === undefined) return undefined;
  if (!scope.useFallbackLocale) return values[scope.locale];
  const chain = scope.context.spaceIndex.localeChain(scope.locale) ?? [scope.locale];
  return values[chain.find((code) => code in values) ?? scope.locale];
}

/** The file of an asset in a scope. */
export function assetFile(node: AssetNode, scope = node.scope): AssetFile | undefined {
  return localisedValue(node.entity.fields.file, scope);
}

/** The absolute address of an asset's file: exports carry `//host/path`, our own files `/path` (§1.4). */
export function assetUrl(node: AssetNode, scope = node.scope): string | undefined {
  const url = assetFile(node, scope)?.url;
  if (url === undefined) return undefined;
  if (url.startsWith('//')) return `https:${url}`;
  return url.startsWith('/') ? `${scope.context.publicUrl}${url}` : url;
}
