import { churchName } from '#domain/church/church.ts';
import { absoluteAddress, routePattern } from '#domain/page/route-pattern.ts';
import { iconPath } from '../../icons/church-icon.ts';
import { sharedSiteUrl } from '../../language/site-languages.ts';
import type { PageMetadata, SharedPicture, WebSite } from '../page-metadata.ts';
import { churchCharity, churchPlace, website } from './church-json-ld.ts';
import type { JsonLdNode } from './json-ld.ts';

function nodesOf(page: PageMetadata, { url: picture }: SharedPicture, site: WebSite): readonly JsonLdNode[] {
  const subject = { ...site, picture, logo: sharedSiteUrl(site.siteUrl) + iconPath(512) };
  return [
    page.place && churchPlace(subject, page.place, page.openingHours),
    churchCharity(subject),
    website(subject),
    breadcrumbs(page, site),
    ...(page.nodes ?? []),
  ].filter((node) => node !== undefined);
}

/** The structured data of a page: one graph (JSON-LD 1.1 section 4.9), as the text of a script that it cannot close. */
export function pageJsonLd(page: PageMetadata, shared: SharedPicture, site: WebSite): string {
  const graph = { '@context': 'https://schema.org', '@graph': nodesOf(page, shared, site) };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}

/**
 * The breadcrumbs of a page as structured data (schema.org/BreadcrumbList): Home, What's On above an event, the page itself.
 * @returns undefined for Home
 */
export function breadcrumbs(
  { title, path }: Pick<PageMetadata, 'title' | 'path'>,
  { church, siteUrl, words }: Pick<WebSite, 'church' | 'siteUrl' | 'words'>,
): JsonLdNode | undefined {
  if (path === routePattern.home) return undefined;
  const isEvent = path.startsWith(`${routePattern.whatsOn}/`);
  const crumbs = [
    { title: churchName(church), path: routePattern.home },
    ...(isEvent ? [{ title: words.seo.whatsOn, path: routePattern.whatsOn }] : []),
    { title, path },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: crumb.title,
      item: absoluteAddress(crumb.path, siteUrl),
    })),
  };
}
