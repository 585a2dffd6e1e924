import { type Path, routePattern } from '#domain/page/route-pattern.ts';
import type { Thing } from './json-ld.ts';

/** A page on the way from Home to another. */
export interface Crumb {
  readonly name: string;
  readonly path: Path;
}

/**
 * The way to a page: Home, the page above it where there is one, itself.
 * @param home what Home is called
 * @param whatsOn what the page above an event is called
 */
export function crumbsTo(page: Crumb, home: string, whatsOn: string): readonly Crumb[] {
  const start: Crumb = { name: home, path: routePattern.home };
  if (page.path === routePattern.home) return [start];
  const isEvent = page.path.startsWith(`${routePattern.whatsOn}/`);
  return isEvent ? [start, { name: whatsOn, path: routePattern.whatsOn }, page] : [start, page];
}

/**
 * The way to a page as structured data (schema.org/BreadcrumbList).
 * @returns undefined for a way of one step, which is none
 */
export function breadcrumbList(crumbs: readonly Crumb[], siteUrl: string): Thing | undefined {
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
