import {
  type GraphQLEnumType,
  GraphQLID,
  type GraphQLInputObjectType,
  GraphQLInterfaceType,
  GraphQLNonNull,
  type GraphQLObjectType,
} from 'graphql';
import type { FilterTable } from '../query/filter.ts';
import type { EntityNode } from '../query/node.ts';
import type { CollectionTypes } from './collections.ts';
import { ENTITY_COST } from './cost-rules.ts';
import type { FieldPlan, TypePlan } from './plan/plan.ts';
import { systemFields } from './system-types.ts';

/** A filter: the input type that clients see and the meaning of each of its keys. */
export type Filter = { readonly input: GraphQLInputObjectType; readonly table: FilterTable };

/**
 * What the parts of one schema know of each other. Every function gives the same object each time it is asked, and
 * may be called only inside the lazy `fields` of a type, because types refer to each other in circles.
 */
export type SchemaContext = {
  readonly plans: readonly TypePlan[];
  readonly plan: (contentTypeId: string) => TypePlan;
  readonly entryInterface: GraphQLInterfaceType;
  readonly nodeInterface: GraphQLInterfaceType;
  /** The name of a node's type, for interfaces and unions. */
  readonly typeNameOf: (node: EntityNode) => string;
  readonly entryType: (contentTypeId: string) => GraphQLObjectType;
  readonly assetType: () => GraphQLObjectType;
  readonly typeCollections: (contentTypeId: string) => CollectionTypes;
  readonly assetCollections: () => CollectionTypes;
  readonly entryCollections: () => CollectionTypes;
  readonly filter: (contentTypeId: string) => Filter;
  /** A type's filter without its own nested filters (RULES.md §1.5). */
  readonly nestedFilter: (contentTypeId: string) => Filter;
  /** The filter of a list of links to several types, `XFFilter`. */
  readonly listFilter: (field: FieldPlan) => Filter;
  /** The filter by what such a list leads to, `cf<field>MultiTypeNestedFilter`. */
  readonly multiTypeFilter: (field: FieldPlan) => Filter;
  readonly entryFilter: () => Filter;
  readonly assetFilter: () => Filter;
  readonly order: (contentTypeId: string) => GraphQLEnumType;
};

/** Makes a function compute once for each argument. */
export function memoize<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    made.set(key, value);
    return value;
  };
}

/** The interface of all entries. */
export function makeEntryInterface(typeNameOf: (node: EntityNode) => string): GraphQLInterfaceType {
  return new GraphQLInterfaceType({
    name: 'Entry',
    extensions: ENTITY_COST,
    fields: {
      sys: { type: new GraphQLNonNull(systemFields.sys.type.ofType) },
      contentfulMetadata: { type: new GraphQLNonNull(systemFields.contentfulMetadata.type.ofType) },
    },
    resolveType: typeNameOf,
  });
}

/** The interface of everything that has a global id. */
export function makeNodeInterface(typeNameOf: (node: EntityNode) => string): GraphQLInterfaceType {
  return new GraphQLInterfaceType({
    name: '_Node',
    extensions: ENTITY_COST,
    fields: { _id: { type: new GraphQLNonNull(GraphQLID) } },
    resolveType: typeNameOf,
  });
}
