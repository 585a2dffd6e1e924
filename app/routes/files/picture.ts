import { redirect } from 'react-router';
import type { SiteContent } from '#cms/site-content.ts';
import { hasFile, originalName, parsePictureFile, pictureFilePath } from '#domain/picture/picture-files.ts';
import { fileResponse, forever } from '../../loaders/file-response.ts';
import { load, notFound } from '../../loaders/load.ts';
import type { Route } from './+types/picture.ts';

/**
 * The picture that an address names.
 * @param params the parameters of its route: the id of the asset, a version, and perhaps the name of a file
 * @returns undefined for a picture that content does not have, and for a file that no page names; its `file` is undefined for the
 *   original, and `isCurrent` is false when the address has another version than the current one
 */
export function requestedPicture(
  { pictures }: Pick<SiteContent, 'pictures'>,
  params: Readonly<Record<string, string | undefined>>,
) {
  const { id = '', version = '', file: name } = params;
  const stored = pictures.get(id);
  if (stored === undefined || !/^\d{1,10}$/.test(version)) return undefined;
  // Pages of version 0.3 name a drawing without a file.
  const isOriginal = name === undefined || name === originalName(stored.picture);
  const file = isOriginal ? undefined : parsePictureFile(name);
  if (!isOriginal && file === undefined) return undefined;
  const isCurrent = stored.picture.path.endsWith(`/${version}`);
  return isCurrent && !hasFile(stored.picture, file) ? undefined : { stored, file, isCurrent };
}

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
