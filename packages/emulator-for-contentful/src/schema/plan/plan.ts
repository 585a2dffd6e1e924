import {
  allowedContentTypes,
  type ContentField,
  type ContentType,
  type FieldType,
  isResourceField,
  linkTypeOf,
} from '../../model/content-type.ts';
import { fieldNameOf, lowerFirst, typeNameOf, upperFirst } from './names.ts';
import { findSchemaProblem, type SchemaProblem } from './schema-problem.ts';
import { withUniqueStems } from './type-names.ts';

/**
 * What a field can be in the schema (RULES.md §1.3), with the kind of value that filters take it for (§1.5). A `symbol`
 * can be ordered by, a `text` cannot (§1.7).
 */
export const FIELD_KINDS = {
  symbol: 'text',
  text: 'text',
  int: 'int',
  float: 'float',
  date: 'date',
  boolean: 'boolean',
  strings: 'strings',
  location: 'location',
  richText: 'richText',
  json: 'existence',
  asset: 'existence',
  assets: 'existence',
  entry: 'existence',
  entries: 'existence',
} as const;

export type FieldKind = keyof typeof FIELD_KINDS;

/**
 * The existing content types that a link to entries may lead to: those of one or of several ids in the validation. `none`
 * of them may exist, and without a validation `any` is allowed.
 */
export type Targets = {
  readonly kind: 'any' | 'one' | 'several' | 'none';
  readonly ids: readonly string[];
};

export type FieldPlan = {
  readonly field: ContentField;
  /** The name in camel case, the stem of the names of a list's two collections. */
  readonly name: string;
  /** The name in the type itself: lists of links end in `Collection`. */
  readonly fieldName: string;
  /** The name before the operators of a filter: the id as it was written, and `Collection` for lists of links. */
  readonly filterName: string;
  /** Type + field, the stem of the names of types that belong to this field alone. */
  readonly stem: string;
  readonly kind: FieldKind;
  readonly targets: Targets;
  /** Whether it has a filter of its own: a list of links to several types, and a link to the same types beside such a list. */
  readonly isFiltered: boolean;
};

export type TypePlan = {
  readonly id: string;
  readonly contentType: ContentType;
  readonly typeName: string;
  readonly rootName: string;
  readonly fields: readonly FieldPlan[];
};

type PlanResult =
  | { readonly ok: true; readonly plans: readonly TypePlan[] }
  | { readonly ok: false; readonly problem: SchemaProblem };

/** Decides the name and shape of everything in the schema of these content types, or says why there can be none. */
export function planSchema(contentTypes: readonly ContentType[]): PlanResult {
  const ids = new Set(contentTypes.map((type) => type.sys.id));
  const plans = withUniqueStems(contentTypes.map((type) => planType(type, ids)));
  const problem = findSchemaProblem(plans);
  return problem === undefined ? { ok: true, plans } : { ok: false, problem };
}

function planType(contentType: ContentType, ids: ReadonlySet<string>): TypePlan {
  const typeName = typeNameOf(contentType.sys.id);
  // An omitted field is one that the delivery APIs leave out (§1.3).
  const fields = contentType.fields.filter((field) => field.omitted !== true && !isResourceField(field));
  return {
    id: contentType.sys.id,
    contentType,
    typeName,
    rootName: lowerFirst(typeName),
    fields: withFilters(fields.map((field) => planField(field, typeName, ids))),
  };
}

/** In 24 public schemas a link to several types can be filtered only where a list in its type has the same targets (§1.3). */
function withFilters(fields: readonly FieldPlan[]): readonly FieldPlan[] {
  const idsOf = ({ targets }: FieldPlan) => targets.ids.toSorted().join();
  const lists = new Set(fields.filter((field) => field.isFiltered).map(idsOf));
  return fields.map((field) =>
    field.kind === 'entry' && field.targets.kind === 'several'
      ? { ...field, isFiltered: lists.has(idsOf(field)) }
      : field,
  );
}

function planField(field: ContentField, typeName: string, ids: ReadonlySet<string>): FieldPlan {
  const name = fieldNameOf(field.id);
  const kind = kindOf(field);
  const targets = targetsOf(field, ids);
  const ending = kind === 'assets' || kind === 'entries' ? 'Collection' : '';
  return {
    field,
    name,
    fieldName: `${name}${ending}`,
    filterName: `${field.id}${ending}`,
    stem: `${typeName}${upperFirst(name)}`,
    kind,
    targets,
    isFiltered: kind === 'entries' && targets.kind === 'several',
  };
}

const VALUE_KINDS: Readonly<Record<Exclude<FieldType, 'Link' | 'Array'>, FieldKind>> = {
  Symbol: 'symbol',
  Text: 'text',
  Integer: 'int',
  Number: 'float',
  Date: 'date',
  Boolean: 'boolean',
  Object: 'json',
  ResourceLink: 'json',
  Location: 'location',
  RichText: 'richText',
};

function kindOf(field: ContentField): FieldKind {
  const isToAssets = linkTypeOf(field) === 'Asset';
  if (field.type === 'Link') return isToAssets ? 'asset' : 'entry';
  if (field.type !== 'Array') return VALUE_KINDS[field.type];
  if (field.items?.type === 'Symbol') return 'strings';
  return isToAssets ? 'assets' : 'entries';
}

/** One id in the validation gives the type itself; several give a union, even when only one of them exists (§1.3). */
function targetsOf(field: ContentField, existing: ReadonlySet<string>): Targets {
  const allowed = linkTypeOf(field) === 'Entry' ? (allowedContentTypes(field) ?? []) : [];
  const ids = [...new Set(allowed)].filter((id) => existing.has(id));
  if (allowed.length === 0) return { kind: 'any', ids };
  if (ids.length === 0) return { kind: 'none', ids };
  return { kind: allowed.length === 1 ? 'one' : 'several', ids };
}

/** Makes something of each content type, once. @returns what was made of the content type with this id */
export function lookupByType<Made>(
  plans: readonly TypePlan[],
  make: (plan: TypePlan) => Made,
): (contentTypeId: string) => Made {
  const made = new Map(plans.map((plan) => [plan.id, make(plan)]));
  return (id) => {
    const found = made.get(id);
    if (found === undefined) throw new Error(`There is no content type ${id} in this schema`);
    return found;
  };
}
