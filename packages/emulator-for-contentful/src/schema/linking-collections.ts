import {
  type GraphQLEnumType,
  type GraphQLFieldConfigMap,
  GraphQLList,
  GraphQLObjectType,
  GraphQLString,
} from 'graphql';
import { targetsIn } from '../query/catalogue.ts';
import { arrange } from '../query/collection.ts';
import { type EntityNode, type EntryNode, fieldValue, isVisible, localisedValue } from '../query/node.ts';
import { type QueryContext, type Scope, scopeWith } from '../query/scope.ts';
import type { ContentField } from '../store/content-type.ts';
import { collectionFields } from './collections.ts';
import type { SchemaKit } from './kit.ts';
import { makeOrder } from './orders.ts';
import { type FieldPlan, type TypePlan, validatedTargets } from './plan.ts';

/** An entity whose links from elsewhere are asked for. */
type Linked = { readonly node: EntityNode; readonly locales: readonly string[] };

/** The field `linkedFrom` of a type. */
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

/** `XLinkingCollections`: all entries that link here, and those of each type with a validated link to X (§1.4). */
export function makeLinkingCollections(target: TypePlan, kit: SchemaKit): GraphQLObjectType {
  const name = `${target.typeName}LinkingCollections`;
  const pointsHere = ({ shape }: FieldPlan) => validatedTargets(shape).includes(target.id);
  return new GraphQLObjectType<Linked, QueryContext>({
    name,
    fields: () =>
      linkingFields(kit, pointsHere, (source, ending) =>
        makeOrder(`${name}${source.typeName}${ending}Order`, source),
      ),
  });
}

/** `AssetLinkingCollections`: the same for assets, without orders (§1.4). */
export function makeAssetLinkingCollections(kit: SchemaKit): GraphQLObjectType {
  const pointsToAssets = ({ shape }: FieldPlan) => shape.kind === 'asset' || shape.kind === 'assets';
  return new GraphQLObjectType<Linked, QueryContext>({
    name: 'AssetLinkingCollections',
    fields: () => linkingFields(kit, pointsToAssets, undefined),
  });
}

function linkingFields(
  kit: SchemaKit,
  counts: (field: FieldPlan) => boolean,
  orderOf: ((source: TypePlan, ending: string) => GraphQLEnumType) | undefined,
): GraphQLFieldConfigMap<Linked, QueryContext> {
  const fields = collectionFields<Linked>('entry', kit.entryCollections(), {
    list: (linked, args) => linkingEntries(linked, scopeWith(linked.node.scope, args)),
  });
  for (const source of kit.plans) {
    const links = source.fields.filter(counts).map((plan) => plan.field);
    if (links.length === 0) continue;
    const collections = collectionFields<Linked>(source.rootName, kit.typeCollections(source.id), {
      ...(orderOf === undefined ? {} : { orderOf: (ending: string) => orderOf(source, ending) }),
      list: (linked, args) => {
        const scope = scopeWith(linked.node.scope, args);
        return arrange(linkingEntries(linked, scope, { source, links }), undefined, args.order);
      },
    });
    Object.assign(fields, collections);
  }
  return fields;
}

/** The entries that link to an entity: from any field, or from the given fields of one type. */
function linkingEntries(
  { node, locales }: Linked,
  scope: Scope,
  only?: { readonly source: TypePlan; readonly links: readonly ContentField[] },
): readonly EntryNode[] {
  const { catalogue } = scope.context;
  const linkType = node.kind === 'asset' ? 'Asset' : 'Entry';
  const wanted = `${linkType} ${node.entity.sys.id}`;
  return catalogue.linkingEntries(linkType, node.entity.sys.id).flatMap((entity) => {
    if (!isVisible(entity, scope)) return [];
    if (only !== undefined && entity.sys.contentType.sys.id !== only.source.id) return [];
    const candidate: EntryNode = { kind: 'entry', entity, scope };
    const values = locales.flatMap((locale) => {
      const there = { ...scope, locale };
      return only === undefined
        ? Object.values(entity.fields).map(
            (value) => localisedValue(value, there) ?? value[catalogue.defaultLocale],
          )
        : only.links.map((field) => fieldValue(candidate, field, there));
    });
    return values.some((value) => targetsIn(value).includes(wanted)) ? [candidate] : [];
  });
}
