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
  const targets =
    (linkType: 'Entry' | 'Asset'): ReadEmbeds =>
    ({ document, from, scope }, kind) =>
      linksInRichText(document)
        .filter((used) => used.place === kind && used.link.sys.linkType === linkType)
        .map(({ link }) => follow(link, from, place, scope));
  const entries = lists(
    `${stem}Entries`,
    ['inline', 'hyperlink', 'block'],
    targets('Entry'),
    () => entryInterface,
  );
  const assets = lists(`${stem}Assets`, ['hyperlink', 'block'], targets('Asset'), () => assetType);
  // Links into other spaces have a type and a URN, and are not resolved.
  const resources = lists(
    `${stem}Resources`,
    ['block', 'inline', 'hyperlink'],
    ({ document }, kind) => resourcesInRichText(document).filter((used) => used.place === kind),
    (kind) => new GraphQLNonNull(resourceType(`${stem}Resources${upperFirst(kind)}`)),
  );
  const links = new GraphQLObjectType<RichTextNode>({
    name: `${stem}Links`,
    extensions: embedsCost(field),
    fields: { entries: part(entries), assets: part(assets), resources: part(resources) },
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

type ReadEmbeds = (node: RichTextNode, kind: EmbedKind) => readonly unknown[];

/** What a rich text embeds: a list for each kind of embed. */
function lists(
  name: string,
  kinds: readonly EmbedKind[],
  read: ReadEmbeds,
  typeOf: (kind: EmbedKind) => GraphQLOutputType,
): GraphQLObjectType {
  const fields = kinds.map((kind) => {
    const type = new GraphQLNonNull(new GraphQLList(typeOf(kind)));
    return [kind, { type, resolve: (node: RichTextNode) => read(node, kind) }];
  });
  return new GraphQLObjectType({ name, extensions: embedListCost, fields: Object.fromEntries(fields) });
}

function resourceType(name: string): GraphQLObjectType {
  const sys = { type: new GraphQLNonNull(ResourceSys), resolve: (target: unknown) => target };
  return new GraphQLObjectType({ name, interfaces: [ResourceLink], fields: { sys } });
}
