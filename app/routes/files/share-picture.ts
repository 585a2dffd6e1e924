import { fileResponse, forever } from '../../loaders/file-response.ts';
import { load, notFound } from '../../loaders/load.ts';
import { drawShareCard, frameSharePicture } from '../../share-picture/draw-share-card.ts';
import { findSharePicture } from '../../share-picture/share-card-subject.ts';
import type { Route } from './+types/share-picture.ts';

/** The share picture of a page or an event. No request can make it draw other text. */
export function loader({ context, request, params }: Route.LoaderArgs) {
  return load(context, async ({ content, pictures }) => {
    const { type, subject, isDrawn, version } = findSharePicture(params['*'], content) ?? notFound();
    const bytes = isDrawn
      ? await drawShareCard(subject, content, pictures)
      : ((await frameSharePicture(subject, content, pictures)) ?? notFound());
    const isCurrent = new URL(request.url).searchParams.get('v') === version;
    return fileResponse(bytes, type, isCurrent ? forever : 'public, max-age=3600');
  });
}
