import type { SiteContent } from '#cms/site-content.ts';
import { pageSlug } from '#domain/page/page-names.ts';
import { eventPath, routePattern } from '#domain/page/route-pattern.ts';
import type { SharePictureRequest, ShareSubject } from '../seo/share-picture.ts';

/** The text and the design of a page's picture. */
export interface CardSubject extends ShareSubject {
  /** The seed of the page's window, which is the same wherever an event is shown. */
  readonly seed: string;
}

/**
 * Finds the subject of a picture in the content.
 * @returns undefined when no published event has the slug
 */
export function findShareSubject(
  request: SharePictureRequest,
  { events, pages, church }: Pick<SiteContent, 'events' | 'pages' | 'church'>,
): CardSubject | undefined {
  if (request.kind === 'event') {
    const event = events.find((each) => each.slug === request.slug);
    if (event === undefined) return undefined;
    const { slug: seed, title, palette, picture } = event;
    return { path: eventPath(seed), seed, title, qualifier: undefined, palette, picture, church };
  }
  const seed = pageSlug(request.route);
  const { title, qualifier, palette, picture } = pages[request.route];
  return { path: routePattern[request.route], seed, title, qualifier, palette, picture, church };
}
