import { GraphQLError } from 'graphql';
import { type Item, limitOf } from './collection.ts';

export type CursorArgs = {
  readonly limit?: number | null;
  readonly pageNext?: string | null;
  readonly pagePrev?: string | null;
};

/** A page of a list with the cursors of its neighbours; there is none where the list ends. */
export type CursorPage = {
  readonly limit: number;
  readonly items: readonly Item[];
  readonly pages: { readonly next: string | null; readonly prev: string | null };
};

/** The entity at the edge of a page: its position and its id, which is empty for a link to a missing entity. */
type Edge = { readonly place: number; readonly id: string };

/**
 * The page after the one with this `pageNext`, before the one with this `pagePrev`, or the first. A cursor holds on to an
 * entity: what is put in before it later is not shown twice and nothing is left out. Where the entity is gone, its place counts.
 * @throws GraphQLError for a cursor that this service did not make, and for two of them
 */
export function cursorPageOf(items: readonly Item[], args: CursorArgs): CursorPage {
  const limit = limitOf(args);
  const { pageNext, pagePrev } = args;
  if (pageNext != null && pagePrev != null)
    throw new GraphQLError('Query execution error. Only one of pageNext and pagePrev can be given');
  const end = pagePrev == null ? undefined : placeOf(readCursor(pagePrev, 'pagePrev'), items);
  const start = end === undefined ? startAfter(pageNext, items) : Math.max(0, end - limit);
  const page = items.slice(start, end ?? start + limit);
  const past = start + page.length;
  const cursor = (place: number) => writeCursor({ place, id: idOf(items[place]) });
  return {
    limit,
    items: page,
    pages: {
      next: page.length > 0 && past < items.length ? cursor(past - 1) : null,
      prev: page.length > 0 && start > 0 ? cursor(start) : null,
    },
  };
}

function startAfter(pageNext: string | null | undefined, items: readonly Item[]): number {
  if (pageNext == null) return 0;
  const edge = readCursor(pageNext, 'pageNext');
  const place = placeOf(edge, items);
  // An entity that is gone leaves its place to the one after it, which has not been shown.
  return idOf(items[place]) === edge.id ? place + 1 : place;
}

function placeOf({ place, id }: Edge, items: readonly Item[]): number {
  if (id === '' || idOf(items[place]) === id) return place;
  const moved = items.findIndex((item) => idOf(item) === id);
  return moved < 0 ? place : moved;
}

function idOf(item: Item | undefined): string {
  return item === undefined || item instanceof GraphQLError ? '' : item.entity.sys.id;
}

function writeCursor({ place, id }: Edge): string {
  return Buffer.from(`${place}:${id}`).toString('base64url');
}

function readCursor(cursor: string, argument: string): Edge {
  const found = /^(\d{1,9}):([\w.-]*)$/.exec(Buffer.from(cursor, 'base64url').toString('utf8'));
  if (found === null) {
    throw new GraphQLError(`Query execution error. The argument ${argument} is no cursor of a collection`);
  }
  return { place: Number(found[1]), id: found[2] ?? '' };
}
