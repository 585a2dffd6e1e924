import { type SharePicture, sharePictureSize } from './share-picture.ts';

/** The preview of a page on social networks and in messengers. */
export interface SharedPage {
  readonly title: string;
  /** Empty when the entry has none. */
  readonly description: string;
  /** The canonical address. */
  readonly url: string;
  /** The site's name. */
  readonly site: string;
  readonly picture: SharePicture;
}

type OpenGraphTag = { readonly property: string; readonly content: string };

/**
 * A page's Open Graph tags (ogp.me), and the one tag more that cards on X need.
 * @param siteUrl origin of the public address, since pictures need absolute addresses
 */
export function openGraphTags(
  { title, description, url, site, picture }: SharedPage,
  siteUrl: string,
): (OpenGraphTag | { readonly name: string; readonly content: string })[] {
  const tag = (property: string, content: string): OpenGraphTag => ({ property: `og:${property}`, content });
  return [
    tag('type', 'website'),
    tag('site_name', site),
    tag('locale', 'en_GB'),
    tag('title', title),
    ...(description === '' ? [] : [tag('description', description)]),
    tag('url', url),
    tag('image', new URL(picture.path, siteUrl).href),
    tag('image:type', picture.type),
    tag('image:width', String(sharePictureSize.width)),
    tag('image:height', String(sharePictureSize.height)),
    tag('image:alt', picture.description),
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
