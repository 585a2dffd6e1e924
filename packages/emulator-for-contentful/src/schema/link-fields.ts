import {
  type GraphQLFieldConfig,
  type GraphQLFieldConfigMap,
  type GraphQLOutputType,
  GraphQLUnionType,
} from 'graphql';
import { arrange } from '../query/collection.ts';
import { compileFilter } from '../query/filter.ts';
import { follow, type LinkPlace, linksOf } from '../query/links.ts';
import type { EntryNode } from '../query/node.ts';
import { type QueryContext, scopeWith } from '../query/scope.ts';
import { linkArgs } from './arguments.ts';
import {
  type CollectionOptions,
  type CollectionTypes,
  collectionFields,
  makeCollections,
} from './collections.ts';
import { ENTITY_COST, listExtensions } from './cost-rules.ts';
import { makeOrder } from './filters/orders.ts';
import { type FieldPlan, type Targets, type TypePlan, validatedTargets } from './plan/plan.ts';
import { Never } from './scalars.ts';
import type { Filter, SchemaContext } from './schema-context.ts';

export type LinkField = GraphQLFieldConfig<EntryNode, QueryContext>;
type LinkFields = GraphQLFieldConfigMap<EntryNode, QueryContext>;

function placeOf(owner: TypePlan, plan: FieldPlan): LinkPlace {
  const { shape } = plan;
  const open = (shape.kind !== 'entry' && shape.kind !== 'entries') || shape.targets.kind === 'any';
  return {
    typeName: owner.typeName,
    field: plan.field,
    ...(open ? {} : { allowed: validatedTargets(shape) }),
  };
}

/** A link to one entity; `filter` gives it a `where` argument, with which it answers the entity or null. */
function singleField(place: LinkPlace, type: GraphQLOutputType, filter?: Filter): LinkField {
  return {
    type,
    args: { ...linkArgs, ...(filter === undefined ? {} : { where: { type: filter.input } }) },
    resolve: (node, args) => {
      const scope = scopeWith(node.scope, args);
      const [link] = linksOf(node, place.field);
      if (link === undefined) return null;
      const item = follow(link, node, place, scope);
      const test = filter === undefined ? undefined : compileFilter(filter.table, args.where);
      return test === undefined ? item : (arrange([item], test, undefined)[0] ?? null);
    },
  };
}

/** A list of links as collections, in the order of the links unless another is asked for (§1.7). */
function listFields(
  owner: TypePlan,
  plan: FieldPlan,
  types: CollectionTypes,
  { filter, orderOf }: Pick<CollectionOptions<EntryNode>, 'filter' | 'orderOf'> = {},
): LinkFields {
  const place = placeOf(owner, plan);
  const limits = listExtensions(plan.field);
  return collectionFields<EntryNode>(plan.name, types, {
    ...(filter === undefined ? {} : { filter }),
    ...(orderOf === undefined ? {} : { orderOf }),
    ...(limits === undefined ? {} : { extensions: limits }),
    list: (node, args) => {
      const scope = scopeWith(node.scope, args);
      const items = linksOf(node, place.field).map((link) => follow(link, node, place, scope));
      const test = filter === undefined ? undefined : compileFilter(filter.table, args.where);
      return arrange(items, test, args.order);
    },
  });
}

/** A field that links to one asset. */
export function assetField(owner: TypePlan, plan: FieldPlan, schemaContext: SchemaContext): LinkField {
  return singleField(placeOf(owner, plan), schemaContext.assetType());
}

/** The fields of a list of links to assets. */
export function assetsFields(owner: TypePlan, plan: FieldPlan, schemaContext: SchemaContext): LinkFields {
  return listFields(owner, plan, schemaContext.assetCollections());
}

/** A field that links to one entry: its type, a union, or any entry, by the model's validation (§1.3). */
export function entryField(
  owner: TypePlan,
  plan: FieldPlan,
  targets: Targets,
  schemaContext: SchemaContext,
): LinkField {
  const place = placeOf(owner, plan);
  switch (targets.kind) {
    case 'any':
      return singleField(place, schemaContext.entryInterface);
    case 'one':
      return singleField(place, schemaContext.entryType(targets.id), schemaContext.filter(targets.id));
    case 'several':
      return singleField(
        place,
        union(plan.stem, targets.ids, schemaContext),
        plan.isFiltered ? schemaContext.listFilter(plan) : undefined,
      );
    case 'none':
      return { type: Never, args: linkArgs, resolve: () => null };
  }
}

/** The fields of a list of links to entries; each such list has collection types of its own. */
export function entriesFields(
  owner: TypePlan,
  plan: FieldPlan,
  targets: Targets,
  schemaContext: SchemaContext,
): LinkFields {
  const fields = (
    item: () => GraphQLOutputType,
    options?: Pick<CollectionOptions<EntryNode>, 'filter' | 'orderOf'>,
  ) => listFields(owner, plan, makeCollections(plan.stem, item), options);
  switch (targets.kind) {
    case 'any':
      return fields(() => schemaContext.entryInterface);
    case 'one': {
      const target = schemaContext.plan(targets.id);
      // The content type's own collections, where the field's would have the same names.
      const types =
        target.typeName === plan.stem
          ? schemaContext.typeCollections(target.id)
          : makeCollections(plan.stem, () => schemaContext.entryType(target.id));
      return listFields(owner, plan, types, {
        filter: schemaContext.filter(target.id),
        orderOf: (ending) => makeOrder(`${plan.stem}${ending}Order`, target),
      });
    }
    case 'several': {
      const item = union(`${plan.stem}Item`, targets.ids, schemaContext);
      return fields(() => item, { filter: schemaContext.listFilter(plan) });
    }
    case 'none':
      return fields(() => Never);
  }
}

function union(name: string, ids: readonly string[], schemaContext: SchemaContext): GraphQLUnionType {
  return new GraphQLUnionType({
    name,
    extensions: ENTITY_COST,
    types: () => ids.map(schemaContext.entryType),
    resolveType: schemaContext.typeNameOf,
  });
}
