import { churchName } from '#domain/church/church.ts';
import { iconPath } from '../../icons/icons.ts';
import { type PageMetadata, pagePicture, type Site } from '../page-metadata.ts';
import { breadcrumbs } from './breadcrumb-json-ld.ts';
import { churchCharity, churchPlace, website } from './church-json-ld.ts';
import type { JsonLdNode } from './json-ld.ts';

function nodesOf(page: PageMetadata, site: Site): readonly JsonLdNode[] {
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
export function pageJsonLd(page: PageMetadata, site: Site): string {
  const graph = { '@context': 'https://schema.org', '@graph': nodesOf(page, site) };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
