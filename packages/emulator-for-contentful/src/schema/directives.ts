import {
  DirectiveLocation,
  GraphQLDeprecatedDirective,
  GraphQLDirective,
  GraphQLIncludeDirective,
  GraphQLInputObjectType,
  type GraphQLInputType,
  GraphQLNonNull,
  GraphQLSkipDirective,
  GraphQLSpecifiedByDirective,
  GraphQLString,
} from 'graphql';
import { mapValues } from '../text/json.ts';
import { DateTime, Json } from './scalars.ts';

const { ARGUMENT_DEFINITION, ENUM_VALUE, FIELD, FIELD_DEFINITION, INPUT_FIELD_DEFINITION, OBJECT, QUERY } =
  DirectiveLocation;

const TimelineFilterInput = new GraphQLInputObjectType({
  name: 'TimelineFilterInput',
  fields: { release_lte: { type: GraphQLString }, timestamp_lte: { type: DateTime } },
});

function directive(
  name: string,
  locations: readonly DirectiveLocation[],
  args: Readonly<Record<string, GraphQLInputType>> = {},
): GraphQLDirective {
  return new GraphQLDirective({ name, locations, args: mapValues(args, (type) => ({ type })) });
}

/**
 * The directives of the API. They are declared so that queries with a directive are valid, and have no effect
 * (RULES.md §1.2). Those of GraphQL itself are the ones that Contentful has, at its locations: programs with an older graphql-js
 * cannot read the further ones of a newer graphql-js.
 */
export const directives: readonly GraphQLDirective[] = [
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  GraphQLSpecifiedByDirective,
  new GraphQLDirective({
    ...GraphQLDeprecatedDirective.toConfig(),
    locations: [FIELD_DEFINITION, ARGUMENT_DEFINITION, INPUT_FIELD_DEFINITION, ENUM_VALUE],
  }),
  directive('contentSourceMaps', [QUERY]),
  directive('timeline', [QUERY], { where: new GraphQLNonNull(TimelineFilterInput) }),
  directive('featureFlag', [FIELD], { featureName: GraphQLString }),
  directive('typeIdentifier', [OBJECT], { contentTypeId: GraphQLString }),
  directive('fieldResolver', [FIELD_DEFINITION], { data: Json, kind: GraphQLString }),
  directive('enumMapper', [ENUM_VALUE], { value: Json }),
  directive('delegatedResourceLink', [FIELD_DEFINITION, OBJECT], {
    contentTypeId: GraphQLString,
    field: Json,
  }),
  directive('contentfulSchemaMetadata', [OBJECT, FIELD_DEFINITION]),
];
