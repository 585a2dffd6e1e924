import { isDeepStrictEqual } from 'node:util';
import type { ReadContent } from '../content/content-reading.ts';
import { isSameRichText } from '../markdown/same-rich-text.ts';
import type { ContentType } from '../model/content-type.ts';
import { isRichText } from '../model/rich-text.ts';
import type { Asset, Entry, Localised, Space } from '../model/space.ts';
import { isRecord } from '../text/json.ts';
import { stateOf } from '../webhooks/changes.ts';

/**
 * Finds what queries answer from an export, and not from the content folder that was made of it.
 * @param read the folder as it was read
 * @returns a sentence for each entry and asset
 */
export function lostIn(
  { contentTypes, entries, assets, locales }: Space,
  read: Pick<ReadContent, 'space' | 'entriesAsWritten'>,
): readonly string[] {
  const types = new Map(contentTypes.map((type) => [type.sys.id, type]));
  const first = locales.find((locale) => locale.default)?.code ?? '';
  const nameOf = ({ sys }: Entry | Asset) => `${sys.type} ${sys.id}`;
  const found = new Map([...read.entriesAsWritten, ...read.space.assets].map((one) => [nameOf(one), one]));
  return [...entries, ...assets].flatMap((one) => {
    const other = found.get(nameOf(one));
    if (other === undefined)
      return `${nameOf(one)} is left out: its id cannot be the name of a file, or its file or content type cannot be read.`;
    const type = one.sys.type === 'Entry' ? types.get(one.sys.contentType.sys.id) : undefined;
    const [values, written] = [valuesOf(one, type, first), valuesOf(other, type, first)];
    const lost = Object.keys(values).filter((place) => !isSame(values[place], written[place]));
    return lost.length === 0
      ? []
      : `${nameOf(one)}: a content folder cannot have what stands in ${lost.join(', ')}, so it is left out or changed.`;
  });
}

const fieldsOfAsset = ['title', 'description', 'file'].map((id) => ({ id, localized: true }));

/** The values of an entity that queries can answer, by field and locale, and its state and tags. */
function valuesOf(entity: Entry | Asset, type: ContentType | undefined, first: string) {
  const values: Record<string, unknown> = { state: stateOf(entity) };
  values.tags = entity.metadata?.tags.map(({ sys }) => sys.id) ?? [];
  const fields: Readonly<Record<string, Localised | undefined>> = { ...entity.fields };
  for (const { id, localized } of type?.fields ?? fieldsOfAsset)
    for (const [locale, value] of Object.entries(fields[id] ?? {})) {
      // In the first language nothing is as good as no value: there is no other to fall back to.
      const isEmpty = locale === first && (value === null || value === '');
      if ((localized || locale === first) && !isEmpty)
        values[`${id} (${locale})`] = type ? value : named(value);
    }
  return values;
}

/** A file of an asset without its address and what is measured of it, of which each service has its own. */
function named(value: unknown): unknown {
  return isRecord(value) ? [value.fileName, value.contentType] : value;
}

function isSame(one: unknown, other: unknown): boolean {
  if (isRichText(one) && isRichText(other)) return isSameRichText(one, other);
  return isDeepStrictEqual(one, other);
}
