/**
 * One page of a list.
 * @param number from 1
 * @param size the number of items on a page
 * @returns with the `count` of pages; undefined when the list has no such page: the first exists even if it is empty
 */
export function paginate<Item>(items: readonly Item[], number: number, size: number) {
  const count = Math.max(1, Math.ceil(items.length / size));
  if (number < 1 || number > count) return undefined;
  return { items: items.slice((number - 1) * size, number * size), number, count };
}

/** The search parameter of a page of a list, and its valid values. The first page has no parameter. */
export const pageParameter = { name: 'page', pattern: /^(?:[2-9]|[1-9]\d{1,2})$/ } as const;

/** The page number in a query string; 1 if it has none that is valid. */
export function requestedPage(query: URLSearchParams): number {
  const value = query.get(pageParameter.name) ?? '';
  return pageParameter.pattern.test(value) ? Number(value) : 1;
}

/** The address of one page of the list at `path`. */
export function pageAddress(path: string, number: number): string {
  return number === 1 ? path : `${path}?${pageParameter.name}=${number}`;
}
