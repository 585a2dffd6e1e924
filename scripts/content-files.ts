import { join } from 'node:path';
import { contentNames, decodeText, RefusedFile, readContentFile } from 'emulator-for-contentful/folder';
import type { OutageText } from '#app/site-context.ts';
import { parseOutageText } from '#server/settings/outage.ts';
import { SettingsError } from '#server/settings/setting.ts';

/** A text of a content folder, without its byte order mark, and how its bytes were read. */
export type ContentText = ReturnType<typeof decodeText>;

/** Has a sentence that begins with the file for one that is refused. @throws SettingsError */
async function reading<Value>(file: string, read: (file: string) => Promise<Value>): Promise<Value> {
  try {
    return await read(file);
  } catch (error) {
    if (!(error instanceof RefusedFile)) throw error;
    throw new SettingsError(`${file}: ${error.message}`);
  }
}

/**
 * Reads a text of a content folder as the content service reads its entries, since the folder may come from anybody.
 * @param path within the folder
 * @returns undefined when there is no such file
 * @throws SettingsError in a sentence
 */
export async function readContentText(folder: string, path: string): Promise<ContentText | undefined> {
  const found = await reading(join(folder, path), (file) => readContentFile(file, folder));
  if (found === undefined) return undefined;
  const { text, encoding } = decodeText(found.bytes);
  return { text: text.replace(/^\uFEFF/, ''), encoding };
}

/**
 * The names of the files of a folder within a content folder; none when it is not there.
 * @throws SettingsError in a sentence
 */
export function readContentNames(folder: string, path: string): Promise<readonly string[]> {
  return reading(join(folder, path), (place) => contentNames(place, folder));
}

/**
 * The text of pages without content, from `outage.json` of a content folder.
 * @throws SettingsError naming the file and what was expected
 */
export async function readOutageText(folder: string): Promise<OutageText> {
  const found = await readContentText(folder, 'outage.json');
  return parseOutageText(found?.text, join(folder, 'outage.json'));
}
