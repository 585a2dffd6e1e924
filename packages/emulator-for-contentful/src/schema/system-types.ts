import { fits, focuses } from '../images/image-options.ts';
import {
  type AssetNode,
  assetNumbers,
  assetValues,
  conceptIds,
  type EntityNode,
  publicTags,
} from '../query/node.ts';
import { type ScopeArgs, scopeWith } from '../query/scope.ts';
import { mapValues } from '../text/json.ts';
import { collectionTypes } from './collections.ts';
import { type Definition, type Fields, objectType, valueArgs } from './definition.ts';
import { linkedFrom } from './linking-collections.ts';
import { type ImageTransform, transformedUrl } from './transformed-url.ts';

const inUpperCase = (names: readonly string[]) => names.join(' ').toUpperCase();

/**
 * What every schema has besides the types below (RULES.md §1.4). The directives are declared so that queries with a directive are valid,
 * and have no effect (§1.2).
 */
export const systemText = `
schema { query: Query }

directive @contentSourceMaps on QUERY
directive @timeline(where: TimelineFilterInput!) on QUERY
directive @featureFlag(featureName: String) on FIELD
directive @typeIdentifier(contentTypeId: String) on OBJECT
directive @fieldResolver(data: JSON, kind: String) on FIELD_DEFINITION
directive @enumMapper(value: JSON) on ENUM_VALUE
directive @delegatedResourceLink(contentTypeId: String, field: JSON) on FIELD_DEFINITION | OBJECT
directive @contentfulSchemaMetadata on OBJECT | FIELD_DEFINITION

input TimelineFilterInput { release_lte: String timestamp_lte: DateTime }

type Sys {
  id: String!
  spaceId: String!
  environmentId: String!
  publishedAt: DateTime
  firstPublishedAt: DateTime
  publishedVersion: Int
  "The requested locale."
  locale: String
}
type ContentfulMetadata { tags: [ContentfulTag]! concepts: [TaxonomyConcept]! }
type ContentfulTag { id: String name: String }
type TaxonomyConcept { id: String }
type Location { lat: Float lon: Float }
type CursorPages { next: String prev: String }
type ResourceSys { urn: String! linkType: String! }
interface ResourceLink { sys: ResourceSys! }

input ImageTransformOptions {
  width: Dimension
  height: Dimension
  quality: Quality
  "In pixels; -1 makes a circle or an ellipse."
  cornerRadius: Int
  resizeStrategy: ImageResizeStrategy
  resizeFocus: ImageResizeFocus
  backgroundColor: HexColor
  format: ImageFormat
}
enum ImageResizeStrategy { ${inUpperCase(fits)} FIT }
enum ImageResizeFocus { ${inUpperCase(focuses)} }
enum ImageFormat { JPG PNG WEBP AVIF JPG_PROGRESSIVE PNG8 }
`;

/** The fields that entries and assets have besides their content. */
export const systemFields: Fields = {
  sys: {
    text: ': Sys!',
    resolve: ({ entity, scope: { context, locale } }: EntityNode) => ({
      ...entity.sys,
      ...{ spaceId: context.spaceId, environmentId: context.environmentId, locale },
    }),
  },
  contentfulMetadata: {
    text: ': ContentfulMetadata!',
    resolve: (node: EntityNode) => ({
      tags: publicTags(node),
      concepts: conceptIds(node).map((id) => ({ id })),
    }),
  },
};

type AssetArgs = ScopeArgs & { readonly transform?: ImageTransform };

/** The content of an asset (RULES.md §1.4). */
const assetFields: Fields = {
  ...mapValues(assetValues, (read, name) => ({
    text: `(${valueArgs}): ${assetNumbers.includes(name) ? 'Int' : 'String'}`,
    resolve: (node: AssetNode, args: ScopeArgs) => read(node, scopeWith(node.scope, args)),
  })),
  url: {
    text: `(transform: ImageTransformOptions, ${valueArgs}): String`,
    resolve(node: AssetNode, { transform, ...args }: AssetArgs) {
      const url = assetValues.url(node, scopeWith(node.scope, args));
      return url && transformedUrl(url, transform);
    },
  },
};

/** The types that every schema has for entities. */
export const systemTypes: readonly Definition[] = [
  {
    name: 'Entry',
    text: 'interface Entry { sys: Sys! contentfulMetadata: ContentfulMetadata! }',
    cost: 'entity',
  },
  { name: '_Node', text: 'interface _Node { _id: ID! }', cost: 'entity' },
  ...objectType(
    'Asset',
    { ...systemFields, ...assetFields, linkedFrom: linkedFrom('AssetLinkingCollections') },
    { cost: 'entity' },
  ),
  ...collectionTypes('Asset', 'Asset'),
  ...collectionTypes('Entry', 'Entry'),
];
