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

/** A node of a rich text, and all below it. */
export function nodesOf(node: RichTextNode): readonly RichTextNode[] {
  return [node, ...(node.content ?? []).flatMap(nodesOf)];
}

/** The plain texts of an entry, and those of its lists. */
export function plainTextsOf(entry: ContentEntry): readonly InField<string>[] {
  return fieldsOf(entry).flatMap(([field, value]) =>
    [value].flat().flatMap((text) => (typeof text === 'string' ? [[field, text] as const] : [])),
  );
}

/** Everything that an entry says: its texts, and in rich texts also the addresses of links. */
export function wordsOf(entry: ContentEntry): readonly InField<string>[] {
  const inRichTexts = richTextsOf(entry).map(([field, text]) => [field, JSON.stringify(text)] as const);
  return [...plainTextsOf(entry), ...inRichTexts];
}

/** The ids of the entries and assets to which an entry refers, in its fields and in rich texts. */
export function linksOf(entry: ContentEntry): readonly string[] {
  const inFields = fieldsOf(entry).flatMap(([, value]) => {
    const items = isJsonObject(value) && Array.isArray(value.items) ? value.items : [value];
    return items.flatMap((item) => (isJsonObject(item?.sys) ? [String(item.sys.id)] : []));
  });
  return [
    ...inFields,
    ...richTextsOf(entry).flatMap(([, text]) => linksInRichText(text).map(({ link }) => link.sys.id)),
  ];
}
