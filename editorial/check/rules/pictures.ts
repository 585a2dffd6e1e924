import { type ContentEntry, type EntryOfType, entriesOfType } from '#cms/content-entries.ts';
import { isNameInLogo } from '#domain/church/church.ts';
import { type Entries, error, type Problems, warning } from '../problems.ts';

type Asset = EntryOfType<'asset'>;

/**
 * Finds pictures without an alternative text (WCAG 1.1.1), photographs without a credit, and files that no picture describes. That the people in
 * one have agreed, which dioceses ask for in writing (Manchester, "Filming and photography"; Blackburn, 2025), is asked for where
 * pictures are mapped.
 */
export function pictureProblems(entries: Entries): Problems {
  const files = new Map(entriesOfType(entries, 'asset').map((asset) => [asset.id, asset]));
  const pictures = entriesOfType(entries, 'picture').map((picture) => ({
    ...{ picture, file: picture.fields.file?.sys.id ?? '' },
  }));
  const described = new Set(pictures.map(({ file }) => file));
  const others = [...files.values()].filter(
    ({ id, fields }) => !described.has(id) && fields.contentType?.startsWith('image/'),
  );
  return [
    ...logoProblems(entries, files),
    ...pictures.flatMap(({ picture, file }) => ofPicture(picture, files.get(file))),
    ...others.flatMap((asset) => altProblems(asset, 'description', asset.fields.description, asset)),
    ...filesAlone(others),
  ];
}

/** The most bytes of a logo, which each page loads. */
const maxLogo = 100_000;

/** How many times as wide as high a logo with words may be: a longer one is less than 32 px high on a small phone (`SiteHeader.tsx`). */
const longestLogo = 4;

/** Finds a logo that is too large for every page, and one whose words nobody can read on a phone. */
function logoProblems(entries: Entries, files: ReadonlyMap<string, Asset>): Problems {
  return entriesOfType(entries, 'siteSettings').flatMap((settings) => {
    const picture = entriesOfType(entries, 'picture').find(({ id }) => id === settings.fields.logo?.sys.id);
    const { size, width, height } = files.get(picture?.fields.file?.sys.id ?? '')?.fields ?? {};
    const logo = { description: picture?.fields.alt ?? '' };
    const isLong = (width ?? 1) > longestLogo * (height ?? 1);
    const isWords = isNameInLogo({ title: settings.fields.title ?? '', logo });
    const long = `The logo is more than ${longestLogo} times as wide as high, and too small on a phone for its words to be read. Choose one without the church’s name, and do not begin what it shows with that: the name then stands beside it.`;
    const large = `The logo has ${Math.ceil((size ?? 0) / 1000)} kB, and each page loads it: 100 kB is the most. Save it again as an SVG without pictures in it, or as a PNG 500 pixels wide.`;
    return [
      ...((size ?? 0) > maxLogo ? [error(settings, 'logo', large)] : []),
      ...(isLong && isWords ? [warning(settings, 'logo', long)] : []),
    ];
  });
}

function ofPicture(picture: EntryOfType<'picture'>, file: Asset | undefined): Problems {
  const { alt, decorative, credit } = picture.fields;
  const text = alt?.trim() || file?.fields.description;
  const inAlt = decorative === true ? [] : altProblems(picture, 'alt', text, file);
  // Who drew for the website can be named once, on About; a licence that asks for more is in the credit.
  if (credit?.trim() || file?.fields.contentType === 'image/svg+xml') return inAlt;
  return [...inAlt, warning(picture, 'credit', 'Say who made this picture, like “Photograph by Ada Green”.')];
}

/** Finds an alternative text that is missing, or that only repeats the title or the name of the file. */
function altProblems(
  entry: ContentEntry,
  field: string,
  alt: string | null | undefined,
  file: Asset | undefined,
): Problems {
  const text = alt?.trim() ?? '';
  if (text === '')
    return [error(entry, field, 'Say in words what this shows, for people who cannot see it.')];
  const names = [file?.fields.title?.trim(), file?.fields.fileName?.replace(/\.\w+$/u, '')];
  const isName = names.some((name) => name?.toLowerCase() === text.toLowerCase());
  return isName || /\.(jpe?g|png|svg|gif|webp)$/iu.test(text)
    ? [warning(entry, field, `“${text}” is a name: say what there is to see.`)]
    : [];
}

/** Finds the files that no picture describes, in one warning: in older content that is all of them. */
function filesAlone(files: readonly Asset[]): Problems {
  const [first] = files;
  if (first === undefined) return [];
  const which =
    files.length === 1 ? 'this' : `${files.length} files (${files.map(({ id }) => id).join(', ')})`;
  const message = `Nobody has said who made ${which}, and whether the people in it have agreed: add a “Picture” for each file, with its credit and consent.`;
  return [warning(first, 'title', message)];
}
