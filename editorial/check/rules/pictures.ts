import { type ContentEntry, type EntryOfType, entriesOfType } from '#cms/content-entries.ts';
import type { Problem } from '#domain/problem.ts';
import { error, warning } from '../problems.ts';

type Asset = EntryOfType<'asset'>;

/**
 * Finds pictures without an alternative text (WCAG 1.1.1) and without a credit, and files that no picture describes. That the people in
 * one have agreed, which dioceses ask for in writing (Manchester, "Filming and photography"; Blackburn, 2025), is asked for where
 * pictures are mapped.
 */
export function pictureProblems(entries: readonly ContentEntry[]): readonly Problem[] {
  const files = new Map(entriesOfType(entries, 'asset').map((asset) => [asset.id, asset]));
  const pictures = entriesOfType(entries, 'picture');
  const idOf = ({ fields }: EntryOfType<'picture'>) => fields.file?.sys.id ?? '';
  const described = new Set(pictures.map(idOf));
  const others = [...files.values()].filter(
    ({ id, fields }) => !described.has(id) && fields.contentType?.startsWith('image/'),
  );
  return [
    ...pictures.flatMap((picture) => ofPicture(picture, files.get(idOf(picture)))),
    ...others.flatMap((asset) => altProblems(asset, 'description', asset.fields.description, asset)),
    ...filesAlone(others),
  ];
}

function ofPicture(picture: EntryOfType<'picture'>, file: Asset | undefined): readonly Problem[] {
  const { alt, decorative, credit } = picture.fields;
  return [
    ...(decorative === true
      ? []
      : altProblems(picture, 'alt', alt?.trim() || file?.fields.description, file)),
    ...(credit?.trim()
      ? []
      : [warning(picture, 'credit', 'Say who made this picture, like “Photograph by Ada Green”.')]),
  ];
}

/** Finds an alternative text that is missing, or that only repeats the title or the name of the file. */
function altProblems(
  entry: ContentEntry,
  field: string,
  alt: string | null | undefined,
  file: Asset | undefined,
): readonly Problem[] {
  const text = alt?.trim().toLowerCase() ?? '';
  if (text === '')
    return [error(entry, field, 'Say in words what this shows, for people who cannot see it.')];
  const stem = file?.fields.fileName?.replace(/\.\w+$/u, '');
  const isName = [file?.fields.title?.trim(), stem].some((name) => name?.toLowerCase() === text);
  return isName || /\.(jpe?g|png|svg|gif|webp)$/u.test(text)
    ? [warning(entry, field, `“${alt?.trim()}” is a name: say what there is to see.`)]
    : [];
}

/** Finds the files that no picture describes, in one warning: in older content that is all of them. */
function filesAlone(files: readonly Asset[]): readonly Problem[] {
  const [first] = files;
  if (first === undefined) return [];
  const which =
    files.length === 1 ? 'this' : `${files.length} files (${files.map(({ id }) => id).join(', ')})`;
  const message = `Nobody has said who made ${which}, and whether the people in it have agreed: add a “Picture” for each file, with its credit and consent.`;
  return [warning(first, 'title', message)];
}
