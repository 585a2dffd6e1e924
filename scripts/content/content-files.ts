import { join } from 'node:path';
import { contentNames, decodeText, RefusedFile, readContentFile } from 'emulator-for-contentful/folder';
import type { OutageText } from '#app/site-context.ts';
import { countryCodes, diallingIn } from '#domain/church/country.ts';
import { languages } from '#languages/language.ts';
import { defaultLocaleSettings } from '#languages/locale-settings.ts';
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

/** The names of the files of a folder within a content folder; none when it is not there. @throws SettingsError in a sentence */
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

/** The most letters of the file: systems limit the length of a setting, by which the site gets them. */
const maxLength = 20_000;

/**
 * Parses `outage.json`, the text of pages without content, in which `language` and `country` are those of England if absent.
 * @param json of the file; undefined when there is none
 * @param file its name for sentences
 * @throws SettingsError naming the file and what was expected
 */
export function parseOutageText(json: string | undefined, file: string): OutageText {
  const texts = parseObject(json, file);
  const optional = (name: string): string | undefined => {
    const text = texts[name];
    return typeof text === 'string' && text.trim() !== '' ? text : undefined;
  };
  const required = (name: string): string => {
    const text = optional(name);
    if (text !== undefined) return text;
    throw new SettingsError(`${file} must hold “${name}”, a text.`);
  };
  const choice = <const Value>(name: string, choices: readonly Value[], otherwise: Value): Value => {
    const found = texts[name] === undefined ? otherwise : choices.find((each) => each === texts[name]);
    if (found !== undefined) return found;
    throw new SettingsError(`In ${file} “${name}” must be one of ${choices.join(', ')}.`);
  };
  const country = choice('country', countryCodes, defaultLocaleSettings.country);
  const language = choice('language', languages, defaultLocaleSettings.language);
  return {
    locale: { ...defaultLocaleSettings, language, country, dialling: diallingIn(country) },
    ...{ title: required('title'), city: required('city'), telephone: optional('telephone') },
    staleNotice: required('staleNotice'),
  };
}

function parseObject(json: string | undefined, file: string): Readonly<Record<string, unknown>> {
  if (json === undefined)
    throw new SettingsError(
      `There is no ${file}: it holds the name, city and telephone number for a time without any content.`,
    );
  if (json.length > maxLength)
    throw new SettingsError(`${file} has ${json.length} letters; it may have ${maxLength}.`);
  try {
    return Object(JSON.parse(json));
  } catch {
    throw new SettingsError(`${file} is not JSON.`);
  }
}
