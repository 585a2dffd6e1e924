import { type EventKind, kindPath } from '../event/event-kind.ts';
import { listPagePath, pageNumber } from './pagination.ts';
import { type Path, routePattern } from './route-pattern.ts';

/** The parameters that said in a query, until version 0.3, what a list shows: `/coming-up?for=food` and `/whats-on?page=2`. */
export const formerParameters: Readonly<Record<string, string>> = {
  [routePattern.comingUp]: 'for',
  [routePattern.whatsOn]: 'page',
};

/**
 * The path that part of a list has instead of an address with such a query.
 * @param list the path of the list
 * @param kinds those that content has
 * @returns undefined for a query that shows the whole list, as any unknown one does
 */
export function pathWithoutQuery(
  list: string,
  query: URLSearchParams,
  kinds: readonly Pick<EventKind, 'slug'>[],
): Path | undefined {
  const value = query.get(formerParameters[list] ?? '');
  if (list === routePattern.comingUp) {
    const kind = kinds.find(({ slug }) => slug === value);
    return kind && kindPath(kind);
  }
  const number = list === routePattern.whatsOn ? pageNumber(value) : undefined;
  return number === undefined ? undefined : listPagePath(number);
}
