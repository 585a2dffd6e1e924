import type { Picture } from '#site/domain/picture.ts';
import { safeHref } from '#site/domain/safe-href.ts';
import type { PicturePartsFragment } from '../generated/operations.ts';

/** Parses a picture; one without an address or without words for those who do not see it is none. */
export function parsePicture(wire: PicturePartsFragment | null | undefined): Picture | undefined {
  const url = safeHref(wire?.url);
  if (url === undefined || !wire?.description) return undefined;
  return {
    url,
    description: wire.description,
    width: wire.width ?? undefined,
    height: wire.height ?? undefined,
  };
}
