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
import type { Asset, Entry } from '../model/space.ts';
import { orderKeys, passing } from '../query/collection.ts';
import { candidates, type EntityList, makeEntityList } from '../query/entity-list.ts';
import { compileFilter } from '../query/filter.ts';
import {
  type AssetNode,
  assetNode,
  type EntityNode,
  type EntryNode,
  entryNode,
  isVisible,
} from '../query/node.ts';
import type { OrderKey } from '../query/order.ts';
import { type QueryContext, rootScope, type Scope, scopeWith } from '../query/scope.ts';
import type { SpaceIndex } from '../query/space-index.ts';
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
          {
            kind: 'asset',
            all: (spaceIndex) => spaceIndex.assets,
          },
        ),
        ...rootCollections(
          'entry',
          schemaContext.entryCollections(),
          schemaContext.entryFilter(),
          makeEntryOrder(),
          {
            kind: 'entry',
            all: (spaceIndex) => spaceIndex.entries(),
          },
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
          { kind: 'entry', typeId: plan.id, all: (spaceIndex) => spaceIndex.entries(plan.id) },
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

/** All entities that a root collection has. */
type Source = { readonly typeId?: string } & (
  | { readonly kind: 'entry'; readonly all: (spaceIndex: SpaceIndex) => readonly Entry[] }
  | { readonly kind: 'asset'; readonly all: (spaceIndex: SpaceIndex) => readonly Asset[] }
);

function rootCollections(
  name: string,
  types: CollectionTypes,
  filter: Filter,
  order: GraphQLEnumType,
  source: Source,
): GraphQLFieldConfigMap<undefined, QueryContext> {
  const names = new Map(order.getValues().map(({ value, name: key }) => [value, key]));
  return collectionFields<undefined>(name, types, {
    filter,
    orderOf: () => order,
    list: (_root, args, context) => {
      const scope = scopeWith(rootScope(context), args);
      const list = listOf(source, orderKeys(args.order), names, scope);
      const nodes = candidates(list, filter.table, args.where);
      return passing(nodes, compileFilter(filter.table, args.where));
    },
  });
}

/** All visible entities in an order: made once for each order and scope while the content stays. */
function listOf(
  source: Source,
  keys: readonly OrderKey[],
  names: ReadonlyMap<OrderKey, string>,
  scope: Scope,
): EntityList {
  const { spaceIndex } = scope.context;
  const { locale, useFallbackLocale, preview } = scope;
  const { mayPreview } = scope.context;
  const order = keys.map((key) => names.get(key));
  // The nodes carry their scope and with it what the token may see: never hand one token's nodes to another's query.
  const reading = [locale, useFallbackLocale, preview, mayPreview];
  const about = JSON.stringify([source.kind, source.typeId, reading, order]);
  return spaceIndex.cachedList(about, () => {
    const nodes: readonly EntityNode[] =
      source.kind === 'asset'
        ? source.all(spaceIndex).map((entity): AssetNode => ({ kind: 'asset', entity, scope }))
        : source.all(spaceIndex).map((entity): EntryNode => ({ kind: 'entry', entity, scope }));
    return makeEntityList(
      nodes.filter(({ entity }) => isVisible(entity, scope)),
      keys,
    );
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
