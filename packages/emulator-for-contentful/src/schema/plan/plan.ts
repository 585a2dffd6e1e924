import {
  allowedContentTypes,
  type ContentField,
  type ContentType,
  type FieldType,
  isResourceField,
  linkTypeOf,
} from '../../model/content-type.ts';
import type { createTypeFilters } from '../filters/type-filters.ts';
import { fieldNameOf, lowerFirst, typeNameOf, upperFirst, withUniqueStems } from './names.ts';
import { findSchemaProblem } from './schema-problem.ts';

/**
 * The kinds of field in the schema (RULES.md §1.3), each with its kind of filter (§1.5). Results can be ordered by a
 * `symbol` but not by a `text` (§1.7).
 */
export const fieldKinds = {
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

export type FieldKind = keyof typeof fieldKinds;

/**
 * The existing content types that a link to entries allows: `one` or `several` by the ids in the validation, `none` if none
 * of those exists, `any` without a validation.
 */
interface Targets {
  readonly kind: 'any' | 'one' | 'several' | 'none';
  readonly ids: readonly string[];
}

export interface FieldPlan {
  readonly field: ContentField;
  /** The name in camel case, the stem of the names of a list's two collections. */
  readonly name: string;
  /** The name in the type itself: lists of links end in `Collection`. */
  readonly fieldName: string;
  /** The prefix of filter keys: the unchanged field id, and `Collection` for lists of links. */
  readonly filterName: string;
  /** The prefix of the names of types that belong to this field: the type and the field. */
  readonly stem: string;
  readonly kind: FieldKind;
  readonly targets: Targets;
  /** Whether it has its own filter: a list of links to several types, or a link to the same types as such a list. */
  readonly isFiltered: boolean;
}

export interface TypePlan {
  readonly id: string;
  readonly contentType: ContentType;
  readonly typeName: string;
  readonly rootName: string;
  readonly fields: readonly FieldPlan[];
}

/** What the types of a schema are defined with. */
export interface SchemaPlan {
  readonly plans: readonly TypePlan[];
  readonly planOf: (contentTypeId: string) => TypePlan;
  readonly filters: ReturnType<typeof createTypeFilters>;
}

/**
 * Plans the names and types of the schema of these content types.
 * @returns also why they have no valid schema, unless they have one
 */
export function planSchema(contentTypes: readonly ContentType[]) {
  const ids = new Set(contentTypes.map((type) => type.sys.id));
  const plans = withUniqueStems(contentTypes.map((type) => planType(type, ids)));
  return { plans, problem: findSchemaProblem(plans) };
}

function planType(contentType: ContentType, ids: ReadonlySet<string>): TypePlan {
  const typeName = typeNameOf(contentType.sys.id);
  // The delivery APIs leave out omitted fields (§1.3).
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
  const suffix = kind === 'assets' || kind === 'entries' ? 'Collection' : '';
  return {
    field,
    name,
    fieldName: `${name}${suffix}`,
    filterName: `${field.id}${suffix}`,
    stem: `${typeName}${upperFirst(name)}`,
    kind,
    targets,
    isFiltered: kind === 'entries' && targets.kind === 'several',
  };
}

const valueKinds: Readonly<Record<Exclude<FieldType, 'Link' | 'Array'>, FieldKind>> = {
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
  if (field.type !== 'Array') return valueKinds[field.type];
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

export function lookupByType<Value>(
  plans: readonly TypePlan[],
  create: (plan: TypePlan) => Value,
): (contentTypeId: string) => Value {
  const values = new Map(plans.map((plan) => [plan.id, create(plan)]));
  return (id) => {
    const found = values.get(id);
    if (found === undefined) throw new Error(`There is no content type ${id} in this schema`);
    return found;
  };
}
