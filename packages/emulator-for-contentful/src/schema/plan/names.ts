import camelCase from 'lodash.camelcase';
import type { FieldPlan, TypePlan } from './plan.ts';

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

/** The names of the types of a content type, without those of its fields. */
export function namesOfType({ typeName }: TypePlan): readonly string[] {
  const own = [typeName, ...collectionNames(typeName), `${typeName}Filter`, `${typeName}Order`];
  return [...own, `${typeName}LinkingCollections`, `cf${typeName}NestedFilter`];
}

const collectionNames = (stem: string) => [`${stem}Collection`, `${stem}CursorCollection`];

function namesOfField({ stem, kind, targets, isFiltered }: FieldPlan): readonly string[] {
  if (kind === 'richText')
    return [stem, ...['Links', 'Entries', 'Assets', 'Resources'].map((part) => `${stem}${part}`)];
  const filter = isFiltered ? [`${stem}Filter`] : [];
  if (kind === 'entry') return targets.kind === 'several' ? [stem, ...filter] : [];
  if (kind !== 'entries') return [];
  const collections = collectionNames(stem);
  if (targets.kind === 'one') return [...collections, ...collections.map((one) => `${one}Order`)];
  return targets.kind === 'several' ? [...collections, `${stem}Item`, ...filter] : collections;
}

/**
 * Makes the stem of each field unique. The field `page.content` and the content type `pageContent` would both have the type
 * `PageContent`; the content type keeps the name, and the field's types are called `PageContentField…` (RULES.md §1.1).
 */
export function withUniqueStems(plans: readonly TypePlan[]): readonly TypePlan[] {
  const taken = new Set(plans.flatMap(namesOfType));
  const typeNames = new Map(plans.map((plan) => [plan.id, plan.typeName]));
  const freed = (field: FieldPlan): FieldPlan => {
    if (isListOf(field, typeNames)) return field;
    let free = field;
    while (namesOfField(free).some((name) => taken.has(name))) free = { ...free, stem: `${free.stem}Field` };
    for (const name of namesOfField(free)) taken.add(name);
    return free;
  };
  return plans.map((plan) => ({ ...plan, fields: plan.fields.map(freed) }));
}

/** Whether a field shares the collection types of a content type: `page.section` is a list of `pageSection`. */
function isListOf({ stem, kind, targets }: FieldPlan, typeNames: ReadonlyMap<string, string>): boolean {
  return kind === 'entries' && targets.kind === 'one' && targets.ids.some((id) => typeNames.get(id) === stem);
}
