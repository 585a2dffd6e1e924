import type { SiteContent } from '#cms/site-content.ts';
import { pagePath } from '#domain/page/page.ts';
import { pageBySlug } from '#domain/page/page-names.ts';
import { eventPath } from '#domain/page/route-pattern.ts';
import { coloursVersion } from '#domain/palette/palette.ts';
import {
  parseSharePicture,
  type SharePictureRequest,
  type ShareSubject,
  sharePicture,
} from './share-picture.ts';

/** What share pictures show of the content. */
type SharedContent = Pick<SiteContent, 'events' | 'pages' | 'textPages' | 'church' | 'palettes'>;

/** @returns undefined when no published page or event has the slug */
function findShareSubject(request: SharePictureRequest, content: SharedContent): ShareSubject | undefined {
  const { church } = content;
  const colours = coloursVersion(content.palettes);
  if (request.kind === 'event') {
    const event = content.events.find((each) => each.slug === request.slug);
    if (event === undefined) return undefined;
    const { slug, title, palette, picture } = event;
    return { path: eventPath(slug), title, palette, colours, picture, church };
  }
  const page = pageBySlug(content, request.slug);
  if (page === undefined) return undefined;
  const { title, qualifier, palette, picture } = page;
  return { path: pagePath(request.slug), title, qualifier, palette, colours, picture, church };
}

/**
 * Finds what a share picture shows.
 * @param rest its path below `/og/`
 * @returns undefined when no published page or event has such a picture
 */
export function findSharePicture(rest: string | undefined, content: SharedContent) {
  const requested = parseSharePicture(rest ?? '');
  const subject = requested && findShareSubject(requested, content);
  if (requested === undefined || subject === undefined) return undefined;
  const { type } = requested;
  const isDrawn = type === 'image/png';
  const { version } = sharePicture(isDrawn ? { ...subject, picture: undefined } : subject);
  return { type, subject, isDrawn, version };
}
