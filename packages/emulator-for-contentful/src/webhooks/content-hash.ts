import { createHash } from 'node:crypto';
import type { ContentType } from '../model/content-type.ts';
import type { Asset, Entry } from '../model/space.ts';

export type Entity = Entry | Asset | ContentType;

/** The state of an entity: a draft and an archived entity differ from a published one with the same fields. */
export type EntityState = 'published' | 'draft' | 'archived';

/** The state of an entity, by its versions (RULES.md §2.6). A content type of a folder is always published. */
export function stateOf(entity: Entity): EntityState {
  if (entity.sys.type === 'ContentType') return 'published';
  if (entity.sys.archivedVersion !== undefined) return 'archived';
  return entity.sys.publishedVersion === undefined ? 'draft' : 'published';
}

const known = new WeakMap<Entity, string>();

/** A hash of all that an author can change about an entity; times and versions are not in it. */
export function contentHash(entity: Entity): string {
  const before = known.get(entity);
  if (before !== undefined) return before;
  const { sys, ...content } = entity;
  const text = JSON.stringify([content, stateOf(entity), sys.type === 'Entry' ? sys.contentType.sys.id : '']);
  const hash = createHash('sha256').update(text).digest('base64');
  known.set(entity, hash);
  return hash;
}
