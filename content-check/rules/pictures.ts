import type { Asset, Space } from 'emulator-for-contentful';
import { error, type FieldFault, type RecordRef, warning } from '../finding.ts';
import {
  defaultLocale,
  type PublishedEntry,
  publishedAssets,
  publishedEntries,
} from '../published-entries.ts';

/**
 * Finds pictures without an alternative text (WCAG 1.1.1), without a credit, and without the consent of the people in them, which
 * dioceses ask for in writing (Manchester, "Filming and photography"; Blackburn, 2025).
 */
export function pictureFaults(space: Space): readonly FieldFault[] {
  const locale = defaultLocale(space);
  const files = new Map(publishedAssets(space).map((asset) => [asset.sys.id, asset]));
  const pictures = publishedEntries(space, 'picture');
  const described = new Set(pictures.map((picture) => picture.link('file')));
  const others = [...files.values()].filter(
    ({ sys, fields }) => !described.has(sys.id) && fields.file?.[locale]?.contentType.startsWith('image/'),
  );
  return [
    ...pictures.flatMap((picture) => entryFaults(picture, files.get(picture.link('file') ?? ''), locale)),
    ...others.flatMap((asset) =>
      altFaults(refTo(asset), 'description', textOf(asset, locale), asset, locale),
    ),
    ...filesAlone(others),
  ];
}

const refTo = ({ sys }: Asset): RecordRef => ({ type: 'asset', id: sys.id });

const textOf = ({ fields }: Asset, locale: string) => fields.description?.[locale]?.trim() ?? '';

function entryFaults(
  picture: PublishedEntry,
  file: Asset | undefined,
  locale: string,
): readonly FieldFault[] {
  const alt = picture.text('alt')?.trim() || (file && textOf(file, locale)) || '';
  const isDecorative = picture.values.decorative === true;
  const consent = picture.text('consent');
  return [
    ...(isDecorative ? [] : altFaults(picture, 'alt', alt, file, locale)),
    ...(picture.text('credit')?.trim()
      ? []
      : [warning(picture, 'credit', 'Say who made this picture, like “Photograph by Ada Green”.')]),
    ...(consent === null || consent === 'not everybody has agreed yet'
      ? [warning(picture, 'consent', 'Visitors do not see this picture until everybody in it has agreed.')]
      : []),
  ];
}

/** Finds an alternative text that is missing, or that only repeats the title or the name of the file. */
function altFaults(
  record: RecordRef,
  field: string,
  alt: string,
  file: Asset | undefined,
  locale: string,
): readonly FieldFault[] {
  const text = alt.toLowerCase();
  if (text === '')
    return [error(record, field, 'Say in words what this shows, for people who cannot see it.')];
  const title = file?.fields.title?.[locale]?.trim();
  const stem = file?.fields.file?.[locale]?.fileName.replace(/\.\w+$/u, '');
  const isName = [title, stem].some((name) => name?.toLowerCase() === text);
  return isName || /\.(jpe?g|png|svg|gif|webp)$/u.test(text)
    ? [warning(record, field, `“${alt}” is a name: say what there is to see.`)]
    : [];
}

/** Finds the files that no picture describes, in one warning: in older content that is all of them. */
function filesAlone(files: readonly Asset[]): readonly FieldFault[] {
  const [first] = files;
  if (first === undefined) return [];
  const which =
    files.length === 1 ? 'this' : `${files.length} files (${files.map(({ sys }) => sys.id).join(', ')})`;
  const message = `Nobody has said who made ${which}, and whether the people in it have agreed: add a “Picture” for each file, with its credit and consent.`;
  return [warning(refTo(first), 'title', message)];
}
