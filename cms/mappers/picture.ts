import { type Picture, picturePath } from '#domain/picture/picture.ts';
import type { PicturePartsFragment } from '../generated/operations.ts';

/** Parses a picture; one without a file or without words for those who do not see it is none. */
export function parsePicture(wire: PicturePartsFragment | null | undefined): Picture | undefined {
  if (!wire?.url || !wire.description) return undefined;
  return {
    id: wire.sys.id,
    type: wire.contentType ?? '',
    path: picturePath(wire.sys.id, wire.sys.publishedVersion ?? 0),
    description: wire.description,
    width: wire.width ?? undefined,
    height: wire.height ?? undefined,
  };
}
