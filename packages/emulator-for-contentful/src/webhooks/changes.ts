import { isDeepStrictEqual } from 'node:util';
import type { ContentType } from '../model/content-type.ts';
import type { Asset, Entry, Space } from '../model/space.ts';

export type Entity = Entry | Asset | ContentType;

type EntityState = 'published' | 'draft' | 'archived';

/** The state of an entity, by its versions (RULES.md §2.6). A content type of a folder is always published. */
export function stateOf(entity: Entity): EntityState {
  if (entity.sys.type === 'ContentType') return 'published';
  if (entity.sys.archivedVersion !== undefined) return 'archived';
  return entity.sys.publishedVersion === undefined ? 'draft' : 'published';
}

export function isSameContent(a: Entity, b: Entity): boolean {
  const contentOf = ({ sys, ...content }: Entity) => [
    content,
    sys.type === 'Entry' ? sys.contentType : undefined,
  ];
  return a === b || (stateOf(a) === stateOf(b) && isDeepStrictEqual(contentOf(a), contentOf(b)));
}

/** Contentful's names for changes of an entity (RULES.md §6.1). */
type Action = 'create' | 'save' | 'publish' | 'unpublish' | 'archive' | 'unarchive' | 'delete';

/** One change with the new version of the entity; for `unpublish` and `delete`, with the previous one. */
export interface Change {
  readonly action: Action;
  readonly entity: Entity;
}

/** The changes between two versions of the content, in a plausible order. */
export function changesBetween(before: Space, next: Space): readonly Change[] {
  return (['contentTypes', 'assets', 'entries'] as const).flatMap((list) => {
    const old = new Map<string, Entity>(before[list].map((entity) => [entity.sys.id, entity]));
    const now = new Set(next[list].map((entity) => entity.sys.id));
    return [
      ...next[list].flatMap((entity) => steps(old.get(entity.sys.id), entity)),
      ...before[list].filter((entity) => !now.has(entity.sys.id)).flatMap(removal),
    ];
  });
}

function steps(old: Entity | undefined, entity: Entity): readonly Change[] {
  if (old !== undefined && isSameContent(old, entity)) return [];
  const was = old && stateOf(old);
  const is = stateOf(entity);
  const changes: Change[] = [];
  if (old !== undefined && was === 'published' && is !== 'published')
    changes.push({ action: 'unpublish', entity: old });
  if (was === 'archived' && is !== 'archived') changes.push({ action: 'unarchive', entity });
  const archive = was === 'archived' ? 'save' : 'archive';
  const save = was === undefined ? 'create' : 'save';
  const actions = { archived: archive, draft: save, published: 'publish' } as const;
  changes.push({ action: actions[is], entity });
  return changes;
}

function removal(entity: Entity): readonly Change[] {
  const gone: Change = { action: 'delete', entity };
  return stateOf(entity) === 'published' ? [{ action: 'unpublish', entity }, gone] : [gone];
}
