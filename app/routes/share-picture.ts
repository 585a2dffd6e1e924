import { load, notFound } from '../load.ts';
import { parseSharePicture, sharePicture } from '../seo/share-picture.ts';
import { drawShareCard, frameSharePhotograph } from '../share-picture/make.ts';
import { findShareSubject } from '../share-picture/subject.ts';
import type { Route } from './+types/share-picture.ts';

/** The version of the picture, in its address. */
export const handle = { searchParameters: { v: /^[\w-]{1,64}$/ } };

const forever = 'public, max-age=31536000, immutable';
const forNow = 'public, max-age=3600';

/** The share picture of a page or an event. No request can make it draw other text. */
export function loader({ context, request, params }: Route.LoaderArgs) {
  return load(context, async ({ content, pictures }) => {
    const requested = parseSharePicture(params['*']) ?? notFound();
    const subject = findShareSubject(requested, content) ?? notFound();
    const shown = { ...subject, church: content.church };
    const picture =
      requested.type === 'image/png'
        ? {
            ...sharePicture({ ...shown, photograph: undefined }),
            bytes: await drawShareCard(shown, pictures),
          }
        : {
            ...sharePicture(shown),
            bytes: (await frameSharePhotograph(shown, content, pictures)) ?? notFound(),
          };
    const { pathname, searchParams } = new URL(request.url);
    const isCurrent = searchParams.get('v') === picture.version;
    return new Response(picture.bytes, {
      headers: {
        'Content-Type': requested.type,
        'Cache-Control': isCurrent ? forever : forNow,
        // With no version, or one that it has not, this is the picture without.
        ...(isCurrent ? {} : { 'Content-Location': pathname }),
      },
    });
  });
}
