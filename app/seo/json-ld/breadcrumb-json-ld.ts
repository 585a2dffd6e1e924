import type { PageWords } from '#domain/languages/words.ts';
import { absoluteAddress } from '#domain/link/absolute-address.ts';
import { type Path, routePattern } from '#domain/page/route-pattern.ts';
import type { JsonLdNode } from './json-ld.ts';

interface Crumb {
  readonly name: string;
  readonly path: Path;
}

interface CrumbSite {
  /** The public address, with the prefix of the language. */
  readonly siteUrl: string;
  readonly words: Pick<PageWords, 'seo'>;
}

/**
 * The breadcrumbs of a page as structured data (schema.org/BreadcrumbList): Home, What's On above an event, the page itself.
 * @param church the name of Home
 * @returns undefined for Home
 */
export function breadcrumbs(
  page: Crumb,
  church: string,
  { siteUrl, words }: CrumbSite,
): JsonLdNode | undefined {
  if (page.path === routePattern.home) return undefined;
  const isEvent = page.path.startsWith(`${routePattern.whatsOn}/`);
  const crumbs: readonly Crumb[] = [
    { name: church, path: routePattern.home },
    ...(isEvent ? [{ name: words.seo.whatsOn, path: routePattern.whatsOn }] : []),
    page,
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: absoluteAddress(path, siteUrl),
    })),
  };
}
