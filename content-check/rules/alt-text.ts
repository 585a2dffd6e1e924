import type { Space } from 'emulator-for-contentful';
import type { FieldFault } from '../finding.ts';
import { defaultLocale } from '../published-entries.ts';

/** The texts of an asset in the default locale. */
export interface AssetText {
  readonly id: string;
  readonly title: string;
  /** The text for people who cannot see it. */
  readonly description: string;
  readonly fileName: string;
}

/** The texts of all published assets. */
export function assetTexts(space: Space): readonly AssetText[] {
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

/** Finds pictures without a description (WCAG 1.1.1), and those whose description only repeats the title or the file name. */
export function checkAltText(assets: readonly AssetText[]): readonly FieldFault[] {
  return assets.flatMap(({ id, title, description, fileName }) => {
    const fault = (severity: FieldFault['severity'], message: string): readonly FieldFault[] => [
      { severity, record: { type: 'asset', id }, field: 'description', message },
    ];
    const text = description.trim().toLowerCase();
    if (text === '') return fault('error', 'Say in words what this shows, for people who cannot see it.');
    const stem = fileName.replace(/\.\w+$/u, '').toLowerCase();
    if (text === title.trim().toLowerCase() || text === stem || /\.(jpe?g|png|svg|gif|webp)$/u.test(text))
      return fault('warning', `“${description}” is a name: say what there is to see.`);
    return [];
  });
}
