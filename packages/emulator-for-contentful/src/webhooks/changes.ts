import type { Space } from '../model/space.ts';
import { contentHash, type Entity, stateOf } from './content-hash.ts';

/** Contentful's names for changes of an entity (RULES.md §6.1). */
export type Action = 'create' | 'save' | 'publish' | 'unpublish' | 'archive' | 'unarchive' | 'delete';

/** One change. The entity is as it is now; for `unpublish` and `delete` as it was. */
export type Change = { readonly action: Action; readonly entity: Entity };

/** What happened between two states of the content, in an order in which it could have happened. */
export function changesBetween(before: Space, next: Space): readonly Change[] {
  return [
    ...changed(before.contentTypes, next.contentTypes),
    ...changed(before.assets, next.assets),
    ...changed(before.entries, next.entries),
  ];
}

function changed(before: readonly Entity[], next: readonly Entity[]): readonly Change[] {
  const old = new Map(before.map((entity) => [entity.sys.id, entity]));
  const now = new Set(next.map((entity) => entity.sys.id));
  return [
    ...next.flatMap((entity) => steps(old.get(entity.sys.id), entity)),
    ...before.filter((entity) => !now.has(entity.sys.id)).flatMap(removal),
  ];
}

function steps(old: Entity | undefined, entity: Entity): readonly Change[] {
  if (old !== undefined && contentHash(old) === contentHash(entity)) return [];
  const was = old === undefined ? undefined : stateOf(old);
  const is = stateOf(entity);
  const actions: Action[] = [];
  if (was === 'published' && is !== 'published') actions.push('unpublish');
  if (was === 'archived' && is !== 'archived') actions.push('unarchive');
  if (is === 'archived') actions.push(was === 'archived' ? 'save' : 'archive');
  if (is === 'draft') actions.push(was === undefined ? 'create' : 'save');
  if (is === 'published') actions.push('publish');
  return actions.map((action) => ({ action, entity: action === 'unpublish' ? (old ?? entity) : entity }));
}

function removal(entity: Entity): readonly Change[] {
  const gone: Change = { action: 'delete', entity };
  return stateOf(entity) === 'published' ? [{ action: 'unpublish', entity }, gone] : [gone];
}
