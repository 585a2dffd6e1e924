import { getEvent } from '#cms/events.ts';
import { getPage } from '#cms/pages.ts';
import { pageNames, pageSlug } from '#domain/page/page-names.ts';
import type { PaletteIndex } from '#domain/page/palette-index.ts';
import { eventPath, routePattern } from '#domain/page/route-pattern.ts';
import type { SharePictureRequest, ShareSubject } from '../seo/share-picture.ts';
import type { SiteServices } from '../site-services.ts';

/** The text and the design of a page's picture, without the church's name. */
export type FoundSubject = Omit<ShareSubject, 'church'> & {
  readonly palette: PaletteIndex;
  /** The seed of the page's window, which is the same wherever an event is shown. */
  readonly seed: string;
};

/**
 * Finds the subject of a picture in the content.
 * @returns undefined when no published event has the slug
 * @throws ContentError
 */
export async function findShareSubject(
  wanted: SharePictureRequest,
  { content, timeZone, onEntryProblem }: SiteServices,
): Promise<FoundSubject | undefined> {
  if (wanted.kind === 'event') {
    const event = await getEvent(content, wanted.slug, timeZone, onEntryProblem);
    if (event === undefined) return undefined;
    const { slug, title, palette, picture } = event;
    return { path: eventPath(slug), seed: slug, title, qualifier: undefined, palette, photograph: picture };
  }
  const slug = pageSlug(wanted.route);
  const words = await getPage(content, slug, pageNames[wanted.route], onEntryProblem);
  const { title, qualifier, palette, picture } = words;
  return { path: routePattern[wanted.route], seed: slug, title, qualifier, palette, photograph: picture };
}
