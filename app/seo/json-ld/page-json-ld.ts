import { churchName } from '#domain/church/church.ts';
import { absoluteAddress, type Path, routePattern } from '#domain/page/route-pattern.ts';
import type { PageWords } from '#languages/words.ts';
import { iconPath } from '../../icons/church-icon.ts';
import { type PageMetadata, pagePicture, type WebSite } from '../page-metadata.ts';
import { churchCharity, churchPlace, website } from './church-json-ld.ts';
import type { JsonLdNode } from './json-ld.ts';

function nodesOf(page: PageMetadata, site: WebSite): readonly JsonLdNode[] {
  const { siteUrl, church } = site;
  const { url: picture } = pagePicture(page, site);
  const subject = { ...site, picture, logo: new URL(iconPath(512), siteUrl).href };
  const name = churchName(church);
  return [
    page.place && churchPlace(subject, page.place),
    churchCharity(subject),
    website(subject),
    breadcrumbs({ name: page.title, path: page.path }, name, site),
    ...(page.nodes ?? []),
  ].filter((node) => node !== undefined);
}

/** The structured data of a page: one graph (JSON-LD 1.1 section 4.9), as the text of a script that it cannot close. */
export function pageJsonLd(page: PageMetadata, site: WebSite): string {
  const graph = { '@context': 'https://schema.org', '@graph': nodesOf(page, site) };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}

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
