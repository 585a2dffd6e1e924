import { arrange } from '../query/collection.ts';
import { compileFilter } from '../query/filter.ts';
import { follow, type LinkField, linksIn } from '../query/links.ts';
import { type EntryNode, servedValue } from '../query/node.ts';
import { type ScopeArgs, scopeWith } from '../query/scope.ts';
import { collectionFields, collectionTypes } from './collections.ts';
import { maxLinks } from './cost-rules.ts';
import { type Definition, type Field, type Fields, linkArgs } from './definition.ts';
import type { Filter } from './filters/filter.ts';
import { orderOfType } from './filters/orders.ts';
import type { FieldPlan, SchemaPlan, TypePlan } from './plan/plan.ts';

function linkFieldOf({ typeName }: TypePlan, { field, targets }: FieldPlan): LinkField {
  return { typeName, field, ...(targets.kind === 'any' ? {} : { allowed: targets.ids }) };
}

/**
 * The type of a link by the validation of the model: Asset, Entry, one entry type, a union, or Never (§1.3).
 * @returns its name, and the definition of a union
 */
function targetType(
  { kind, targets }: FieldPlan,
  unionName: string,
  { planOf }: SchemaPlan,
): { readonly name: string; readonly types?: readonly Definition[] } {
  if (kind === 'asset' || kind === 'assets') return { name: 'Asset' };
  if (targets.kind === 'any') return { name: 'Entry' };
  const [first, ...others] = targets.ids.map((id) => planOf(id).typeName);
  if (first === undefined) return { name: 'Never' };
  if (targets.kind === 'one') return { name: first };
  const text = `union ${unionName} = ${[first, ...others].join(' | ')}`;
  return { name: unionName, types: [{ name: unionName, text, cost: 'entity' }] };
}

/** The filter of a link, and its definition if it is the field's own. */
function filterOf(
  plan: FieldPlan,
  { filters }: SchemaPlan,
): { readonly filter?: Filter; readonly types?: readonly Definition[] } {
  const [first] = plan.targets.ids;
  if (plan.targets.kind === 'one' && first !== undefined) return { filter: filters.filter(first) };
  if (!plan.isFiltered) return {};
  const filter = filters.listFilter(plan);
  return { filter, types: [filter] };
}

/** A link to one entity. With a filter it has a `where` argument, and is null if its target does not match. */
export function linkField(owner: TypePlan, plan: FieldPlan, schemaPlan: SchemaPlan): Field {
  const place = linkFieldOf(owner, plan);
  const type = targetType(plan, plan.stem, schemaPlan);
  const { filter, types = [] } = filterOf(plan, schemaPlan);
  const where = filter === undefined ? '' : `, where: ${filter.name}`;
  return {
    text: `(${linkArgs}${where}): ${type.name}`,
    types: [...(type.types ?? []), ...types],
    resolve(node: EntryNode, args: ScopeArgs & { readonly where?: unknown }) {
      if (plan.targets.kind === 'none') return undefined;
      const scope = scopeWith(node.scope, args);
      const [link] = linksIn(servedValue(node, place.field));
      if (link === undefined) return undefined;
      const test = filter && compileFilter(filter.table, args.where);
      const [target] = arrange([follow(link, node, place, scope)], test);
      return target;
    },
  };
}

/** A list of links as collections, in the order of the links unless another is requested (§1.7). */
export function linkListFields(owner: TypePlan, plan: FieldPlan, schemaPlan: SchemaPlan): Fields {
  const place = linkFieldOf(owner, plan);
  const { filter, types = [] } = filterOf(plan, schemaPlan);
  const item = targetType(plan, `${plan.stem}Item`, schemaPlan);
  const [target] = plan.targets.kind === 'one' ? plan.targets.ids.map(schemaPlan.planOf) : [];
  const stem = plan.kind === 'assets' ? 'Asset' : plan.stem;
  // The collection types of assets, and those of a content type of this name, are there already.
  const isOwn = stem !== 'Asset' && stem !== target?.typeName;
  return collectionFields<EntryNode>(plan.name, stem, {
    filter,
    orderOf: target && ((suffix) => orderOfType(`${stem}${suffix}Order`, target)),
    limit: maxLinks(plan.field),
    types: [...types, ...(item.types ?? []), ...(isOwn ? collectionTypes(stem, item.name) : [])],
    list: (node, args) => {
      const scope = scopeWith(node.scope, args);
      const items = linksIn(servedValue(node, place.field)).map((link) => follow(link, node, place, scope));
      return arrange(items, filter && compileFilter(filter.table, args.where), args.order);
    },
  });
}
