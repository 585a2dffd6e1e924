import { hasFile, originalName, parsePictureFile, pictureFilePath } from '#domain/picture/picture-files.ts';
import { fileResponse, forever } from '../../loaders/file-response.ts';
import { currentlyAt, notFound, siteLoader } from '../../loaders/load.server.ts';
import type { Route } from './+types/picture.ts';

/**
 * A picture of the content service, served from this site's own address so that browsers connect to no other host: a
 * drawing as it is, a photograph in the sizes and formats that pages name, and in no others.
 */
export const loader = siteLoader(async ({ content, pictures }, { params }: Route.LoaderArgs) => {
  const { id, version, file: name } = params;
  const stored = content.pictures.get(id) ?? notFound();
  const { picture } = stored;
  const file = name === originalName(picture) ? undefined : (parsePictureFile(name) ?? notFound());
  if (!picture.path.endsWith(`/${version}`)) currentlyAt(pictureFilePath(picture, file));
  if (!hasFile(picture, file)) notFound();
  const { type, bytes } = await pictures.fetch(stored, file);
  return fileResponse(bytes, type, forever);
});
