import type { ContentField } from '../model/content-type.ts';
import { isEntityLink } from '../model/rich-text.ts';
import type { Link } from '../model/space.ts';
import type { Item } from './collection.ts';
import { contentfulError } from './contentful-error.ts';
import { assetNode, type EntryNode, entryNode, fieldValue } from './node.ts';
import type { Scope } from './scope.ts';

/** A field with links, and its type, which errors name. */
export interface LinkField {
  readonly typeName: string;
  readonly field: ContentField;
  /** The content types it may point to; undefined for any. */
  readonly allowed?: readonly string[];
}

/**
 * Follows one link. The target is read in `scope`, the link itself in the scope of its entry (§2.7).
 * @returns the target, or the error that the response has beside a null (RULES.md §2.3, §2.4)
 */
export function follow(
  { sys: { linkType, id } }: Link<'Entry' | 'Asset'>,
  from: EntryNode,
  { typeName, field, allowed }: LinkField,
  scope: Scope,
): Item {
  const linkingEntryId = from.entity.sys.id;
  const failed = (code: string, why: string, more: object = {}) =>
    contentfulError(
      code,
      `Query execution error. Link from entry '${linkingEntryId}' to ${linkType.toLowerCase()} '${id}' on field '${field.id}' within type '${typeName}' ${why}`,
      { type: typeName, field: field.id, linkType, linkId: id, linkingEntryId, ...more },
    );
  const target = linkType === 'Asset' ? assetNode(id, scope) : entryNode(id, scope);
  if (target === undefined) return failed('UNRESOLVABLE_LINK', 'cannot be resolved');
  const contentType = target.kind === 'entry' ? target.entity.sys.contentType.sys.id : undefined;
  if (contentType === undefined || allowed === undefined || allowed.includes(contentType)) return target;
  const why = `links to the content type '${contentType}', which the field does not allow`;
  return failed('UNEXPECTED_LINKED_CONTENT_TYPE', why, { contentType, expected: allowed });
}

export function linksIn(value: unknown): readonly Link<'Entry' | 'Asset'>[] {
  return (Array.isArray(value) ? value : [value]).filter(isEntityLink);
}

export function linkedEntries(node: EntryNode, field: ContentField): readonly EntryNode[] {
  return linksIn(fieldValue(node, field)).flatMap(({ sys: { linkType, id } }) =>
    linkType === 'Entry' ? (entryNode(id, node.scope) ?? []) : [],
  );
}
