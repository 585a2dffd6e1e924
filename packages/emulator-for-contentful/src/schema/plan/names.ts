import camelCase from 'lodash.camelcase';

/** Type names that a content type may not take (RULES.md §1.1); it gets the prefix `ContentType`. */
const reservedTypeNames: ReadonlySet<string> = new Set(
  `Query String Int Float Boolean Location Circle Rectangle DateTime RichText Asset AssetCollection
  AssetLinkingCollections AssetFilter AssetOrder Entry EntryCollection EntryOrder Sys SysFilter ContentfulMetadata
  ContentfulTag ContentfulMetadataFilter ContentfulMetadataTagsFilter Dimension HexColor Quality ImageResizeFocus
  ImageResizeStrategy ImageFormat ImageTransformOptions ResourceSys ResourceLink ResourceLinkCollection Never
  TaxonomyConcept ContentfulMetadataConceptsFilter ContentfulMetadataConceptsDescendantsFilter CursorPages
  AssetCursor EntryCursor AssetCursorCollection EntryCursorCollection`.split(/\s+/),
);

/** The names of the fields that every entry type has. */
export const reservedFieldNames: readonly string[] = ['sys', 'contentfulMetadata', 'linkedFrom', '_id'];

/** `my-page` → `MyPage`; a leading digit or a reserved word gets the prefix `ContentType` (§1.1). */
export function typeNameOf(contentTypeId: string): string {
  const name = upperFirst(camelCase(contentTypeId));
  return /^(?:\d|$)/.test(name) || reservedTypeNames.has(name) ? `ContentType${name}` : name;
}

/** The GraphQL name of a field, before `Collection` is added to lists of links (§1.1, §1.3). */
export function fieldNameOf(fieldId: string): string {
  return camelCase(fieldId);
}

export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
