import type { PicturePartsFragment } from '../generated/operations.ts';
import type { StoredPicture } from '../site-content.ts';
import { type Collection, entriesOf } from './map-entries.ts';
import { parsePicture } from './picture.ts';

/** The kinds of picture that the site hands on; anything else in an asset is not for an `<img>`. */
export const pictureTypes: ReadonlySet<string> = new Set([
  'image/avif',
  'image/webp',
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/svg+xml',
]);

function mapPicture(wire: PicturePartsFragment): readonly (readonly [string, StoredPicture])[] {
  const picture = parsePicture(wire);
  if (!picture || !wire.url || !URL.canParse(wire.url) || !pictureTypes.has(picture.type)) return [];
  return [[picture.id, { picture, url: new URL(wire.url) }]];
}

/** The pictures among the assets, by id: those that have a file and words for people who do not see it (WCAG 1.1.1). */
export function mapPictures(assets: Collection<PicturePartsFragment>): ReadonlyMap<string, StoredPicture> {
  return new Map(entriesOf(assets).flatMap(mapPicture));
}
