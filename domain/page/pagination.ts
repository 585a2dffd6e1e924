/** One page of a long list. */
export interface ListPage<Item> {
  readonly items: readonly Item[];
  /** From 1. */
  readonly number: number;
  /** How many pages the list has, at least one. */
  readonly count: number;
}

/**
 * A page of a list.
 * @param number from 1
 * @param size how many items a page holds
 * @returns undefined when the list has no such page; the first is there even if nothing is on it
 */
export function paginate<Item>(
  items: readonly Item[],
  number: number,
  size: number,
): ListPage<Item> | undefined {
  const count = Math.max(1, Math.ceil(items.length / size));
  if (number < 1 || number > count) return undefined;
  return { items: items.slice((number - 1) * size, number * size), number, count };
}

/** The search parameter that names a page of a list, and what it may be: the first page is the address without it. */
export const pageParameter = { name: 'page', pattern: /^(?:[2-9]|[1-9]\d{1,2})$/ } as const;

/** The page that a query string asks for: the first unless it names another. */
export function requestedPage(query: URLSearchParams): number {
  const value = query.get(pageParameter.name) ?? '';
  return pageParameter.pattern.test(value) ? Number(value) : 1;
}

/** A path with the page of its list that a query string asks for: all else in a query is no other page. */
export function listPageAt(path: string, search: string): string {
  return pageAddress(path, requestedPage(new URLSearchParams(search)));
}

/** The address of a page of the list that is at `path`. */
export function pageAddress(path: string, number: number): string {
  return number === 1 ? path : `${path}?${pageParameter.name}=${number}`;
}
