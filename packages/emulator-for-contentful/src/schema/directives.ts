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
 * The directives of the API, declared so that queries which carry one are valid and schemas can be compared; none changes
 * anything here (RULES.md §1.2).
 */
export const directives: readonly GraphQLDirective[] = [
  ...specifiedDirectives,
  new GraphQLDirective({ name: 'contentSourceMaps', locations: [QUERY] }),
  new GraphQLDirective({
    name: 'timeline',
    description:
      'Asks for the content of a later day or release. There is none here: the current content is shown.',
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
