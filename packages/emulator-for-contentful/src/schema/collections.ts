import {
  type GraphQLEnumType,
  type GraphQLFieldConfigMap,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  type GraphQLOutputType,
} from 'graphql';
import { type Item, type OrderKey, type PageArgs, pageOf } from '../query/collection.ts';
import type { QueryContext, ScopeArgs } from '../query/scope.ts';
import { collectionArgs } from './arguments.ts';
import { collectionCost } from './cost-rules.ts';
import type { Filter } from './filters/filter-keys.ts';

const count = { type: new GraphQLNonNull(GraphQLInt) };

/** Creates the collection type of a list, whose items can be null (RULES.md §1.3). */
export function createCollection(stem: string, item: () => GraphQLOutputType): GraphQLObjectType {
  return new GraphQLObjectType({
    name: `${stem}Collection`,
    extensions: collectionCost,
    fields: () => ({
      ...{ total: count, skip: count, limit: count },
      items: { type: new GraphQLNonNull(new GraphQLList(item())) },
    }),
  });
}

type ListArgs = ScopeArgs & {
  readonly where?: unknown;
  readonly order?: readonly (OrderKey | null)[] | null;
};

export interface CollectionOptions<Source> {
  readonly filter?: Filter | undefined;
  /** The maximum number of items, if the model limits the list. */
  readonly extensions?: { readonly max: number } | undefined;
  readonly order?: GraphQLEnumType | undefined;
  /** Returns all items of the collection, filtered and in order. */
  readonly list: (source: Source, args: ListArgs, context: QueryContext) => readonly Item[];
}

/** The field `XCollection` of a list. */
export function collectionField<Source>(
  name: string,
  type: GraphQLObjectType,
  { filter, order, list, extensions }: CollectionOptions<Source>,
): GraphQLFieldConfigMap<Source, QueryContext> {
  return {
    [`${name}Collection`]: {
      ...{ type, extensions },
      args: {
        ...collectionArgs,
        ...(filter && { where: { type: filter.input } }),
        ...(order && { order: { type: new GraphQLList(order) } }),
      },
      resolve: (source, args: ListArgs & PageArgs, context) => pageOf(list(source, args, context), args),
    },
  };
}
