import { type GraphQLFieldConfigMap, GraphQLList, GraphQLObjectType, GraphQLString } from 'graphql';
import type { ContentField } from '../model/content-type.ts';
import { targetsIn } from '../model/rich-text.ts';
import { arrange } from '../query/collection.ts';
import { type EntityNode, type EntryNode, fieldValue, isVisible, localisedValue } from '../query/node.ts';
import { type QueryContext, type Scope, scopeWith } from '../query/scope.ts';
import { type CollectionOptions, collectionFields } from './collections.ts';
import { createOrder } from './filters/orders.ts';
import type { FieldPlan, TypePlan } from './plan/plan.ts';
import type { SchemaContext } from './schema-context.ts';

interface Linked {
  readonly node: EntityNode;
  readonly locales: readonly string[];
}

export function linkedFromField(type: GraphQLObjectType) {
  return {
    type,
    args: { allowedLocales: { type: new GraphQLList(GraphQLString) } },
    resolve: (
      node: EntityNode,
      args: { readonly allowedLocales?: readonly (string | null)[] | null },
    ): Linked => {
      const given = (args.allowedLocales ?? []).filter((code) => code !== null);
      for (const code of given) scopeWith(node.scope, { locale: code });
      return { node, locales: given.length > 0 ? given : [node.scope.locale] };
    },
  };
}

/** `XLinkingCollections`: all entries that link to an X, and those of each type with a validated link to X (§1.4). */
export function createLinkingCollections(target: TypePlan, schemaContext: SchemaContext): GraphQLObjectType {
  const name = `${target.typeName}LinkingCollections`;
  return linkingType(
    name,
    schemaContext,
    ({ targets }) => targets.ids.includes(target.id),
    (source) => (suffix) => createOrder(`${name}${source.typeName}${suffix}Order`, source),
  );
}

/** `AssetLinkingCollections`: the same for assets, without orders (§1.4). */
export function createAssetLinkingCollections(schemaContext: SchemaContext): GraphQLObjectType {
  const mayLink = ({ kind }: FieldPlan) => kind === 'asset' || kind === 'assets';
  return linkingType('AssetLinkingCollections', schemaContext, mayLink);
}

function linkingType(
  name: string,
  schemaContext: SchemaContext,
  mayLink: (field: FieldPlan) => boolean,
  orderOf?: (source: TypePlan) => CollectionOptions<Linked>['orderOf'],
): GraphQLObjectType {
  const ofType = (source: TypePlan): GraphQLFieldConfigMap<Linked, QueryContext> => {
    const links = source.fields.filter(mayLink).map((plan) => plan.field);
    if (links.length === 0) return {};
    return collectionFields<Linked>(source.rootName, schemaContext.typeCollections(source.id), {
      orderOf: orderOf?.(source),
      list: (linked, args) => {
        const scope = scopeWith(linked.node.scope, args);
        return arrange(linkingEntries(linked, scope, { source, links }), undefined, args.order);
      },
    });
  };
  return new GraphQLObjectType<Linked, QueryContext>({
    name,
    fields: () => ({
      ...collectionFields<Linked>('entry', schemaContext.entryCollections, {
        list: (linked, args) => linkingEntries(linked, scopeWith(linked.node.scope, args)),
      }),
      ...Object.assign({}, ...schemaContext.plans.map(ofType)),
    }),
  });
}

/** The entries that link to an entity: from any field, or from the given fields of one type. */
function linkingEntries(
  { node, locales }: Linked,
  scope: Scope,
  only?: { readonly source: TypePlan; readonly links: readonly ContentField[] },
): readonly EntryNode[] {
  const { spaceIndex } = scope.context;
  const linkType = node.kind === 'asset' ? 'Asset' : 'Entry';
  const target = `${linkType} ${node.entity.sys.id}`;
  return spaceIndex.linkingEntries(linkType, node.entity.sys.id).flatMap((entity) => {
    if (!isVisible(entity, scope)) return [];
    if (only !== undefined && entity.sys.contentType.sys.id !== only.source.id) return [];
    const candidate: EntryNode = { kind: 'entry', entity, scope };
    const values = locales.flatMap((locale) => {
      const there = { ...scope, locale };
      return only === undefined
        ? Object.values(entity.fields).map(
            (value) => localisedValue(value, there) ?? value[spaceIndex.defaultLocale],
          )
        : only.links.map((field) => fieldValue(candidate, field, there));
    });
    return values.some((value) => targetsIn(value).includes(target)) ? [candidate] : [];
  });
}
