import { linkedCriterion, type Read } from '../../query/filter.ts';
import { reachable } from '../../query/links.ts';
import { fieldValue } from '../../query/node.ts';
import { type FieldPlan, type ScalarKind, type TypePlan, validatedTargets } from '../plan/plan.ts';
import { type Filter, memoize, type SchemaContext } from '../schema-context.ts';
import { type FilterKey, filterKeys, makeFilter, type OperandKind } from './filter-keys.ts';

type Tools = { readonly schemaContext: SchemaContext; readonly systemKeys: readonly FilterKey[] };

/** `XFilter`: every field's operators and, for links to one type, a filter of what they lead to (§1.5). */
export function makeTypeFilter(plan: TypePlan, tools: Tools): Filter {
  const keys = () => [
    ...tools.systemKeys,
    ...plan.fields.flatMap((field) => [...nestedKeys(field, tools.schemaContext), ...fieldKeys(field)]),
  ];
  return makeFilter(`${plan.typeName}Filter`, keys, true);
}

/** `cfXNestedFilter`: the same without nested filters of its own. */
export function makeNestedFilter(plan: TypePlan, { systemKeys }: Tools): Filter {
  const keys = () => [...systemKeys, ...plan.fields.flatMap(fieldKeys)];
  return makeFilter(`cf${plan.typeName}NestedFilter`, keys, true);
}

/**
 * The two filters of links to several types. Both have only what is the same in all of the types; that of the field itself
 * also asks what lists to several types in them lead to. `cf<field>MultiTypeNestedFilter` is named by the field alone;
 * where two content types have such a field with different allowed types, the later ones carry the name of their type
 * too, because names must be unique.
 */
export function makeFieldFilters(
  plans: readonly TypePlan[],
  planOf: (id: string) => TypePlan,
  systemKeys: readonly FilterKey[],
): Pick<SchemaContext, 'listFilter' | 'multiTypeFilter'> {
  const targets = (field: FieldPlan) => validatedTargets(field.shape);
  const nameOf = multiTypeNames(plans);
  const byName = memoize((name: string) => {
    const field = plans.flatMap((plan) => plan.fields).find((one) => nameOf(one) === name);
    const types = (field === undefined ? [] : targets(field)).map(planOf);
    return makeFilter(name, () => [...systemKeys, ...commonFields(types).flatMap(commonKeys)], true);
  });
  const multiTypeFilter = (field: FieldPlan) => byName(nameOf(field));
  const listFilter = memoize((field: FieldPlan) => {
    const types = targets(field).map(planOf);
    const keys = () => [
      ...systemKeys,
      ...commonFields(types).flatMap((common) => [
        ...commonNestedKeys(common, multiTypeFilter),
        ...commonKeys(common),
      ]),
    ];
    return makeFilter(`${field.stem}Filter`, keys, true);
  });
  return { listFilter, multiTypeFilter };
}

function multiTypeNames(plans: readonly TypePlan[]): (field: FieldPlan) => string {
  const targetsByName = new Map<string, string>();
  const names = new Map<FieldPlan, string>();
  for (const field of plans.flatMap((plan) => plan.fields)) {
    if (!field.isFiltered) continue;
    const short = `cf${field.field.id}MultiTypeNestedFilter`;
    const targets = validatedTargets(field.shape).toSorted().join();
    const taken = targetsByName.get(short);
    if (taken === undefined) targetsByName.set(short, targets);
    names.set(
      field,
      taken === undefined || taken === targets ? short : `cf${field.stem}MultiTypeNestedFilter`,
    );
  }
  return (field) => names.get(field) ?? `cf${field.stem}MultiTypeNestedFilter`;
}

function nestedKeys(field: FieldPlan, schemaContext: SchemaContext): readonly FilterKey[] {
  const { shape } = field;
  const name = field.field.id;
  if (shape.kind !== 'entry' && shape.kind !== 'entries') return [];
  const { targets } = shape;
  if (targets.kind === 'one') {
    const filter = schemaContext.nestedFilter(targets.id);
    return [{ name, type: filter.input, criterion: linked(field, filter) }];
  }
  if (!field.isFiltered) return [];
  const filter = schemaContext.multiTypeFilter(field);
  return [{ name, type: filter.input, criterion: linked(field, filter) }];
}

const linked = (plan: FieldPlan, filter: Filter) =>
  linkedCriterion(
    () => filter.table,
    (node) => reachable(node, plan.field, 'Entry'),
  );

/** The operators of one field. Links can only be asked whether they are there. */
function fieldKeys({ field, filterName, shape }: FieldPlan): readonly FilterKey[] {
  const read: Read = (node) => (node.kind === 'entry' ? fieldValue(node, field) : undefined);
  return filterKeys(filterName, operandOf(shape), read);
}

function operandOf(shape: FieldPlan['shape']): OperandKind {
  switch (shape.kind) {
    case 'scalar':
      return SCALAR_OPERANDS[shape.scalar];
    case 'strings':
    case 'location':
    case 'richText':
      return shape.kind;
    default:
      return 'existence';
  }
}

const SCALAR_OPERANDS: Readonly<Record<ScalarKind, OperandKind>> = {
  symbol: 'text',
  text: 'text',
  int: 'int',
  float: 'float',
  date: 'date',
  boolean: 'boolean',
  json: 'existence',
};

type CommonField = {
  readonly filterName: string;
  readonly kind: OperandKind;
  readonly byType: ReadonlyMap<string, FieldPlan>;
};

/** The fields that every one of the types has under the same name and with the same operators. */
function commonFields(plans: readonly TypePlan[]): readonly CommonField[] {
  const [first, ...others] = plans;
  return (first?.fields ?? []).flatMap((field) => {
    const byType = new Map<string, FieldPlan>([[first?.id ?? '', field]]);
    for (const plan of others) {
      const same = plan.fields.find(
        (one) => one.filterName === field.filterName && operandOf(one.shape) === operandOf(field.shape),
      );
      if (same === undefined) return [];
      byType.set(plan.id, same);
    }
    return [{ filterName: field.filterName, kind: operandOf(field.shape), byType }];
  });
}

/** What a list to several types leads to, if the types' lists of that name have the same filter. */
function commonNestedKeys(
  { byType }: CommonField,
  multiTypeFilter: (field: FieldPlan) => Filter,
): readonly FilterKey[] {
  const filters = [...byType.values()].map((plan) => (plan.isFiltered ? multiTypeFilter(plan) : undefined));
  const [filter, ...others] = filters;
  const [plan] = byType.values();
  if (plan === undefined || filter === undefined || others.some((other) => other !== filter)) return [];
  const criterion = linkedCriterion(
    () => filter.table,
    (node) => {
      const own = node.kind === 'entry' ? byType.get(node.entity.sys.contentType.sys.id) : undefined;
      return own === undefined ? [] : reachable(node, own.field, 'Entry');
    },
  );
  return [{ name: plan.field.id, type: filter.input, criterion }];
}

function commonKeys({ filterName, kind, byType }: CommonField): readonly FilterKey[] {
  const read: Read = (node) => {
    if (node.kind !== 'entry') return undefined;
    const plan = byType.get(node.entity.sys.contentType.sys.id);
    return plan === undefined ? undefined : fieldValue(node, plan.field);
  };
  return filterKeys(filterName, kind, read);
}
