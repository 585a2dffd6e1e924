import { GraphQLError } from 'graphql';
import { type Item, limitOf } from './collection.ts';

export interface CursorArgs {
  readonly limit?: number | null;
  readonly pageNext?: string | null;
  readonly pagePrev?: string | null;
}

/**
 * Returns the page after `pageNext`, before `pagePrev`, or the first. A cursor contains the id of an entity, so that entities
 * inserted before it later cause neither repeated nor skipped items. If the entity has been deleted, its index is used.
 * @throws GraphQLError for an invalid cursor, and for two cursors
 */
export function cursorPageOf(items: readonly Item[], args: CursorArgs) {
  const limit = limitOf(args);
  const { pageNext, pagePrev } = args;
  if (pageNext != null && pagePrev != null)
    throw new GraphQLError('Query execution error. Only one of pageNext and pagePrev can be given');
  const end = pagePrev == null ? undefined : indexOf(readCursor(pagePrev, 'pagePrev'), items);
  let start = end === undefined ? 0 : Math.max(0, end - limit);
  if (pageNext != null) {
    const edge = readCursor(pageNext, 'pageNext');
    start = indexOf(edge, items);
    // If the entity has been deleted, the item at its index has not been returned yet.
    if (idOf(items[start]) === edge.id) start += 1;
  }
  const page = items.slice(start, end ?? start + limit);
  const past = start + page.length;
  const cursor = (index: number) => Buffer.from(`${index}:${idOf(items[index])}`).toString('base64url');
  return {
    limit,
    items: page,
    // There is no cursor where the list ends.
    pages: {
      next: page.length > 0 && past < items.length ? cursor(past - 1) : undefined,
      prev: page.length > 0 && start > 0 ? cursor(start) : undefined,
    },
  };
}

function indexOf({ index, id }: ReturnType<typeof readCursor>, items: readonly Item[]): number {
  if (id === '' || idOf(items[index]) === id) return index;
  const moved = items.findIndex((item) => idOf(item) === id);
  return moved < 0 ? index : moved;
}

function idOf(item: Item | undefined): string {
  return item === undefined || item instanceof GraphQLError ? '' : item.entity.sys.id;
}

/** The entity at the edge of a page: its index and its id, which is empty for a link to a missing entity. */
function readCursor(cursor: string, argument: string) {
  const found = /^(\d{1,9}):([\w.-]*)$/.exec(Buffer.from(cursor, 'base64url').toString('utf8'));
  const message = `Query execution error. The argument ${argument} is not a cursor of this collection`;
  if (found === null) throw new GraphQLError(message);
  return { index: Number(found[1]), id: found[2] ?? '' };
}
