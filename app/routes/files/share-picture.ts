import type { SiteContent } from '#cms/site-content.ts';
import type { RouteHandle } from '../../canonical-path.ts';
import { fileResponse, forever } from '../../loaders/file-response.ts';
import { load, notFound } from '../../loaders/load.ts';
import { parseSharePicture, sharePicture } from '../../seo/share-picture.ts';
import { drawShareCard, frameSharePicture } from '../../share-picture/make.ts';
import { findShareSubject } from '../../share-picture/subject.ts';
import type { Route } from './+types/share-picture.ts';

function findPicture(rest: string | undefined, content: SiteContent) {
  const requested = parseSharePicture(rest ?? '');
  const subject = requested && findShareSubject(requested, content);
  if (requested === undefined || subject === undefined) return undefined;
  const { type } = requested;
  const isDrawn = type === 'image/png';
  const { version } = sharePicture(isDrawn ? { ...subject, picture: undefined } : subject);
  return { type, subject, isDrawn, version };
}

export const handle: RouteHandle = {
  searchParameters: {
    /** The version of the picture. */
    v: (value, params, content) =>
      content !== undefined && findPicture(params['*'], content)?.version === value,
  },
};

/** The share picture of a page or an event. No request can make it draw other text. */
export function loader({ context, request, params }: Route.LoaderArgs) {
  return load(context, async ({ content, pictures }) => {
    const { type, subject, isDrawn, version } = findPicture(params['*'], content) ?? notFound();
    const bytes = isDrawn
      ? await drawShareCard(subject, pictures)
      : ((await frameSharePicture(subject, content, pictures)) ?? notFound());
    const isCurrent = new URL(request.url).searchParams.get('v') === version;
    return fileResponse(bytes, type, isCurrent ? forever : 'public, max-age=3600');
  });
}
