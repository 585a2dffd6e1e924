import { linkedCriterion, type Read } from '../../query/filter.ts';
import { linkedEntries } from '../../query/links.ts';
import { fieldValue } from '../../query/node.ts';
import { type FieldPlan, fieldKinds, lookupByType, type TypePlan } from '../plan/plan.ts';
import { type Filter, type FilterKey, filterKeys, filterOf } from './filter.ts';
import { systemKeys } from './system-filters.ts';

type NestedFilter = (field: FieldPlan) => Filter | undefined;

/**
 * Creates the filters of all types (RULES.md §1.5). The nested filters, `cfXNestedFilter` for links to one type and
 * `cf<field>MultiTypeNestedFilter` for links to several, have no nested filters themselves.
 */
export function createTypeFilters(plans: readonly TypePlan[], planOf: (contentTypeId: string) => TypePlan) {
  const make = (name: string, ids: readonly string[], nested: NestedFilter = () => undefined) => {
    const fields = commonFields(ids.map(planOf));
    const own = fields.flatMap((field) => [...nestedKeys(field, nested), ...ownKeys(field)]);
    return filterOf(name, [...systemKeys, ...own]);
  };
  const links = plans.flatMap(({ fields }) => fields.filter(({ targets }) => targets.kind === 'one'));
  const linked = [...new Set(links.flatMap(({ targets }) => targets.ids))].map(planOf);
  const ofOneType = lookupByType(linked, ({ id, typeName }) => make(`cf${typeName}NestedFilter`, [id]));
  const ofSeveralTypes = multiTypeFilters(plans, make);
  const nested: NestedFilter = (field) => {
    const [id] = field.targets.ids;
    return field.targets.kind === 'one' && id !== undefined ? ofOneType(id) : ofSeveralTypes.get(field);
  };
  return {
    /** The filters that those below contain. */
    nested: [...linked.map(({ id }) => ofOneType(id)), ...ofSeveralTypes.values()],
    /** `XFilter`: the operators of every field and, for links, a filter of their targets. */
    filter: lookupByType(plans, ({ id, typeName }) => make(`${typeName}Filter`, [id], nested)),
    /** `XFFilter` of a link to several types: the fields that all of them share, and the targets of their lists to several types. */
    listFilter: ({ stem, targets }: FieldPlan): Filter =>
      make(`${stem}Filter`, targets.ids, (field) => ofSeveralTypes.get(field)),
  };
}

/**
 * These filters are named by the field alone. If two content types have such a field with different allowed types, the names
 * of the later filters contain the type too, because names must be unique.
 */
function multiTypeFilters(
  plans: readonly TypePlan[],
  make: (name: string, ids: readonly string[]) => Filter,
): ReadonlyMap<FieldPlan, Filter> {
  const byName = new Map<string, { readonly targets: string; readonly filter: Filter }>();
  const byField = new Map<FieldPlan, Filter>();
  for (const field of plans.flatMap((plan) => plan.fields).filter((one) => one.isFiltered)) {
    const { ids } = field.targets;
    const targets = ids.toSorted().join();
    const taken = byName.get(field.field.id);
    const name = taken === undefined ? field.field.id : field.stem;
    const filter = taken?.targets === targets ? taken.filter : make(`cf${name}MultiTypeNestedFilter`, ids);
    if (taken === undefined) byName.set(name, { targets, filter });
    byField.set(field, filter);
  }
  return byField;
}

/** A field that several types share, by content type id. */
type CommonField = ReadonlyMap<string, FieldPlan>;

/** The fields that all of the types have, with the same name and the same operators. */
function commonFields(plans: readonly TypePlan[]): readonly CommonField[] {
  const own = ({ fields }: TypePlan, { filterName, kind }: FieldPlan) =>
    fields.find((one) => one.filterName === filterName && fieldKinds[one.kind] === fieldKinds[kind]);
  return (plans[0]?.fields ?? [])
    .map((field) =>
      plans.flatMap((plan) => {
        const same = own(plan, field);
        return same === undefined ? [] : [[plan.id, same] as const];
      }),
    )
    .filter((same) => same.length === plans.length)
    .map((same) => new Map(same));
}

/** The operators of a field; links have only `_exists`. */
function ownKeys(byType: CommonField): readonly FilterKey[] {
  const read: Read = (node) => {
    if (node.kind !== 'entry') return undefined;
    const plan = byType.get(node.entity.sys.contentType.sys.id);
    return plan === undefined ? undefined : fieldValue(node, plan.field);
  };
  const [plan] = byType.values();
  return plan === undefined ? [] : filterKeys(plan.filterName, fieldKinds[plan.kind], read);
}

/** The nested filter of a field, if it is the same in all of the types. */
function nestedKeys(byType: CommonField, nested: NestedFilter): readonly FilterKey[] {
  const [filter, ...others] = new Set([...byType.values()].map(nested));
  const [plan] = byType.values();
  if (plan === undefined || filter === undefined || others.length > 0) return [];
  const criterion = linkedCriterion(filter.table, (node) => {
    const own = node.kind === 'entry' && byType.get(node.entity.sys.contentType.sys.id);
    return own ? linkedEntries(node, own.field) : [];
  });
  return [{ name: plan.field.id, type: filter.name, criterion }];
}
