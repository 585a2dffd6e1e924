import { redirect } from 'react-router';
import { pictureFilePath } from '#domain/picture/picture-files.ts';
import { fileResponse, forever } from '../../loaders/file-response.ts';
import { load, notFound } from '../../loaders/load.ts';
import { requestedPicture } from '../../loaders/requested-picture.ts';
import type { Route } from './+types/picture.ts';

/**
 * A picture of the content service, served from this site's own address so that browsers connect to no other host: a
 * drawing as it is, a photograph in the sizes and formats that pages name, and in no others. The address of another
 * version redirects to the current one, so that an immutable response always fits its address.
 */
export function loader({ context, params }: Route.LoaderArgs) {
  return load(context, async ({ content, pictures }) => {
    const { stored, file, isCurrent } = requestedPicture(content, params) ?? notFound();
    if (!isCurrent) {
      // Any number of such addresses can be invented, so nothing may cache them.
      throw redirect(pictureFilePath(stored.picture, file), { headers: { 'Cache-Control': 'no-store' } });
    }
    const { type, bytes } = await pictures.fetch(stored, file);
    return fileResponse(bytes, type, forever);
  });
}
