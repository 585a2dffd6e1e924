import {
  type GraphQLFieldConfig,
  GraphQLInterfaceType,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  type GraphQLOutputType,
  GraphQLString,
} from 'graphql';
import {
  type EmbedKind,
  isRichText,
  linksInRichText,
  type RichTextDocument,
  resourcesInRichText,
} from '../model/rich-text.ts';
import { follow, type LinkField } from '../query/links.ts';
import { type EntryNode, servedValue } from '../query/node.ts';
import { type QueryContext, type Scope, scopeWith } from '../query/scope.ts';
import { valueArgs } from './arguments.ts';
import { embedListCost, embedsCost } from './cost-rules.ts';
import { upperFirst } from './plan/names.ts';
import type { FieldPlan, TypePlan } from './plan/plan.ts';
import { Json } from './scalars.ts';
import type { SchemaContext } from './schema-context.ts';

interface RichTextNode {
  readonly document: RichTextDocument;
  readonly from: EntryNode;
  readonly scope: Scope;
}

const ResourceSys = new GraphQLObjectType({
  name: 'ResourceSys',
  fields: {
    urn: { type: new GraphQLNonNull(GraphQLString) },
    linkType: { type: new GraphQLNonNull(GraphQLString) },
  },
});

const ResourceLink = new GraphQLInterfaceType({
  name: 'ResourceLink',
  fields: { sys: { type: new GraphQLNonNull(ResourceSys) } },
});

/** A rich text field, of the type `XF { json links { entries assets resources } }` (RULES.md §1.4). */
export function richTextField(
  owner: TypePlan,
  plan: FieldPlan,
  schemaContext: SchemaContext,
): GraphQLFieldConfig<EntryNode, QueryContext> {
  const { stem, field } = plan;
  const place: LinkField = { typeName: owner.typeName, field };
  const { entryInterface, assetType } = schemaContext;
  const part = (type: GraphQLOutputType) => ({
    type: new GraphQLNonNull(type),
    resolve: (node: RichTextNode) => node,
  });
  const links = new GraphQLObjectType<RichTextNode>({
    name: `${stem}Links`,
    extensions: embedsCost(field),
    fields: {
      entries: part(
        linkLists(`${stem}Entries`, 'Entry', ['inline', 'hyperlink', 'block'], entryInterface, place),
      ),
      assets: part(linkLists(`${stem}Assets`, 'Asset', ['hyperlink', 'block'], assetType, place)),
      resources: part(resourceLists(stem)),
    },
  });
  return {
    type: new GraphQLObjectType<RichTextNode>({
      name: stem,
      fields: {
        json: { type: new GraphQLNonNull(Json), resolve: (node) => node.document },
        links: part(links),
      },
    }),
    args: valueArgs,
    resolve: (from, args): RichTextNode | undefined => {
      const scope = scopeWith(from.scope, args);
      const document = servedValue(from, field, scope);
      return isRichText(document) ? { document, from, scope } : undefined;
    },
  };
}

function linkLists(
  name: string,
  linkType: 'Entry' | 'Asset',
  places: readonly EmbedKind[],
  item: GraphQLOutputType,
  at: LinkField,
): GraphQLObjectType {
  return new GraphQLObjectType<RichTextNode>({
    name,
    extensions: embedListCost,
    fields: Object.fromEntries(
      places.map((place) => [
        place,
        {
          type: new GraphQLNonNull(new GraphQLList(item)),
          resolve: ({ document, from, scope }: RichTextNode) =>
            linksInRichText(document)
              .filter((used) => used.place === place && used.link.sys.linkType === linkType)
              .map(({ link }) => follow(link, from, at, scope)),
        },
      ]),
    ),
  });
}

/** Links into other spaces: they have a type and a URN, and are not resolved. */
function resourceLists(stem: string): GraphQLObjectType {
  const list = (place: EmbedKind) => {
    const item = new GraphQLObjectType({
      name: `${stem}Resources${upperFirst(place)}`,
      interfaces: [ResourceLink],
      fields: { sys: { type: new GraphQLNonNull(ResourceSys), resolve: (target) => target } },
    });
    return {
      type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(item))),
      resolve: ({ document }: RichTextNode) =>
        resourcesInRichText(document).filter((used) => used.place === place),
    };
  };
  return new GraphQLObjectType({
    name: `${stem}Resources`,
    fields: { block: list('block'), inline: list('inline'), hyperlink: list('hyperlink') },
  });
}
