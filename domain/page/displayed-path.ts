import { pageParameter } from './pagination.ts';

/** The search parameter of Coming Up that shows one kind of event, and what the slug of a kind may be. */
export const kindParameter = { name: 'for', pattern: /^[a-z0-9]+(?:-[a-z0-9]+)*$/ } as const;

/**
 * The path of what a page displays, with the search parameters that change it. All others are dropped.
 * @param search a query string
 */
export function displayedPath(path: string, search: string): string {
  const given = new URLSearchParams(search);
  const known = new URLSearchParams();
  for (const { name, pattern } of [pageParameter, kindParameter]) {
    const value = given.get(name);
    if (value !== null && pattern.test(value)) known.set(name, value);
  }
  return known.size === 0 ? path : `${path}?${known}`;
}
