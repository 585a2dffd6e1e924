import { picturePath } from '#domain/picture/picture.ts';
import { entriesOf, type Fields } from '../../content-entries.ts';
import { entryProblem } from '../../entry-problem.ts';
import type { AllPagesQuery } from '../../generated/operations.ts';
import type { StoredPicture } from '../../site-content.ts';
import { type Link, type Mapping, nameOf, shownEntries, wordsFrom } from '../mapping.ts';

type AssetWire = Fields<'asset'>;
type PictureWire = Fields<'picture'>;
type Pictures = Partial<Pick<AllPagesQuery, 'assetCollection' | 'pictureCollection'>>;

/** The media types of pictures. Other assets are not for an `<img>`. */
export const pictureTypes: ReadonlySet<string> = new Set([
  'image/avif',
  'image/webp',
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/svg+xml',
]);

/** The values of a picture's `consent` with which it may be shown. Any other value, and none, hides it. */
const consents: readonly unknown[] = ['nobody can be recognised', 'everybody has agreed in writing'];

const fileOf = ({ file }: PictureWire) => (file as Link)?.sys?.id;

/** Maps an asset, with what the entry says that describes it. */
function mapPicture(
  asset: AssetWire,
  entry: PictureWire | undefined,
  mapping: Mapping,
): readonly StoredPicture[] {
  const { sys, url, contentType, width, height } = asset;
  const isDecorative = entry?.decorative === true;
  // That of the picture's entry, empty for decoration, otherwise the file's own.
  const description = isDecorative ? '' : entry?.alt || asset.description || undefined;
  if (!sys || !url || description === undefined || !URL.canParse(url) || !pictureTypes.has(contentType ?? ''))
    return [];
  const picture = {
    id: sys.id,
    type: contentType ?? '',
    path: picturePath(sys.id, sys.publishedVersion ?? 0),
    description,
    credit: entry?.credit || undefined,
    width: width ?? undefined,
    height: height ?? undefined,
  };
  if (!isDecorative && !entry?.alt) wordsFrom(picture, mapping, 'asset', asset);
  if (entry) wordsFrom(picture, mapping, 'picture', entry, isDecorative ? {} : { description: 'alt' });
  return [{ picture, url: new URL(url) }];
}

/**
 * Maps assets and the entries that describe them. A file is not shown anywhere, nor served, while no entry for it is shown, or while one does
 * not say that the people in it agreed; a file that no entry describes, as in older content, is shown by its own description.
 * @returns those with a file and an alternative text (WCAG 1.1.1), by the id of the asset, and by that of the entry which describes each
 */
export function mapPictures({ assetCollection, pictureCollection }: Pictures, mapping: Mapping) {
  const entries = shownEntries(pictureCollection, mapping);
  const withoutConsent = entries.filter(({ consent }) => !consents.includes(consent));
  for (const wire of withoutConsent) {
    const sentence = 'Visitors do not see this picture until everybody in it has agreed.';
    mapping.report(entryProblem(nameOf('picture', wire), 'consent', { sentence }, 'hidden'));
  }
  const shownFiles = new Set(entries.map(fileOf));
  const hidden = new Set(entriesOf(pictureCollection).map(fileOf))
    .difference(shownFiles)
    .union(new Set(withoutConsent.map(fileOf)));
  const byFile = new Map(entries.map((entry) => [fileOf(entry), entry]));
  const stored = new Map(
    entriesOf(assetCollection)
      .filter((asset) => !hidden.has(asset.sys?.id))
      .flatMap((asset) => mapPicture(asset, byFile.get(asset.sys?.id), mapping))
      .map((each) => [each.picture.id, each]),
  );
  const byEntry = entries.flatMap((entry) => {
    const found = stored.get(fileOf(entry) ?? '');
    return entry.sys && found ? [[entry.sys.id, found.picture] as const] : [];
  });
  return { stored, byEntry: new Map(byEntry) };
}
