import { picturePath } from '#domain/picture/picture.ts';
import type { AllPagesQuery } from '../generated/operations.ts';
import type { StoredPicture } from '../site-content.ts';
import { type Collection, type EntryOf, entriesOf } from './mapping.ts';

type AssetWire = EntryOf<AllPagesQuery['assetCollection']>;

/** The media types of pictures. Other assets are not for an `<img>`. */
export const pictureTypes: ReadonlySet<string> = new Set([
  'image/avif',
  'image/webp',
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/svg+xml',
]);

function mapPicture({
  sys,
  url,
  contentType,
  description,
  width,
  height,
}: AssetWire): readonly StoredPicture[] {
  if (!sys || !url || !description || !URL.canParse(url) || !pictureTypes.has(contentType ?? '')) return [];
  const picture = {
    id: sys.id,
    type: contentType ?? '',
    path: picturePath(sys.id, sys.publishedVersion ?? 0),
    description,
    width: width ?? undefined,
    height: height ?? undefined,
  };
  return [{ picture, url: new URL(url) }];
}

/** The pictures among the assets, by id: those with a file and an alternative text (WCAG 1.1.1). */
export function mapPictures(collection: Collection<AssetWire>): ReadonlyMap<string, StoredPicture> {
  return new Map(
    entriesOf(collection)
      .flatMap(mapPicture)
      .map((stored) => [stored.picture.id, stored]),
  );
}
