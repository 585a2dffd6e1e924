import {
  type GraphQLFieldConfig,
  GraphQLInt,
  GraphQLObjectType,
  type GraphQLOutputType,
  GraphQLString,
} from 'graphql';
import { type AssetNode, type AssetValue, assetValues } from '../query/node.ts';
import { type QueryContext, scopeWith } from '../query/scope.ts';
import { valueArgs } from './arguments.ts';
import { entityCost } from './cost-rules.ts';
import { ImageTransformOptions, transformedUrl } from './image-transform.ts';
import { createAssetLinkingCollections, linkedFromField } from './linking-collections.ts';
import type { SchemaContext } from './schema-context.ts';
import { systemFields } from './system-types.ts';

/** The type `Asset` (RULES.md §1.4). */
export function createAssetType(schemaContext: SchemaContext): GraphQLObjectType<AssetNode, QueryContext> {
  const value = (
    name: AssetValue,
    type: GraphQLOutputType = GraphQLString,
  ): Record<string, GraphQLFieldConfig<AssetNode, QueryContext>> => ({
    [name]: {
      type,
      args: valueArgs,
      resolve: (node, args) => assetValues[name](node, scopeWith(node.scope, args)),
    },
  });
  return new GraphQLObjectType<AssetNode, QueryContext>({
    name: 'Asset',
    extensions: entityCost,
    fields: () => ({
      ...systemFields,
      ...value('title'),
      ...value('description'),
      ...value('contentType'),
      ...value('fileName'),
      ...value('size', GraphQLInt),
      url: {
        type: GraphQLString,
        args: { transform: { type: ImageTransformOptions }, ...valueArgs },
        resolve: (node, args) => {
          const url = assetValues.url(node, scopeWith(node.scope, args));
          return url && transformedUrl(url, args.transform);
        },
      },
      ...value('width', GraphQLInt),
      ...value('height', GraphQLInt),
      linkedFrom: linkedFromField(createAssetLinkingCollections(schemaContext)),
    }),
  });
}
