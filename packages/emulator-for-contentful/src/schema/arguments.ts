import { GraphQLBoolean, type GraphQLFieldConfigArgumentMap, GraphQLInt, GraphQLString } from 'graphql';

// There is no default in the schema: the parent field's scope applies, and at the root it is true.
const useFallbackLocale = { type: GraphQLBoolean };

/** The arguments of a plain field, which change the locale. */
export const valueArgs: GraphQLFieldConfigArgumentMap = {
  locale: { type: GraphQLString },
  useFallbackLocale,
};

/** The arguments of a field that returns an entity (RULES.md §1.2). */
export const linkArgs: GraphQLFieldConfigArgumentMap = { preview: { type: GraphQLBoolean }, ...valueArgs };

const limit = { type: GraphQLInt, defaultValue: 100 };

export const collectionArgs: GraphQLFieldConfigArgumentMap = {
  skip: { type: GraphQLInt, defaultValue: 0 },
  limit,
  ...linkArgs,
};

export const cursorArgs: GraphQLFieldConfigArgumentMap = {
  limit,
  pageNext: { type: GraphQLString },
  pagePrev: { type: GraphQLString },
  ...linkArgs,
};
