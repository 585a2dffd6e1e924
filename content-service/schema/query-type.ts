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
import { arrange, pageOf } from '../query/collection.ts';
import { compileFilter } from '../query/filter.ts';
import { assetNode, type EntityNode, entryNode, isVisible } from '../query/node.ts';
import { type QueryContext, rootScope, type Scope, scopeWith } from '../query/scope.ts';
import { collectionArgs, linkArgs } from './arguments.ts';
import type { Filter, SchemaKit } from './kit.ts';
import { makeAssetOrder, makeEntryOrder } from './orders.ts';
import { entryIdOf } from './system-types.ts';

type RootField = GraphQLFieldConfig<undefined, QueryContext>;

/** The root of all queries (RULES.md §1.2). */
export function makeQueryType(kit: SchemaKit): GraphQLObjectType<undefined, QueryContext> {
  return new GraphQLObjectType<undefined, QueryContext>({
    name: 'Query',
    fields: () => {
      const fields: GraphQLFieldConfigMap<undefined, QueryContext> = {
        asset: single(kit.assetType(), (id, scope) => assetNode(id, scope)),
        assetCollection: collection(kit.assetCollection(), kit.assetFilter(), makeAssetOrder(), (scope) =>
          scope.context.catalogue.assets.flatMap((entity): EntityNode[] =>
            isVisible(entity, scope) ? [{ kind: 'asset', entity, scope }] : [],
          ),
        ),
        entryCollection: collection(kit.entryCollection(), kit.entryFilter(), makeEntryOrder(), (scope) =>
          visibleEntries(scope),
        ),
        ...nodeFields(kit),
      };
      for (const plan of kit.plans) {
        fields[plan.rootName] = single(kit.entryType(plan.id), (id, scope) => {
          const node = entryNode(id, scope);
          return node?.entity.sys.contentType.sys.id === plan.id ? node : undefined;
        });
        fields[`${plan.rootName}Collection`] = collection(
          kit.typeCollection(plan.id),
          kit.filter(plan.id),
          kit.order(plan.id),
          (scope) => visibleEntries(scope, plan.id),
        );
      }
      return fields;
    },
  });
}

function visibleEntries(scope: Scope, contentTypeId?: string): readonly EntityNode[] {
  return scope.context.catalogue
    .entries(contentTypeId)
    .flatMap((entity): EntityNode[] => (isVisible(entity, scope) ? [{ kind: 'entry', entity, scope }] : []));
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

function collection(
  type: GraphQLObjectType,
  filter: Filter,
  order: GraphQLEnumType,
  all: (scope: Scope) => readonly EntityNode[],
): RootField {
  return {
    type,
    args: { ...collectionArgs, where: { type: filter.input }, order: { type: new GraphQLList(order) } },
    resolve: (_root, args, context) => {
      const items = all(scopeWith(rootScope(context), args));
      return pageOf(arrange(items, compileFilter(filter.table, args.where), args.order), args);
    },
  };
}

function nodeFields(kit: SchemaKit): GraphQLFieldConfigMap<undefined, QueryContext> {
  const find = (global: string, scope: Scope) => {
    const id = entryIdOf(global);
    return id === undefined ? null : (entryNode(id, scope) ?? null);
  };
  return {
    _node: {
      type: kit.nodeInterface,
      args: { id: { type: new GraphQLNonNull(GraphQLID) }, ...linkArgs },
      resolve: (_root, args, context) => find(args.id, scopeWith(rootScope(context), args)),
    },
    _nodes: {
      type: new GraphQLNonNull(new GraphQLList(kit.nodeInterface)),
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
