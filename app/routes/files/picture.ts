import { redirect } from 'react-router';
import { hasFile, parsePictureFile, pictureFilePath } from '#domain/picture/picture-files.ts';
import { fileResponse, forever } from '../../loaders/file-response.ts';
import { load, notFound } from '../../loaders/load.ts';
import type { Route } from './+types/picture.ts';

/**
 * A picture of the content service, served from this site's own address so that browsers connect to no other host: a
 * drawing as it is, a photograph in the sizes and formats that pages name, and in no others. The address of another
 * version redirects to the current one, so that an immutable response always fits its address.
 */
export function loader({ context, params: { id, version, file: name } }: Route.LoaderArgs) {
  return load(context, async ({ content, pictures }) => {
    const file = name === undefined ? undefined : (parsePictureFile(name) ?? notFound());
    if (!/^\d{1,10}$/.test(version)) return notFound();
    const stored = content.pictures.get(id) ?? notFound();
    const { picture } = stored;
    if (!picture.path.endsWith(`/${version}`)) {
      // Any number of such addresses can be invented, so nothing may cache them.
      throw redirect(pictureFilePath(picture, file), { headers: { 'Cache-Control': 'no-store' } });
    }
    if (!hasFile(picture, file)) return notFound();
    const { type, bytes } = await pictures.fetch(stored, file);
    return fileResponse(bytes, type, forever);
  });
}
