import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OutageText } from '#app/site-context.ts';
import { countryCodes, diallingIn } from '#domain/church/country.ts';
import { languages } from '#domain/languages/language.ts';
import { defaultLocaleSettings } from '#domain/languages/locale-settings.ts';
import { SettingsError } from './setting.ts';

function parse(file: string): Readonly<Record<string, unknown>> {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new SettingsError(
      `${file} cannot be read: it holds the name, city and telephone number for a time without any content.`,
    );
  }
  try {
    return Object(JSON.parse(text));
  } catch {
    throw new SettingsError(`${file} is not JSON.`);
  }
}

/**
 * The text of pages without content, from `outage.json`, in which `language` and `country` are those of England if absent.
 * @param folder the content folder
 * @throws SettingsError naming the file and what was expected
 */
export function readOutageText(folder: string): OutageText {
  const file = join(folder, 'outage.json');
  const texts = parse(file);
  const optional = (name: 'title' | 'city' | 'telephone' | 'staleNotice'): string | undefined => {
    const text = texts[name];
    return typeof text === 'string' && text.trim() !== '' ? text : undefined;
  };
  const read = (name: Parameters<typeof optional>[0]): string => {
    const text = optional(name);
    if (text === undefined) throw new SettingsError(`${file} must hold “${name}”, a text.`);
    return text;
  };
  const choice = <const Value>(name: string, choices: readonly Value[]): Value | undefined => {
    if (texts[name] === undefined) return undefined;
    const found = choices.find((each) => each === texts[name]);
    if (found !== undefined) return found;
    throw new SettingsError(`In ${file} “${name}” must be one of ${choices.join(', ')}.`);
  };
  const country = choice('country', countryCodes) ?? defaultLocaleSettings.country;
  return {
    locale: {
      ...defaultLocaleSettings,
      language: choice('language', languages) ?? defaultLocaleSettings.language,
      country,
      dialling: diallingIn(country),
    },
    title: read('title'),
    city: read('city'),
    telephone: optional('telephone'),
    staleNotice: read('staleNotice'),
  };
}
