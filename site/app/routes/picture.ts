import { getPictureFile } from '#site/content/pictures.ts';
import { load, notFound } from '../load.ts';
import type { Route } from './+types/picture.ts';

/** A picture of the content service, handed on from this site's own address so that no visitor's browser asks elsewhere. */
export function loader({ context, params: { id } }: Route.LoaderArgs) {
  return load(context, async ({ content }) => {
    const file = (await getPictureFile(content, id, globalThis.fetch)) ?? notFound();
    return new Response(file.bytes, {
      headers: {
        'Content-Type': file.type,
        'Cache-Control': 'public, max-age=31536000, immutable',
        // An SVG that is opened by itself runs nothing and loads nothing.
        'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      },
    });
  });
}
