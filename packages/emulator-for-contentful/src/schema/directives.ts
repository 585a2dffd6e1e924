import {
  DirectiveLocation,
  GraphQLDirective,
  GraphQLInputObjectType,
  GraphQLNonNull,
  GraphQLString,
  specifiedDirectives,
} from 'graphql';
import { DateTime } from './scalars.ts';

/** Declared so that queries which carry it are valid; it changes nothing here (RULES.md §1.2). */
const contentSourceMaps = new GraphQLDirective({
  name: 'contentSourceMaps',
  description: 'Asks for content source maps. This service has none and answers as if it were not there.',
  locations: [DirectiveLocation.QUERY],
});

const TimelineFilterInput = new GraphQLInputObjectType({
  name: 'TimelineFilterInput',
  fields: { release_lte: { type: GraphQLString }, timestamp_lte: { type: DateTime } },
});

/** Declared for the same reason: there are no releases here and no content of another day. */
const timeline = new GraphQLDirective({
  name: 'timeline',
  description:
    'Asks for the content of a day or release to come. This service has none and shows what is there.',
  locations: [DirectiveLocation.QUERY],
  args: { where: { type: new GraphQLNonNull(TimelineFilterInput) } },
});

export const directives: readonly GraphQLDirective[] = [...specifiedDirectives, contentSourceMaps, timeline];
