import type { Space } from 'emulator-for-contentful';
import { error, type FieldFault, warning } from '../finding.ts';
import { defaultLocale, publishedAssets } from '../published-entries.ts';

/** Finds pictures without a description (WCAG 1.1.1), and those whose description only repeats the title or the file name. */
export function altTextFaults(space: Space): readonly FieldFault[] {
  const locale = defaultLocale(space);
  return publishedAssets(space).flatMap(({ sys, fields }) => {
    const asset = { type: 'asset', id: sys.id };
    const description = fields.description?.[locale] ?? '';
    const text = description.trim().toLowerCase();
    if (text === '')
      return error(asset, 'description', 'Say in words what this shows, for people who cannot see it.');
    const title = fields.title?.[locale]?.trim();
    const stem = fields.file?.[locale]?.fileName.replace(/\.\w+$/u, '');
    const isName = [title, stem].some((name) => name?.toLowerCase() === text);
    if (isName || /\.(jpe?g|png|svg|gif|webp)$/u.test(text))
      return warning(asset, 'description', `“${description}” is a name: say what there is to see.`);
    return [];
  });
}
