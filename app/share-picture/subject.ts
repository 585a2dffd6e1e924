import type { SiteContent } from '#cms/site-content.ts';
import { pagePath } from '#domain/page/page.ts';
import { pageBySlug } from '#domain/page/page-names.ts';
import { eventPath } from '#domain/page/route-pattern.ts';
import type { SharePictureRequest, ShareSubject } from '../seo/share-picture.ts';

/** The text and the design of a page's picture. */
export interface CardSubject extends ShareSubject {
  /** The seed of the page's window, which is the same wherever an event is shown. */
  readonly seed: string;
}

/**
 * Finds the subject of a picture in the content.
 * @returns undefined when no published page or event has the slug
 */
export function findShareSubject(
  request: SharePictureRequest,
  content: Pick<SiteContent, 'events' | 'pages' | 'textPages' | 'church'>,
): CardSubject | undefined {
  const { church } = content;
  if (request.kind === 'event') {
    const event = content.events.find((each) => each.slug === request.slug);
    if (event === undefined) return undefined;
    const { slug: seed, title, palette, picture } = event;
    return { path: eventPath(seed), seed, title, qualifier: undefined, palette, picture, church };
  }
  const page = pageBySlug(content, request.slug);
  if (page === undefined) return undefined;
  const { title, qualifier, palette, picture } = page;
  const { slug: seed } = request;
  return { path: pagePath(seed), seed, title, qualifier, palette, picture, church };
}
