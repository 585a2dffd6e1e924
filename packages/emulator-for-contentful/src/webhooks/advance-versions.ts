import { publication } from '../entries/read-entry.ts';
import { targetsOf } from '../model/rich-text.ts';
import type { Asset, EntitySys, Entry, Space } from '../model/space.ts';
import { defined } from '../text/json.ts';
import { isSameContent, stateOf } from './changes.ts';

/**
 * Makes the times and versions of new content continue those of the previous content. An entity with the same content stays
 * unchanged, even if its file has a new time. A changed entity gets later times and a higher version, even if its file has
 * an older time (a restored version, a copy with its times). So does an entry that a deleted entry linked to.
 * @param now when the new content was read
 */
export function advanceVersions(before: Space, next: Space, now = new Date()): Space {
  const remaining = new Set(next.entries.map(({ sys }) => sys.id));
  const touched = new Set(before.entries.filter(({ sys }) => !remaining.has(sys.id)).flatMap(targetsOf));
  return {
    ...next,
    entries: advance(before.entries, next.entries, (id) => (touched.has(`Entry ${id}`) ? now : undefined)),
    assets: advance(before.assets, next.assets, () => undefined),
  };
}

function advance<E extends Entry | Asset>(
  before: readonly E[],
  next: readonly E[],
  touchedAt: (id: string) => Date | undefined,
): readonly E[] {
  const byId = new Map(before.map((entity) => [entity.sys.id, entity]));
  return next.map((entity) => {
    const old = byId.get(entity.sys.id);
    const touched = touchedAt(entity.sys.id);
    if (old === undefined || (touched === undefined && isSameContent(old, entity))) return old ?? entity;
    const state = stateOf(entity);
    const flags = { draft: state === 'draft', archived: state === 'archived' };
    const sys = { ...entity.sys, ...(touched && publication(touched, flags)) };
    return { ...entity, sys: { ...sys, ...laterThan(old.sys, sys) } };
  });
}

function laterThan(old: EntitySys, next: EntitySys): Partial<EntitySys> {
  const isPublished = next.publishedVersion !== undefined;
  return defined({
    createdAt: old.createdAt,
    updatedAt: later(old.updatedAt, next.updatedAt),
    publishedVersion: isPublished
      ? Math.max(next.publishedVersion, (old.publishedVersion ?? 0) + 1)
      : undefined,
    publishedAt: isPublished ? later(old.publishedAt, next.publishedAt) : undefined,
    firstPublishedAt: isPublished ? (old.firstPublishedAt ?? next.firstPublishedAt) : undefined,
  });
}

/** The new time, or one millisecond after the old one if that is later. */
function later(old: string | undefined, next: string | undefined): string | undefined {
  if (old === undefined || next === undefined) return next;
  return Date.parse(next) > Date.parse(old) ? next : new Date(Date.parse(old) + 1).toISOString();
}
