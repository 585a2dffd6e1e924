import type { SiteContent, StoredPicture } from '#cms/site-content.ts';
import { hasFile, type PictureFile, parsePictureFile } from '#domain/picture/picture-files.ts';

interface RequestedPicture {
  readonly stored: StoredPicture;
  /** Undefined for the original. */
  readonly file: PictureFile | undefined;
  /** False when the address has another version than the current one. */
  readonly isCurrent: boolean;
}

/**
 * The picture that an address names.
 * @param params the parameters of its route: the id of the asset, a version, and perhaps the name of a file
 * @returns undefined for a picture that content does not have, and for a file that no page names
 */
export function requestedPicture(
  { pictures }: Pick<SiteContent, 'pictures'>,
  {
    id = '',
    version = '',
    file: name,
  }: Readonly<Partial<Record<'id' | 'version' | 'file', string | undefined>>>,
): RequestedPicture | undefined {
  const stored = pictures.get(id);
  const file = name === undefined ? undefined : parsePictureFile(name);
  if (stored === undefined || !/^\d{1,10}$/.test(version)) return undefined;
  if (name !== undefined && file === undefined) return undefined;
  const isCurrent = stored.picture.path.endsWith(`/${version}`);
  return isCurrent && !hasFile(stored.picture, file) ? undefined : { stored, file, isCurrent };
}
