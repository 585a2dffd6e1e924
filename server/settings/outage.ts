import { readFileSync } from 'node:fs';
import type { OutageWords } from '#app/site-context.ts';
import { SettingsError } from './setting.ts';

const file = 'content/outage.json';

/**
 * Parses the outage file: the text of pages without content.
 * @param file its name, for the message
 * @param text its JSON: `title`, `city`, `telephone` and `oldWords`
 * @throws SettingsError naming the file and what was expected
 */
export function parseOutageWords(file: string, text: string): OutageWords {
  let words: unknown;
  try {
    words = JSON.parse(text);
  } catch {
    throw new SettingsError(`${file} is not JSON.`);
  }
  const word = (name: keyof OutageWords): string => {
    const value =
      typeof words === 'object' && words !== null ? (words as Record<string, unknown>)[name] : undefined;
    if (typeof value === 'string' && value.trim() !== '') return value;
    throw new SettingsError(`${file} must hold “${name}”, a text.`);
  };
  return {
    title: word('title'),
    city: word('city'),
    telephone: word('telephone'),
    oldWords: word('oldWords'),
  };
}

/**
 * The text of pages without content.
 * @param telephone replaces the number in the file
 * @throws SettingsError when the file is invalid
 */
export function readOutageWords(telephone: string | undefined): OutageWords {
  const words = parseOutageWords(file, readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'));
  return telephone === undefined ? words : { ...words, telephone };
}
