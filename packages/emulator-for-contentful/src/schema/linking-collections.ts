import type { ContentField } from '../model/content-type.ts';
import { targetsIn } from '../model/rich-text.ts';
import { arrange } from '../query/collection.ts';
import { type EntityNode, type EntryNode, fieldValue, isVisible, localisedValue } from '../query/node.ts';
import { type Scope, scopeWith } from '../query/scope.ts';
import { collectionFields } from './collections.ts';
import { type Definition, type Field, type Fields, objectType } from './definition.ts';
import { type Order, orderOfType } from './filters/orders.ts';
import type { FieldPlan, SchemaPlan, TypePlan } from './plan/plan.ts';

interface Linked {
  readonly node: EntityNode;
  readonly locales: readonly string[];
}

/** The field `linkedFrom`. @param type that of the linking collections */
export function linkedFrom(type: string): Field {
  return {
    text: `(allowedLocales: [String]): ${type}`,
    resolve(node: EntityNode, args: { readonly allowedLocales?: readonly (string | null)[] | null }): Linked {
      const given = (args.allowedLocales ?? []).filter((code) => code !== null);
      for (const code of given) scopeWith(node.scope, { locale: code });
      return { node, locales: given.length > 0 ? given : [node.scope.locale] };
    },
  };
}

/** `XLinkingCollections`: all entries that link to an X, and those of each type with a validated link to X (§1.4). */
export function linkingCollections(target: TypePlan, { plans }: SchemaPlan): readonly Definition[] {
  const name = `${target.typeName}LinkingCollections`;
  const mayLink = ({ targets }: FieldPlan) => targets.ids.includes(target.id);
  const orderOf = (source: TypePlan, suffix: string) =>
    orderOfType(`${name}${source.typeName}${suffix}Order`, source);
  return linkingType(name, plans, mayLink, orderOf);
}

/** `AssetLinkingCollections`: the same for assets, without orders (§1.4). */
export function assetLinkingCollections({ plans }: SchemaPlan): readonly Definition[] {
  const mayLink = ({ kind }: FieldPlan) => kind === 'asset' || kind === 'assets';
  return linkingType('AssetLinkingCollections', plans, mayLink);
}

function linkingType(
  name: string,
  plans: readonly TypePlan[],
  mayLink: (field: FieldPlan) => boolean,
  orderOf?: (source: TypePlan, suffix: string) => Order,
): readonly Definition[] {
  const ofType = (source: TypePlan): Fields => {
    const links = source.fields.filter(mayLink).map((plan) => plan.field);
    if (links.length === 0) return {};
    return collectionFields<Linked>(source.rootName, source.typeName, {
      orderOf: orderOf && ((suffix) => orderOf(source, suffix)),
      list: (linked, args) => {
        const scope = scopeWith(linked.node.scope, args);
        return arrange(linkingEntries(linked, scope, { source, links }), undefined, args.order);
      },
    });
  };
  const ofAllTypes = collectionFields<Linked>('entry', 'Entry', {
    list: (linked, args) => linkingEntries(linked, scopeWith(linked.node.scope, args)),
  });
  return objectType(name, Object.assign(ofAllTypes, ...plans.map(ofType)));
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
