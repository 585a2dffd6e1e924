import { type Path, routePattern } from '#domain/page/route-pattern.ts';
import type { JsonLdNode } from './json-ld.ts';

/** One page of the breadcrumbs. */
export interface Crumb {
  readonly name: string;
  readonly path: Path;
}

/**
 * The breadcrumbs of a page: Home, the page above it if there is one, the page itself.
 * @param home the name of Home
 * @param whatsOn the name of the page above an event
 */
export function crumbsTo(page: Crumb, home: string, whatsOn: string): readonly Crumb[] {
  const start: Crumb = { name: home, path: routePattern.home };
  if (page.path === routePattern.home) return [start];
  const isEvent = page.path.startsWith(`${routePattern.whatsOn}/`);
  return isEvent ? [start, { name: whatsOn, path: routePattern.whatsOn }, page] : [start, page];
}

/**
 * The breadcrumbs as structured data (schema.org/BreadcrumbList).
 * @returns undefined for a single page
 */
export function breadcrumbList(crumbs: readonly Crumb[], siteUrl: string): JsonLdNode | undefined {
  if (crumbs.length < 2) return undefined;
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: new URL(path, siteUrl).href,
    })),
  };
}
