import type { FieldPlan, TypePlan } from './plan.ts';

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
