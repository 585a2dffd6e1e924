import {
  type GraphQLEnumType,
  type GraphQLFieldConfig,
  type GraphQLFieldConfigMap,
  GraphQLID,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLString,
} from 'graphql';
import { arrange } from '../query/collection.ts';
import { compileFilter } from '../query/filter.ts';
import { assetNode, assetNodes, type EntityNode, entryNode, entryNodes } from '../query/node.ts';
import { type QueryContext, rootScope, type Scope, scopeWith } from '../query/scope.ts';
import { linkArgs } from './arguments.ts';
import { type CollectionTypes, collectionFields } from './collections.ts';
import { makeAssetOrder, makeEntryOrder } from './filters/orders.ts';
import type { Filter, SchemaContext } from './schema-context.ts';
import { entryIdOf } from './system-types.ts';

type RootField = GraphQLFieldConfig<undefined, QueryContext>;

/** The root of all queries (RULES.md §1.2). */
export function makeQueryType(schemaContext: SchemaContext): GraphQLObjectType<undefined, QueryContext> {
  return new GraphQLObjectType<undefined, QueryContext>({
    name: 'Query',
    fields: () => {
      const fields: GraphQLFieldConfigMap<undefined, QueryContext> = {
        asset: single(schemaContext.assetType(), (id, scope) => assetNode(id, scope)),
        ...rootCollections(
          'asset',
          schemaContext.assetCollections(),
          schemaContext.assetFilter(),
          makeAssetOrder(),
          assetNodes,
        ),
        ...rootCollections(
          'entry',
          schemaContext.entryCollections(),
          schemaContext.entryFilter(),
          makeEntryOrder(),
          (scope) => entryNodes(scope),
        ),
        ...nodeFields(schemaContext),
      };
      for (const plan of schemaContext.plans) {
        fields[plan.rootName] = single(schemaContext.entryType(plan.id), (id, scope) => {
          const node = entryNode(id, scope);
          return node?.entity.sys.contentType.sys.id === plan.id ? node : undefined;
        });
        const collections = rootCollections(
          plan.rootName,
          schemaContext.typeCollections(plan.id),
          schemaContext.filter(plan.id),
          schemaContext.order(plan.id),
          (scope) => entryNodes(scope, plan.id),
        );
        Object.assign(fields, collections);
      }
      return fields;
    },
  });
}

/** One entity by its id; null without an error when there is none (§2.5). */
function single(
  type: GraphQLObjectType,
  find: (id: string, scope: Scope) => EntityNode | undefined,
): RootField {
  return {
    type,
    args: { id: { type: new GraphQLNonNull(GraphQLString) }, ...linkArgs },
    resolve: (_root, args, context) => find(args.id, scopeWith(rootScope(context), args)),
  };
}

function rootCollections(
  name: string,
  types: CollectionTypes,
  filter: Filter,
  order: GraphQLEnumType,
  nodesOf: (scope: Scope) => readonly EntityNode[],
): GraphQLFieldConfigMap<undefined, QueryContext> {
  return collectionFields<undefined>(name, types, {
    filter,
    orderOf: () => order,
    list: (_root, args, context) => {
      const scope = scopeWith(rootScope(context), args);
      return arrange(nodesOf(scope), compileFilter(filter.table, args.where), args.order);
    },
  });
}

function nodeFields(schemaContext: SchemaContext): GraphQLFieldConfigMap<undefined, QueryContext> {
  const find = (global: string, scope: Scope) => {
    const id = entryIdOf(global);
    return id === undefined ? null : (entryNode(id, scope) ?? null);
  };
  return {
    _node: {
      type: schemaContext.nodeInterface,
      args: { id: { type: new GraphQLNonNull(GraphQLID) }, ...linkArgs },
      resolve: (_root, args, context) => find(args.id, scopeWith(rootScope(context), args)),
    },
    _nodes: {
      type: new GraphQLNonNull(new GraphQLList(schemaContext.nodeInterface)),
      args: {
        ids: { type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(GraphQLID))) },
        ...linkArgs,
      },
      resolve: (_root, args, context) => {
        const scope = scopeWith(rootScope(context), args);
        return (args.ids as readonly string[]).map((id) => find(id, scope));
      },
    },
  };
}
