import type { FieldPlan, TypePlan } from './plan.ts';

/** The names of the types that a content type brings into the schema, without those of its fields. */
export function namesOfType({ typeName }: TypePlan): readonly string[] {
  const own = [typeName, ...collectionNames(typeName), `${typeName}Filter`, `${typeName}Order`];
  return [...own, `${typeName}LinkingCollections`, `cf${typeName}NestedFilter`];
}

const collectionNames = (stem: string) => [`${stem}Collection`, `${stem}CursorCollection`];

function namesOfField({ stem, shape, isFiltered }: FieldPlan): readonly string[] {
  switch (shape.kind) {
    case 'richText':
      return [stem, ...['Links', 'Entries', 'Assets', 'Resources'].map((part) => `${stem}${part}`)];
    case 'entry':
      if (shape.targets.kind !== 'several') return [];
      return isFiltered ? [stem, `${stem}Filter`] : [stem];
    case 'entries':
      switch (shape.targets.kind) {
        case 'one':
          return [...collectionNames(stem), ...collectionNames(stem).map((one) => `${one}Order`)];
        case 'several':
          return [...collectionNames(stem), `${stem}Item`, `${stem}Filter`];
        default:
          return collectionNames(stem);
      }
    default:
      return [];
  }
}

/**
 * Gives each field a stem that is free: `page.content` and the content type `pageContent` both ask for the type
 * `PageContent`. The content type has it then, and the field's types are called `PageContentField…` (RULES.md §1.1).
 */
export function withFreeStems(plans: readonly TypePlan[]): readonly TypePlan[] {
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

/** `page.section` is a list of `pageSection`: its collection is that of the content type, under the same name. */
function isListOf({ stem, shape }: FieldPlan, typeNames: ReadonlyMap<string, string>): boolean {
  return shape.kind === 'entries' && shape.targets.kind === 'one' && typeNames.get(shape.targets.id) === stem;
}
