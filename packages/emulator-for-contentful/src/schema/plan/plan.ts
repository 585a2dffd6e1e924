import {
  allowedContentTypes,
  type ContentField,
  type ContentType,
  isResourceField,
  linkTypeOf,
} from '../../model/content-type.ts';
import { fieldNameOf, lowerFirst, typeNameOf, upperFirst } from './names.ts';
import { findSchemaProblem, type SchemaProblem } from './schema-problem.ts';
import { withFreeStems } from './type-names.ts';

/** Scalars by what they mean; `text` cannot be ordered by, `symbol` can (RULES.md §1.7). */
export type ScalarKind = 'symbol' | 'text' | 'int' | 'float' | 'date' | 'boolean' | 'json';

/** The entry types a link field may point to. */
export type Targets =
  | { readonly kind: 'any' }
  | { readonly kind: 'one'; readonly id: string }
  | { readonly kind: 'several'; readonly ids: readonly string[] }
  /** The model names only types that do not exist. */
  | { readonly kind: 'none' };

/** What a field is in the schema (§1.3). */
export type FieldShape =
  | { readonly kind: 'scalar'; readonly scalar: ScalarKind }
  | { readonly kind: 'strings' }
  | { readonly kind: 'location' }
  | { readonly kind: 'richText' }
  | { readonly kind: 'asset' }
  | { readonly kind: 'assets' }
  | { readonly kind: 'entry'; readonly targets: Targets }
  | { readonly kind: 'entries'; readonly targets: Targets };

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
  readonly shape: FieldShape;
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

export type PlanResult =
  | { readonly ok: true; readonly plans: readonly TypePlan[] }
  | { readonly ok: false; readonly problem: SchemaProblem };

/** Decides the name and shape of everything in the schema of these content types, or says why there can be none. */
export function planSchema(contentTypes: readonly ContentType[]): PlanResult {
  const ids = new Set(contentTypes.map((type) => type.sys.id));
  const plans = withFreeStems(contentTypes.map((type) => planType(type, ids)));
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
  const targets = ({ shape }: FieldPlan) => validatedTargets(shape).toSorted().join();
  const lists = new Set(fields.filter((field) => field.isFiltered).map(targets));
  return fields.map((field) => {
    const { shape } = field;
    const isToSeveral = shape.kind === 'entry' && shape.targets.kind === 'several';
    return isToSeveral ? { ...field, isFiltered: lists.has(targets(field)) } : field;
  });
}

function planField(field: ContentField, typeName: string, ids: ReadonlySet<string>): FieldPlan {
  const name = fieldNameOf(field.id);
  const shape = shapeOf(field, ids);
  const isLinkList = shape.kind === 'assets' || shape.kind === 'entries';
  const ending = isLinkList ? 'Collection' : '';
  return {
    field,
    name,
    fieldName: `${name}${ending}`,
    filterName: `${field.id}${ending}`,
    stem: `${typeName}${upperFirst(name)}`,
    shape,
    isFiltered: shape.kind === 'entries' && shape.targets.kind === 'several',
  };
}

function shapeOf(field: ContentField, ids: ReadonlySet<string>): FieldShape {
  switch (field.type) {
    case 'Symbol':
      return { kind: 'scalar', scalar: 'symbol' };
    case 'Text':
      return { kind: 'scalar', scalar: 'text' };
    case 'Integer':
      return { kind: 'scalar', scalar: 'int' };
    case 'Number':
      return { kind: 'scalar', scalar: 'float' };
    case 'Date':
      return { kind: 'scalar', scalar: 'date' };
    case 'Boolean':
      return { kind: 'scalar', scalar: 'boolean' };
    case 'Object':
    case 'ResourceLink':
      return { kind: 'scalar', scalar: 'json' };
    case 'Location':
      return { kind: 'location' };
    case 'RichText':
      return { kind: 'richText' };
    case 'Link':
      return linkTypeOf(field) === 'Asset'
        ? { kind: 'asset' }
        : { kind: 'entry', targets: targetsOf(field, ids) };
    case 'Array':
      if (field.items?.type === 'Symbol') return { kind: 'strings' };
      return linkTypeOf(field) === 'Asset'
        ? { kind: 'assets' }
        : { kind: 'entries', targets: targetsOf(field, ids) };
  }
}

/** One id in the validation gives the type itself; several give a union, even when only one of them exists (§1.3). */
function targetsOf(field: ContentField, ids: ReadonlySet<string>): Targets {
  const allowed = allowedContentTypes(field);
  if (allowed === undefined || allowed.length === 0) return { kind: 'any' };
  const existing = [...new Set(allowed)].filter((id) => ids.has(id));
  const [first] = existing;
  if (first === undefined) return { kind: 'none' };
  return allowed.length === 1 ? { kind: 'one', id: first } : { kind: 'several', ids: existing };
}

/** The existing types a validated link may lead to; none for an unvalidated one. */
export function validatedTargets(shape: FieldShape): readonly string[] {
  if (shape.kind !== 'entry' && shape.kind !== 'entries') return [];
  switch (shape.targets.kind) {
    case 'one':
      return [shape.targets.id];
    case 'several':
      return shape.targets.ids;
    case 'any':
    case 'none':
      return [];
  }
}
