import {
  type GraphQLFieldConfig,
  type GraphQLFieldConfigMap,
  type GraphQLOutputType,
  GraphQLUnionType,
} from 'graphql';
import { arrange } from '../query/collection.ts';
import { compileFilter } from '../query/filter.ts';
import { follow, type LinkField, linksIn } from '../query/links.ts';
import { type EntryNode, servedValue } from '../query/node.ts';
import { type QueryContext, scopeWith } from '../query/scope.ts';
import { linkArgs } from './arguments.ts';
import { type CollectionOptions, collectionFields, createCollections } from './collections.ts';
import { entityCost, listExtensions } from './cost-rules.ts';
import type { Filter } from './filters/filter-keys.ts';
import { createOrder } from './filters/orders.ts';
import type { FieldPlan, TypePlan } from './plan/plan.ts';
import { Never } from './scalars.ts';
import type { SchemaContext } from './schema-context.ts';

function linkFieldOf({ typeName }: TypePlan, { field, targets }: FieldPlan): LinkField {
  return { typeName, field, ...(targets.kind === 'any' ? {} : { allowed: targets.ids }) };
}

/** The type of a link by the validation of the model: Asset, Entry, one entry type, a union, or Never (§1.3). */
function targetType(
  { kind, targets }: FieldPlan,
  unionName: string,
  schemaContext: SchemaContext,
): GraphQLOutputType {
  if (kind === 'asset' || kind === 'assets') return schemaContext.assetType;
  if (targets.kind === 'any') return schemaContext.entryInterface;
  const [first] = targets.ids;
  if (first === undefined) return Never;
  if (targets.kind === 'one') return schemaContext.entryType(first);
  return new GraphQLUnionType({
    name: unionName,
    extensions: entityCost,
    types: () => targets.ids.map(schemaContext.entryType),
    resolveType: schemaContext.typeNameOf,
  });
}

function filterOf(plan: FieldPlan, { filters }: SchemaContext): Filter | undefined {
  const [first] = plan.targets.ids;
  if (plan.targets.kind === 'one' && first !== undefined) return filters.filter(first);
  return plan.isFiltered ? filters.listFilter(plan) : undefined;
}

/** A link to one entity. With a filter it has a `where` argument, and is null if its target does not match. */
export function linkField(
  owner: TypePlan,
  plan: FieldPlan,
  schemaContext: SchemaContext,
): GraphQLFieldConfig<EntryNode, QueryContext> {
  const place = linkFieldOf(owner, plan);
  const filter = filterOf(plan, schemaContext);
  return {
    type: targetType(plan, plan.stem, schemaContext),
    args: { ...linkArgs, ...(filter && { where: { type: filter.input } }) },
    resolve: (node, args) => {
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
export function linkListFields(
  owner: TypePlan,
  plan: FieldPlan,
  schemaContext: SchemaContext,
): GraphQLFieldConfigMap<EntryNode, QueryContext> {
  const place = linkFieldOf(owner, plan);
  const filter = filterOf(plan, schemaContext);
  const { types, orderOf } = listTypes(plan, schemaContext);
  const extensions = listExtensions(plan.field);
  return collectionFields<EntryNode>(plan.name, types, {
    filter,
    orderOf,
    extensions,
    list: (node, args) => {
      const scope = scopeWith(node.scope, args);
      const items = linksIn(servedValue(node, place.field)).map((link) => follow(link, node, place, scope));
      return arrange(items, filter && compileFilter(filter.table, args.where), args.order);
    },
  });
}

function listTypes(plan: FieldPlan, schemaContext: SchemaContext) {
  if (plan.kind === 'assets') return { types: schemaContext.assetCollections };
  const item = targetType(plan, `${plan.stem}Item`, schemaContext);
  const own = createCollections(plan.stem, () => item);
  const [first] = plan.targets.ids;
  if (plan.targets.kind !== 'one' || first === undefined) return { types: own };
  const target = schemaContext.plan(first);
  const orderOf: CollectionOptions<EntryNode>['orderOf'] = (suffix) =>
    createOrder(`${plan.stem}${suffix}Order`, target);
  // If the collection types of the field would have the names of the content type's, those are used.
  return { types: target.typeName === plan.stem ? schemaContext.typeCollections(first) : own, orderOf };
}
