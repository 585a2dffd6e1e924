import type { RichTextNode } from 'emulator-for-contentful';
import { linksInRichText } from 'emulator-for-contentful/folder';
import type { ContentEntry } from '#cms/content-entries.ts';
import { isJsonObject } from '#cms/json.ts';

type InField<Value> = readonly [field: string, value: Value];

/** The fields of an entry, by their names in the model. A list of links has another name in a query. */
const fieldsOf = ({ fields }: ContentEntry): readonly InField<unknown>[] =>
  Object.entries(fields).map(([name, value]) => [name.replace(/Collection$/, ''), value]);

/** The rich texts of an entry. */
export function richTextsOf(entry: ContentEntry): readonly InField<RichTextNode>[] {
  return fieldsOf(entry).flatMap(([field, value]) =>
    isJsonObject(value) && isJsonObject(value.json) ? [[field, value.json as unknown as RichTextNode]] : [],
  );
}

/** The plain texts of an entry, and those of its lists. */
export function plainTextsOf(entry: ContentEntry): readonly InField<string>[] {
  return fieldsOf(entry).flatMap(([field, value]) =>
    [value].flat().flatMap((text) => (typeof text === 'string' ? [[field, text] as const] : [])),
  );
}

/** Everything that an entry says: its texts, and in rich texts also the addresses of links. */
export function wordsOf(entry: ContentEntry): readonly InField<string>[] {
  return [
    ...plainTextsOf(entry),
    ...richTextsOf(entry).map(([field, document]) => [field, JSON.stringify(document)] as const),
  ];
}

/** The ids of the entries and assets to which an entry refers, in its fields and in rich texts. */
export function linksOf(entry: ContentEntry): readonly InField<string>[] {
  const inFields = fieldsOf(entry).flatMap(([field, value]) => {
    const items = isJsonObject(value) && Array.isArray(value.items) ? value.items : [value];
    return items.flatMap((item) => (isJsonObject(item?.sys) ? [[field, String(item.sys.id)] as const] : []));
  });
  const inRichTexts = richTextsOf(entry).flatMap(([field, document]) =>
    linksInRichText(document).map(({ link }) => [field, link.sys.id] as const),
  );
  return [...inFields.filter(([field]) => field !== 'sys'), ...inRichTexts];
}
