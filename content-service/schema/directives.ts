import { DirectiveLocation, GraphQLDirective, specifiedDirectives } from 'graphql';

/** Declared so that queries which carry it are valid; it changes nothing here (RULES.md §1.2). */
const contentSourceMaps = new GraphQLDirective({
  name: 'contentSourceMaps',
  description: 'Asks for content source maps. This service has none and answers as if it were not there.',
  locations: [DirectiveLocation.QUERY],
});

export const directives: readonly GraphQLDirective[] = [...specifiedDirectives, contentSourceMaps];
