import { type Path, routePattern } from '#site/domain/route-pattern.ts';

/** What a page says about itself to browsers and search engines. */
export interface PageMetadata {
  /** The page's own name; the church's follows it. */
  readonly title: string;
  readonly description: string;
  readonly path: Path;
}

interface Site {
  /** Origin of the public address. */
  readonly siteUrl: string;
  readonly title: string;
  readonly city: string;
}

/** A tag of the head, in the form that React Router's `meta` takes. */
export type MetaTag =
  | { title: string }
  | { name: string; content: string }
  | { tagName: 'link'; rel: string; href: string };

/**
 * The absolute canonical address of a page: the route's pattern, filled in (specification section 2).
 * @param siteUrl origin without a slash at the end
 */
export function canonicalUrl(siteUrl: string, path: Path): string {
  return new URL(path, siteUrl).href;
}

/** The head's tags of a page. Home is named after the church alone. */
export function metaTags({ title, description, path }: PageMetadata, site: Site): MetaTag[] {
  const church = `${site.title} ${site.city}`;
  return [
    { title: path === routePattern.home ? church : `${title} – ${church}` },
    ...(description === '' ? [] : [{ name: 'description', content: description }]),
    { tagName: 'link', rel: 'canonical', href: canonicalUrl(site.siteUrl, path) },
  ];
}
