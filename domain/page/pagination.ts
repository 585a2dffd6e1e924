import { type Path, routePattern } from './route-pattern.ts';

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

/** The number that an address names a page of a list by; undefined for any other text, and for the first page, which has no number. */
export function pageNumber(text: string | null | undefined): number | undefined {
  return text && /^(?:[2-9]|[1-9]\d{1,2})$/.test(text) ? Number(text) : undefined;
}

/** The path of one page of the list of events, by its number from 1. */
export function listPagePath(number: number): Path {
  return number === 1 ? routePattern.whatsOn : `${routePattern.whatsOn}/page/${number}`;
}
