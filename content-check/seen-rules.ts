import { linksInRichText, type Space } from 'emulator-for-contentful';
import { defaultLocale, publishedEntries, recordOf } from './entry-fields.ts';
import type { FieldFault } from './finding.ts';
import {
  checkAltText,
  checkOneOfAKind,
  checkPageSlugs,
  checkPointers,
  checkUnlinked,
  type Pointer,
} from './upkeep-seen.ts';

/** Everything that published entries point to, in fields and in running words. */
function pointers(space: Space): readonly Pointer[] {
  return publishedEntries(space).flatMap(([entry, fields]) => {
    const from = recordOf(entry);
    const inFields = Object.keys(entry.fields).flatMap((field) =>
      fields.linksOf(field).map((to) => ({ from, field, to })),
    );
    const inTexts = fields
      .richTexts()
      .flatMap(([field, document]) =>
        linksInRichText(document).map(({ link }) => ({ from, field, to: link.sys.id })),
      );
    return [...inFields, ...inTexts];
  });
}

/** The assets that visitors see, in words of the default locale. */
function assetWords(space: Space) {
  const locale = defaultLocale(space);
  return space.assets
    .filter(({ sys }) => sys.publishedVersion !== undefined)
    .map(({ sys, fields }) => ({
      id: sys.id,
      title: fields.title?.[locale] ?? '',
      description: fields.description?.[locale] ?? '',
      fileName: fields.file?.[locale]?.fileName ?? '',
    }));
}

/** Holds sound content against what makes it be seen: something points to it, an address leads to it, words describe it. */
export function seenByNobody(space: Space): readonly FieldFault[] {
  const all = pointers(space);
  const published = publishedEntries(space).map(([entry]) => recordOf(entry));
  const assets = assetWords(space);
  const pages = publishedEntries(space, 'page').map(([{ sys }, fields]) => ({
    id: sys.id,
    slug: fields.text('slug') ?? '',
  }));
  const seenByPointer = [
    ...published.filter(({ type }) => type === 'milestone'),
    ...assets.map(({ id }) => ({ type: 'asset', id })),
  ];
  const shown = new Set([...published, ...assets].map(({ id }) => id));
  return [
    ...checkUnlinked(seenByPointer, new Set(all.map(({ to }) => to))),
    ...checkPointers(all, shown),
    ...checkOneOfAKind(published),
    ...checkPageSlugs(pages),
    ...checkAltText(assets),
  ];
}
