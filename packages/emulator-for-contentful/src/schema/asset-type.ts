import { type GraphQLFieldConfig, GraphQLInt, GraphQLObjectType, GraphQLString } from 'graphql';
import { type AssetNode, assetFile, assetUrl, localisedValue } from '../query/node.ts';
import { type QueryContext, type Scope, scopeWith } from '../query/scope.ts';
import { valueArgs } from './arguments.ts';
import { ENTITY_COST } from './cost-rules.ts';
import { ImageTransformOptions, transformedUrl } from './image-transform.ts';
import { linkedFromField, makeAssetLinkingCollections } from './linking-collections.ts';
import type { SchemaContext } from './schema-context.ts';
import { systemFields } from './system-types.ts';

type AssetField = GraphQLFieldConfig<AssetNode, QueryContext>;

function textField(read: (node: AssetNode, scope: Scope) => string | undefined): AssetField {
  return {
    type: GraphQLString,
    args: valueArgs,
    resolve: (node, args) => read(node, scopeWith(node.scope, args)),
  };
}

function numberField(read: (node: AssetNode, scope: Scope) => number | undefined): AssetField {
  return {
    type: GraphQLInt,
    args: valueArgs,
    resolve: (node, args) => read(node, scopeWith(node.scope, args)),
  };
}

/** The type `Asset` (RULES.md §1.4). */
export function makeAssetType(schemaContext: SchemaContext): GraphQLObjectType<AssetNode, QueryContext> {
  return new GraphQLObjectType<AssetNode, QueryContext>({
    name: 'Asset',
    extensions: ENTITY_COST,
    fields: () => ({
      ...systemFields,
      title: textField((node, scope) => localisedValue(node.entity.fields.title, scope)),
      description: textField((node, scope) => localisedValue(node.entity.fields.description, scope)),
      contentType: textField((node, scope) => assetFile(node, scope)?.contentType),
      fileName: textField((node, scope) => assetFile(node, scope)?.fileName),
      size: numberField((node, scope) => assetFile(node, scope)?.details?.size),
      url: {
        type: GraphQLString,
        args: { transform: { type: ImageTransformOptions }, ...valueArgs },
        resolve: (node, args) => {
          const url = assetUrl(node, scopeWith(node.scope, args));
          return url === undefined ? null : transformedUrl(url, args.transform);
        },
      },
      width: numberField((node, scope) => assetFile(node, scope)?.details?.image?.width),
      height: numberField((node, scope) => assetFile(node, scope)?.details?.image?.height),
      linkedFrom: linkedFromField(makeAssetLinkingCollections(schemaContext)),
    }),
  });
}
