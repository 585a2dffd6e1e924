import { GraphQLError } from 'graphql';
import { type Item, limitOf } from './collection.ts';

export type CursorArgs = {
  readonly limit?: number | null;
  readonly pageNext?: string | null;
  readonly pagePrev?: string | null;
};

/** The entity at the edge of a page: its position and its id, which is empty for a link to a missing entity. */
type Edge = { readonly place: number; readonly id: string };

/**
 * The page after the one with this `pageNext`, before the one with this `pagePrev`, or the first. A cursor holds on to an
 * entity: what is put in before it later is not shown twice and nothing is left out. Where the entity is gone, its place counts.
 * @throws GraphQLError for a cursor that this service did not make, and for two of them
 */
export function cursorPageOf(items: readonly Item[], args: CursorArgs) {
  const limit = limitOf(args);
  const { pageNext, pagePrev } = args;
  if (pageNext != null && pagePrev != null)
    throw new GraphQLError('Query execution error. Only one of pageNext and pagePrev can be given');
  const end = pagePrev == null ? undefined : placeOf(readCursor(pagePrev, 'pagePrev'), items);
  let start = end === undefined ? 0 : Math.max(0, end - limit);
  if (pageNext != null) {
    const edge = readCursor(pageNext, 'pageNext');
    start = placeOf(edge, items);
    // An entity that is gone leaves its place to the one after it, which has not been shown.
    if (idOf(items[start]) === edge.id) start += 1;
  }
  const page = items.slice(start, end ?? start + limit);
  const past = start + page.length;
  const cursor = (place: number) => Buffer.from(`${place}:${idOf(items[place])}`).toString('base64url');
  return {
    limit,
    items: page,
    // There is no cursor where the list ends.
    pages: {
      next: page.length > 0 && past < items.length ? cursor(past - 1) : null,
      prev: page.length > 0 && start > 0 ? cursor(start) : null,
    },
  };
}

function placeOf({ place, id }: Edge, items: readonly Item[]): number {
  if (id === '' || idOf(items[place]) === id) return place;
  const moved = items.findIndex((item) => idOf(item) === id);
  return moved < 0 ? place : moved;
}

function idOf(item: Item | undefined): string {
  return item === undefined || item instanceof GraphQLError ? '' : item.entity.sys.id;
}

function readCursor(cursor: string, argument: string): Edge {
  const found = /^(\d{1,9}):([\w.-]*)$/.exec(Buffer.from(cursor, 'base64url').toString('utf8'));
  if (found === null) {
    throw new GraphQLError(`Query execution error. The argument ${argument} is no cursor of a collection`);
  }
  return { place: Number(found[1]), id: found[2] ?? '' };
}
