import { GraphQLInt, GraphQLList, GraphQLNonNull, GraphQLObjectType, type GraphQLOutputType } from 'graphql';
import { COLLECTION_WEIGHT } from './weight.ts';

/** A collection type: `total`, `skip`, `limit` and the items, each of which may be null (RULES.md §1.3). */
export function makeCollection(name: string, item: () => GraphQLOutputType): GraphQLObjectType {
  return new GraphQLObjectType({
    name,
    extensions: COLLECTION_WEIGHT,
    fields: () => ({
      total: { type: new GraphQLNonNull(GraphQLInt) },
      skip: { type: new GraphQLNonNull(GraphQLInt) },
      limit: { type: new GraphQLNonNull(GraphQLInt) },
      items: { type: new GraphQLNonNull(new GraphQLList(item())) },
    }),
  });
}
