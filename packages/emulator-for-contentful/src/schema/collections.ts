import {
  type GraphQLEnumType,
  type GraphQLFieldConfigArgumentMap,
  type GraphQLFieldConfigMap,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  type GraphQLOutputType,
  GraphQLString,
} from 'graphql';
import { type Item, type OrderKey, type PageArgs, pageOf } from '../query/collection.ts';
import { type CursorArgs, cursorPageOf } from '../query/cursor-page.ts';
import type { QueryContext, ScopeArgs } from '../query/scope.ts';
import { collectionArgs, cursorArgs } from './arguments.ts';
import { collectionCost } from './cost-rules.ts';
import type { Filter } from './filters/filter-keys.ts';

/** The two types of one list: `XCollection` is paged by `skip`, `XCursorCollection` by cursors. */
export type CollectionTypes = Readonly<Record<'offset' | 'cursor', GraphQLObjectType>>;

const CursorPages = new GraphQLObjectType({
  name: 'CursorPages',
  fields: { next: { type: GraphQLString }, prev: { type: GraphQLString } },
});

const count = { type: new GraphQLNonNull(GraphQLInt) };

/** Creates the collection types of a list, whose items can be null (RULES.md §1.3). */
export function createCollections(stem: string, item: () => GraphQLOutputType): CollectionTypes {
  const items = () => ({ items: { type: new GraphQLNonNull(new GraphQLList(item())) } });
  const extensions = collectionCost;
  const offset = new GraphQLObjectType({
    name: `${stem}Collection`,
    extensions,
    fields: () => ({ total: count, skip: count, limit: count, ...items() }),
  });
  const cursor = new GraphQLObjectType({
    name: `${stem}CursorCollection`,
    extensions,
    fields: () => ({ limit: count, ...items(), pages: { type: new GraphQLNonNull(CursorPages) } }),
  });
  return { offset, cursor };
}

type ListArgs = ScopeArgs & {
  readonly where?: unknown;
  readonly order?: readonly (OrderKey | null)[] | null;
};

type Suffix = 'Collection' | 'CursorCollection';

export interface CollectionOptions<Source> {
  readonly filter?: Filter | undefined;
  /** The maximum number of items, if the model limits the list. */
  readonly extensions?: { readonly max: number } | undefined;
  readonly orderOf?: ((suffix: Suffix) => GraphQLEnumType) | undefined;
  /** Returns all items of the collection, filtered and in order. */
  readonly list: (source: Source, args: ListArgs, context: QueryContext) => readonly Item[];
}

export function collectionFields<Source>(
  name: string,
  types: CollectionTypes,
  { filter, orderOf, list, extensions }: CollectionOptions<Source>,
): GraphQLFieldConfigMap<Source, QueryContext> {
  const listArgs = (suffix: Suffix): GraphQLFieldConfigArgumentMap => ({
    ...(filter && { where: { type: filter.input } }),
    ...(orderOf && { order: { type: new GraphQLList(orderOf(suffix)) } }),
  });
  return {
    [`${name}Collection`]: {
      type: types.offset,
      extensions,
      args: { ...collectionArgs, ...listArgs('Collection') },
      resolve: (source, args: ListArgs & PageArgs, context) => pageOf(list(source, args, context), args),
    },
    [`${name}CursorCollection`]: {
      type: types.cursor,
      extensions,
      args: { ...cursorArgs, ...listArgs('CursorCollection') },
      resolve: (source, args: ListArgs & CursorArgs, context) =>
        cursorPageOf(list(source, args, context), args),
    },
  };
}
