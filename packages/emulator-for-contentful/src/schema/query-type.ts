import {
  type GraphQLEnumType,
  type GraphQLFieldConfig,
  type GraphQLFieldConfigMap,
  GraphQLID,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  type GraphQLOutputType,
  GraphQLString,
} from 'graphql';
import { arrange, type OrderKey } from '../query/collection.ts';
import { compileFilter } from '../query/filter.ts';
import { assetNode, assetNodes, type EntityNode, entryNode, entryNodes } from '../query/node.ts';
import { type QueryContext, rootScope, type Scope, scopeWith } from '../query/scope.ts';
import { linkArgs } from './arguments.ts';
import { type CollectionTypes, collectionFields } from './collections.ts';
import { createFilter, type Filter } from './filters/filter-keys.ts';
import { createAssetOrder, createOrder, orderEnum } from './filters/orders.ts';
import { createAssetFilter } from './filters/system-filters.ts';
import type { TypePlan } from './plan/plan.ts';
import type { SchemaContext } from './schema-context.ts';
import { entryIdOf } from './system-types.ts';

type RootField = GraphQLFieldConfig<undefined, QueryContext>;

/** The root of all queries (RULES.md §1.2). */
export function createQueryType(schemaContext: SchemaContext): GraphQLObjectType<undefined, QueryContext> {
  const { plans, systemKeys, assetType, assetCollections, entryCollections } = schemaContext;
  const assetFilter = createAssetFilter(systemKeys);
  const entryFilter = createFilter('EntryFilter', () => systemKeys, true);
  return new GraphQLObjectType<undefined, QueryContext>({
    name: 'Query',
    fields: () => ({
      asset: single(assetType, assetNode),
      ...rootCollections('asset', assetCollections, assetFilter, createAssetOrder(), assetNodes),
      ...rootCollections('entry', entryCollections, entryFilter, orderEnum('EntryOrder', {}), entryNodes),
      ...nodeFields(schemaContext),
      ...Object.assign({}, ...plans.map((plan) => typeFields(plan, schemaContext))),
    }),
  });
}

function typeFields(
  { id: typeId, typeName, rootName }: TypePlan,
  schemaContext: SchemaContext,
): GraphQLFieldConfigMap<undefined, QueryContext> {
  const order = createOrder(`${typeName}Order`, schemaContext.plan(typeId));
  const types = schemaContext.typeCollections(typeId);
  const nodesOf = (scope: Scope, order?: OrderKey) => entryNodes(scope, order, typeId);
  return {
    [rootName]: single(schemaContext.entryType(typeId), (id, scope) => {
      const node = entryNode(id, scope);
      return node?.entity.sys.contentType.sys.id === typeId ? node : undefined;
    }),
    ...rootCollections(rootName, types, schemaContext.filters.filter(typeId), order, nodesOf),
  };
}

/** A field for one entity by its id; null without an error when it does not exist (§2.5). */
function single(
  type: GraphQLOutputType,
  find: (id: string, scope: Scope) => EntityNode | undefined,
  idType = GraphQLString,
): RootField {
  return {
    type,
    args: { id: { type: new GraphQLNonNull(idType) }, ...linkArgs },
    resolve: (_root, args, context) => find(args.id, scopeWith(rootScope(context), args)),
  };
}

function rootCollections(
  name: string,
  types: CollectionTypes,
  filter: Filter,
  order: GraphQLEnumType,
  nodesOf: (scope: Scope, order?: OrderKey) => readonly EntityNode[],
): GraphQLFieldConfigMap<undefined, QueryContext> {
  return collectionFields<undefined>(name, types, {
    filter,
    orderOf: () => order,
    list: (_root, args, context) => {
      const scope = scopeWith(rootScope(context), args);
      const test = compileFilter(filter.table, args.where);
      const keys = (args.order ?? []).filter((key) => key !== null);
      return keys.length > 1 ? arrange(nodesOf(scope), test, keys) : arrange(nodesOf(scope, keys[0]), test);
    },
  });
}

function nodeFields({ nodeInterface }: SchemaContext): GraphQLFieldConfigMap<undefined, QueryContext> {
  const find = (global: string, scope: Scope) => {
    const id = entryIdOf(global);
    return id === undefined ? undefined : entryNode(id, scope);
  };
  const id = new GraphQLNonNull(GraphQLID);
  return {
    _node: single(nodeInterface, find, GraphQLID),
    _nodes: {
      type: new GraphQLNonNull(new GraphQLList(nodeInterface)),
      args: { ids: { type: new GraphQLNonNull(new GraphQLList(id)) }, ...linkArgs },
      resolve: (_root, args, context) => {
        const scope = scopeWith(rootScope(context), args);
        return (args.ids as readonly string[]).map((global) => find(global, scope));
      },
    },
  };
}
