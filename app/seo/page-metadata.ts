import { type Church, churchName } from '#domain/church/church.ts';
import { type Country, type Dialling, diallingIn } from '#domain/church/country.ts';
import type { Place } from '#domain/church/place.ts';
import { documentTitle } from '#domain/page/page-names.ts';
import { absoluteAddress, feedPath, routePattern } from '#domain/page/route-pattern.ts';
import { styleVersion } from '#domain/palette/house-style.ts';
import type { Words } from '#languages/words.ts';
import { languageAlternates, type PageLanguage, pageLanguage } from '../language/site-languages.ts';
import { type ShareSubject, sharePicture, sharePictureSize } from '../share-picture/share-picture.ts';
import type { SiteWithContent } from '../site-context.ts';
import type { JsonLdNode } from './json-ld/json-ld.ts';

/** The metadata of a page for browsers, search engines and social networks. */
export interface PageMetadata extends Omit<ShareSubject, 'style' | 'church'> {
  readonly description: string;
  /** True for a page that no search engine shall list. */
  readonly isUnlisted?: true | undefined;
  /** The page whose picture a page without an entry is shared with. */
  readonly sharedAs?: PageMetadata | undefined;
  /** The church's building, on a page about it, whose data has its facts in full. */
  readonly place?: Place | undefined;
  /** The hours of that building. */
  readonly openingHours?: readonly JsonLdNode[] | undefined;
  /** Further nodes of its structured data, such as the dates of an event. */
  readonly nodes?: readonly JsonLdNode[] | undefined;
}

/** What the metadata of every page says of the website. */
export interface WebSite {
  readonly siteUrl: string;
  readonly church: Church;
  /** The version of the church's palettes. */
  readonly style: string;
  readonly profiles: readonly string[];
  readonly country: Country;
  readonly dialling: Dialling;
  readonly words: Words;
  /** The languages of the pages, the first one first; undefined for one. */
  readonly languages?: readonly PageLanguage[];
}

export function webSite({ siteUrl, content, locale, languages }: SiteWithContent): WebSite {
  const { church, navigation } = content;
  const { country, words } = locale;
  const profiles = navigation.socialMediaLinks.map(({ url }) => url);
  return {
    ...{ siteUrl, church, profiles, country, words, style: styleVersion(content) },
    ...{ dialling: diallingIn(country), languages: languages.map(pageLanguage) },
  };
}

/** A tag of the head, as React Router's `meta` takes it. */
export type MetaTag =
  | { title: string }
  | { name: string; content: string }
  | { property: string; content: string }
  | { tagName: 'link'; rel: string; href: string; type?: string; title?: string; hrefLang?: string };

/** The pages that link to the feed of Coming Up. */
const feedOffers: ReadonlySet<string> = new Set([routePattern.home, routePattern.comingUp]);

/** The picture with which a page is shared, by its public address. */
export type SharedPicture = ReturnType<typeof pagePicture>;

export function pagePicture(
  page: PageMetadata,
  { church, style, siteUrl, words }: Pick<WebSite, 'church' | 'style' | 'siteUrl' | 'words'>,
) {
  const picture = sharePicture({ ...page, church, style });
  const { path, type, description = words.seo.windowWithWords(picture.words) } = picture;
  return { url: absoluteAddress(path, siteUrl), type, description };
}

/** The head's tags of a page, with those of Open Graph (ogp.me). Home is named after the church alone. */
export function metaTags(page: PageMetadata, picture: SharedPicture | undefined, site: WebSite): MetaTag[] {
  const { siteUrl, church, words, languages = [] } = site;
  const { path, title, description } = page;
  const name = churchName(church);
  const isHome = path === routePattern.home;
  if (picture === undefined)
    return [{ title: documentTitle(title, name) }, { name: 'robots', content: 'noindex' }];
  // The canonical address is the route's pattern, filled in (specification section 2).
  const url = absoluteAddress(path, siteUrl);
  const openGraph = (property: string, content: string) => ({ property: `og:${property}`, content });
  const tags: (MetaTag | false)[] = [
    { title: isHome ? name : documentTitle(title, name) },
    description !== '' && { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    feedOffers.has(path) && {
      tagName: 'link',
      rel: 'alternate',
      type: 'application/atom+xml',
      title: documentTitle(words.home.comingUp, name),
      href: new URL(absoluteAddress(feedPath, siteUrl)).pathname,
    },
    openGraph('type', 'website'),
    openGraph('site_name', name),
    ...languageAlternates(path, siteUrl, languages).map(
      (alternate) => ({ tagName: 'link', rel: 'alternate', ...alternate }) as const,
    ),
    openGraph('locale', words.seo.openGraphLocale),
    ...languages
      .filter(({ language }) => language !== words.language)
      .map(({ openGraphLocale }) => openGraph('locale:alternate', openGraphLocale)),
    openGraph('title', isHome ? name : title),
    description !== '' && openGraph('description', description),
    openGraph('url', url),
    openGraph('image', picture.url),
    openGraph('image:type', picture.type),
    openGraph('image:width', String(sharePictureSize.width)),
    openGraph('image:height', String(sharePictureSize.height)),
    openGraph('image:alt', picture.description),
    // The one further tag that cards on X need.
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
  return tags.filter((tag) => tag !== false);
}
