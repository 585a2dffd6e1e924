import type { Church } from '#domain/church/church.ts';
import type { Place } from '#domain/church/place.ts';
import { documentTitle, pageNames } from '#domain/page/page-names.ts';
import type { PaletteIndex } from '#domain/page/palette-index.ts';
import { type Path, routePattern } from '#domain/page/route-pattern.ts';
import type { Picture } from '#domain/picture/picture.ts';
import { breadcrumbList, crumbsTo } from './breadcrumb-json-ld.ts';
import { churchCharity, churchPlace, website } from './church-json-ld.ts';
import { feedPath } from './coming-up-feed.ts';
import { iconPath } from './icons.ts';
import { type JsonLdNode, type JsonLdTag, jsonLdTag } from './json-ld.ts';
import { openGraphTags } from './open-graph.ts';
import { sharePicture } from './share-picture.ts';

/** The metadata of a page for browsers, search engines and social networks. */
export interface PageMetadata {
  /** The page's own name, which comes before the church's. */
  readonly title: string;
  readonly palette: PaletteIndex;
  /** The thin part of its heading. */
  readonly qualifier?: string | undefined;
  readonly description: string;
  readonly path: Path;
  /** A photograph for sharing; without one the page is shared with a window. */
  readonly picture?: Picture | undefined;
  /** The church's building, on a page about it, whose data has its facts in full. */
  readonly place?: Place | undefined;
  /** Further nodes of its structured data, such as the dates of an event. */
  readonly nodes?: readonly JsonLdNode[] | undefined;
}

/** The site that a page belongs to. */
export interface Site {
  /** Origin of the public address. */
  readonly siteUrl: string;
  readonly church: Church;
  /** The church's pages on social networks. */
  readonly profiles: readonly string[];
}

/** A tag of the head, as React Router's `meta` takes it. */
export type MetaTag =
  | { title: string }
  | { name: string; content: string }
  | { property: string; content: string }
  | { tagName: 'link'; rel: string; href: string; type?: string; title?: string }
  | JsonLdTag;

/** The pages that link to the feed of Coming Up. */
const feedOffers: ReadonlySet<string> = new Set([routePattern.home, routePattern.comingUp]);

/**
 * The absolute canonical address of a page: the route's pattern, filled in (specification section 2).
 * @param siteUrl origin without a slash at the end
 */
export function canonicalUrl(siteUrl: string, path: Path): string {
  return new URL(path, siteUrl).href;
}

function thingsOf(
  page: PageMetadata,
  { siteUrl, church, profiles }: Site,
  picture: string,
): readonly JsonLdNode[] {
  const subject = { church, siteUrl, profiles, picture, logo: new URL(iconPath(512), siteUrl).href };
  const name = `${church.title} ${church.city}`;
  return [
    page.place && churchPlace(subject, page.place),
    churchCharity(subject),
    website(subject),
    breadcrumbList(crumbsTo({ name: page.title, path: page.path }, name, pageNames.whatsOn), siteUrl),
    ...(page.nodes ?? []),
  ].filter((thing) => thing !== undefined);
}

/** The head's tags of a page. Home is named after the church alone. */
export function metaTags(page: PageMetadata, site: Site): MetaTag[] {
  const { siteUrl, church } = site;
  const name = `${church.title} ${church.city}`;
  const isHome = page.path === routePattern.home;
  const url = canonicalUrl(siteUrl, page.path);
  const picture = sharePicture({
    ...page,
    qualifier: page.qualifier,
    photograph: page.picture,
    church,
  });
  return [
    { title: isHome ? name : documentTitle(page.title, name) },
    ...(page.description === '' ? [] : [{ name: 'description', content: page.description }]),
    { tagName: 'link' as const, rel: 'canonical', href: url },
    ...(feedOffers.has(page.path)
      ? [
          {
            tagName: 'link' as const,
            rel: 'alternate',
            type: 'application/atom+xml',
            title: documentTitle(pageNames.comingUp, name),
            href: feedPath,
          },
        ]
      : []),
    ...openGraphTags(
      { title: isHome ? name : page.title, description: page.description, url, site: name, picture },
      siteUrl,
    ),
    jsonLdTag(thingsOf(page, site, new URL(picture.path, siteUrl).href)),
  ];
}
