import {
  GraphQLFloat,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLString,
} from 'graphql';
import type { EntityNode, EntryNode } from '../query/node.ts';
import type { QueryContext } from '../query/scope.ts';
import { DateTime } from './scalars.ts';

/** The types that every schema has (RULES.md §1.4). */
const Sys = new GraphQLObjectType<EntityNode, QueryContext>({
  name: 'Sys',
  fields: {
    id: { type: new GraphQLNonNull(GraphQLString), resolve: (node) => node.entity.sys.id },
    spaceId: { type: new GraphQLNonNull(GraphQLString), resolve: (_node, _args, context) => context.spaceId },
    environmentId: {
      type: new GraphQLNonNull(GraphQLString),
      resolve: (_node, _args, context) => context.environmentId,
    },
    publishedAt: { type: DateTime, resolve: (node) => node.entity.sys.publishedAt },
    firstPublishedAt: { type: DateTime, resolve: (node) => node.entity.sys.firstPublishedAt },
    publishedVersion: { type: GraphQLInt, resolve: (node) => node.entity.sys.publishedVersion },
    locale: {
      type: GraphQLString,
      description: 'The requested locale.',
      resolve: (node) => node.scope.locale,
    },
  },
});

const ContentfulTag = new GraphQLObjectType({
  name: 'ContentfulTag',
  fields: { id: { type: GraphQLString }, name: { type: GraphQLString } },
});

const TaxonomyConcept = new GraphQLObjectType({
  name: 'TaxonomyConcept',
  fields: { id: { type: GraphQLString } },
});

const ContentfulMetadata = new GraphQLObjectType<EntityNode, QueryContext>({
  name: 'ContentfulMetadata',
  fields: {
    tags: { type: new GraphQLNonNull(new GraphQLList(ContentfulTag)), resolve: publicTags },
    concepts: {
      type: new GraphQLNonNull(new GraphQLList(TaxonomyConcept)),
      resolve: (node) => conceptIds(node).map((id) => ({ id })),
    },
  },
});

function publicTags({ entity, scope }: EntityNode) {
  const tags = (entity.metadata?.tags ?? []).map(({ sys }) => scope.context.spaceIndex.publicTag(sys.id));
  return tags.filter((tag) => tag !== undefined).map(({ sys: { id }, name }) => ({ id, name }));
}

export const conceptIds = ({ entity }: EntityNode): readonly string[] =>
  (entity.metadata?.concepts ?? []).map(({ sys }) => sys.id);

export const tagIds = (node: EntityNode): readonly string[] => publicTags(node).map(({ id }) => id);

/** The fields that entries and assets have besides their content. */
export const systemFields = {
  sys: { type: new GraphQLNonNull(Sys), resolve: (node: EntityNode) => node },
  contentfulMetadata: { type: new GraphQLNonNull(ContentfulMetadata), resolve: (node: EntityNode) => node },
};

/** The id of an entry across types, `_id` (§1.3): opaque to clients. */
export function globalId(node: EntryNode): string {
  return Buffer.from(`Entry:${node.entity.sys.id}`).toString('base64');
}

export function entryIdOf(global: string): string | undefined {
  return /^Entry:(.+)$/.exec(Buffer.from(global, 'base64').toString('utf8'))?.[1];
}

export const Location = new GraphQLObjectType({
  name: 'Location',
  fields: { lat: { type: GraphQLFloat }, lon: { type: GraphQLFloat } },
});
