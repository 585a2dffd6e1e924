import {
  DirectiveLocation,
  GraphQLDirective,
  GraphQLInputObjectType,
  GraphQLNonNull,
  GraphQLString,
  specifiedDirectives,
} from 'graphql';
import { DateTime } from './scalars.ts';

const { ENUM_VALUE, FIELD, FIELD_DEFINITION, OBJECT, QUERY } = DirectiveLocation;

const TimelineFilterInput = new GraphQLInputObjectType({
  name: 'TimelineFilterInput',
  fields: { release_lte: { type: GraphQLString }, timestamp_lte: { type: DateTime } },
});

/**
 * The directives of the API. They are declared so that queries with a directive are valid, and have no effect
 * (RULES.md §1.2).
 */
export const directives: readonly GraphQLDirective[] = [
  ...specifiedDirectives,
  new GraphQLDirective({ name: 'contentSourceMaps', locations: [QUERY] }),
  new GraphQLDirective({
    name: 'timeline',
    description:
      'Requests the content of a later day or release. It has no effect here: the current content is returned.',
    locations: [QUERY],
    args: { where: { type: new GraphQLNonNull(TimelineFilterInput) } },
  }),
  new GraphQLDirective({ name: 'featureFlag', locations: [FIELD] }),
  new GraphQLDirective({ name: 'typeIdentifier', locations: [OBJECT] }),
  new GraphQLDirective({ name: 'fieldResolver', locations: [FIELD_DEFINITION] }),
  new GraphQLDirective({ name: 'enumMapper', locations: [ENUM_VALUE] }),
  new GraphQLDirective({ name: 'delegatedResourceLink', locations: [FIELD_DEFINITION] }),
  new GraphQLDirective({ name: 'contentfulSchemaMetadata', locations: [OBJECT, FIELD_DEFINITION] }),
];
