import { join } from 'node:path';
import type { Locale } from 'emulator-for-contentful';
import { decodeText, readContentFile, readSpaceFile } from 'emulator-for-contentful/folder';

/** The languages of the content, with short names: "German". */
interface Locales {
  /** The language of the entries themselves. */
  readonly first: Locale;
  /** The languages into which they can be translated. */
  readonly others: readonly Locale[];
}

const english: Locales = {
  first: { code: 'en-GB', name: 'English', default: true, fallbackCode: null },
  others: [],
};

/** The languages of a content folder; only English while `space.yaml` cannot be read, which the check reports. */
export async function readLocales(folder: string): Promise<Locales> {
  const file = await readContentFile(join(folder, 'space.yaml')).catch(() => undefined);
  const { text } = decodeText(file?.bytes ?? new Uint8Array());
  const all = readSpaceFile(text, () => {})?.locales ?? [];
  // "English (United Kingdom)" is English, unless there is another English.
  const plain = (name: string) => name.replace(/ \(.*\)$/, '');
  const named = all.map((each) => {
    const isOnly = all.filter(({ name }) => plain(name) === plain(each.name)).length === 1;
    return { ...each, name: isOnly ? plain(each.name) : each.name };
  });
  const first = named.find((each) => each.default);
  return first === undefined ? english : { first, others: named.filter((each) => each !== first) };
}
