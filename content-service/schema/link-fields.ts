import {
  type GraphQLEnumType,
  type GraphQLFieldConfig,
  GraphQLList,
  type GraphQLObjectType,
  type GraphQLOutputType,
  GraphQLUnionType,
} from 'graphql';
import { arrange, pageOf } from '../query/collection.ts';
import { compileFilter } from '../query/filter.ts';
import { follow, type LinkPlace, linksOf } from '../query/links.ts';
import type { EntryNode } from '../query/node.ts';
import { type QueryContext, scopeWith } from '../query/scope.ts';
import { collectionArgs, linkArgs } from './arguments.ts';
import { makeCollection } from './collections.ts';
import type { Filter, SchemaKit } from './kit.ts';
import { makeOrder } from './orders.ts';
import { type FieldPlan, type Targets, type TypePlan, validatedTargets } from './plan.ts';
import { Never } from './scalars.ts';
import { ENTITY_WEIGHT } from './weight.ts';

export type LinkField = GraphQLFieldConfig<EntryNode, QueryContext>;

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

/** A list of links as a collection, in the order of the links unless another is asked for (§1.7). */
function listField(
  place: LinkPlace,
  type: GraphQLObjectType,
  { filter, order }: { readonly filter?: Filter; readonly order?: GraphQLEnumType },
): LinkField {
  return {
    type,
    args: {
      ...collectionArgs,
      ...(filter === undefined ? {} : { where: { type: filter.input } }),
      ...(order === undefined ? {} : { order: { type: new GraphQLList(order) } }),
    },
    resolve: (node, args) => {
      const scope = scopeWith(node.scope, args);
      const items = linksOf(node, place.field).map((link) => follow(link, node, place, scope));
      const test = filter === undefined ? undefined : compileFilter(filter.table, args.where);
      return pageOf(arrange(items, test, args.order), args);
    },
  };
}

/** A field that links to one asset or to several. */
export function assetField(owner: TypePlan, plan: FieldPlan, kit: SchemaKit): LinkField {
  const place = placeOf(owner, plan);
  return plan.shape.kind === 'assets'
    ? listField(place, kit.assetCollection(), {})
    : singleField(place, kit.assetType());
}

/** A field that links to one entry: its type, a union, or any entry, by the model's validation (§1.3). */
export function entryField(owner: TypePlan, plan: FieldPlan, targets: Targets, kit: SchemaKit): LinkField {
  const place = placeOf(owner, plan);
  switch (targets.kind) {
    case 'any':
      return singleField(place, kit.entryInterface);
    case 'one':
      return singleField(place, kit.entryType(targets.id), kit.filter(targets.id));
    case 'several':
      return singleField(place, union(plan.stem, targets.ids, kit));
    case 'none':
      return { type: Never, args: linkArgs, resolve: () => null };
  }
}

/** A field that links to several entries; each such field has a collection type of its own. */
export function entriesField(owner: TypePlan, plan: FieldPlan, targets: Targets, kit: SchemaKit): LinkField {
  const place = placeOf(owner, plan);
  const name = `${plan.stem}Collection`;
  switch (targets.kind) {
    case 'any':
      return listField(
        place,
        makeCollection(name, () => kit.entryInterface),
        {},
      );
    case 'one': {
      const type = makeCollection(name, () => kit.entryType(targets.id));
      const order = makeOrder(`${name}Order`, kit.plan(targets.id));
      return listField(place, type, { filter: kit.filter(targets.id), order });
    }
    case 'several': {
      const item = union(`${plan.stem}Item`, targets.ids, kit);
      return listField(
        place,
        makeCollection(name, () => item),
        { filter: kit.listFilter(plan) },
      );
    }
    case 'none':
      return listField(
        place,
        makeCollection(name, () => Never),
        {},
      );
  }
}

function union(name: string, ids: readonly string[], kit: SchemaKit): GraphQLUnionType {
  return new GraphQLUnionType({
    name,
    extensions: ENTITY_WEIGHT,
    types: () => ids.map(kit.entryType),
    resolveType: kit.typeNameOf,
  });
}
