import type { GraphQLError } from 'graphql';
import type { ContentField } from '../model/content-type.ts';
import { isEntityLink } from '../model/rich-text.ts';
import type { Link } from '../model/space.ts';
import type { Item } from './collection.ts';
import { contentfulError } from './contentful-error.ts';
import { type AssetNode, assetNode, type EntityNode, type EntryNode, entryNode, fieldValue } from './node.ts';
import type { Scope } from './scope.ts';

/** A field that links, as its errors name it. */
export type LinkPlace = {
  readonly typeName: string;
  readonly field: ContentField;
  /** The content types it may point to; undefined for any. */
  readonly allowed?: readonly string[];
};

/**
 * Follows one link. The target is read in `scope`, the link itself was read in its entry's own (§2.7).
 * @returns the target, or the error that the answer carries beside a null (RULES.md §2.3, §2.4)
 */
export function follow(link: Link<'Entry' | 'Asset'>, from: EntryNode, place: LinkPlace, scope: Scope): Item {
  const { linkType, id } = link.sys;
  const target = linkType === 'Asset' ? assetNode(id, scope) : entryNode(id, scope);
  if (target === undefined) return unresolvable(link, from, place);
  if (target.kind === 'entry' && place.allowed !== undefined) {
    const type = target.entity.sys.contentType.sys.id;
    if (!place.allowed.includes(type)) return unexpectedType(link, from, place, type);
  }
  return target;
}

/** The links of a field: one for a Link, many for an Array, none when the field is empty. */
export function linksOf(node: EntryNode, field: ContentField): readonly Link<'Entry' | 'Asset'>[] {
  const value = fieldValue(node, field);
  return (Array.isArray(value) ? value : [value]).filter(isEntityLink);
}

/** The entities that a field leads to, without those that cannot be reached. */
export function reachable(
  node: EntityNode,
  field: ContentField,
  linkType: 'Entry' | 'Asset',
): readonly EntityNode[] {
  if (node.kind !== 'entry') return [];
  return linksOf(node, field).flatMap((link): (EntryNode | AssetNode)[] => {
    if (link.sys.linkType !== linkType) return [];
    const target =
      linkType === 'Asset' ? assetNode(link.sys.id, node.scope) : entryNode(link.sys.id, node.scope);
    return target === undefined ? [] : [target];
  });
}

function unresolvable(link: Link<'Entry' | 'Asset'>, from: EntryNode, place: LinkPlace): GraphQLError {
  const details = detailsOf(link, from, place);
  const target = `${details.linkType.toLowerCase()} '${details.linkId}'`;
  return contentfulError(
    'UNRESOLVABLE_LINK',
    `Query execution error. Link from entry '${details.linkingEntryId}' to ${target} on field '${details.field}' within type '${details.type}' cannot be resolved`,
    details,
  );
}

function unexpectedType(
  link: Link<'Entry' | 'Asset'>,
  from: EntryNode,
  place: LinkPlace,
  type: string,
): GraphQLError {
  const details = detailsOf(link, from, place);
  return contentfulError(
    'UNEXPECTED_LINKED_CONTENT_TYPE',
    `Query execution error. Link from entry '${details.linkingEntryId}' to entry '${details.linkId}' on field '${details.field}' within type '${details.type}' leads to the content type '${type}', which the field does not allow`,
    { ...details, contentType: type, expected: place.allowed },
  );
}

function detailsOf({ sys }: Link<'Entry' | 'Asset'>, from: EntryNode, { typeName, field }: LinkPlace) {
  return {
    type: typeName,
    field: field.id,
    linkType: sys.linkType,
    linkId: sys.id,
    linkingEntryId: from.entity.sys.id,
  };
}
