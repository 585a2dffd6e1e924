import { readFileSync } from 'node:fs';
import type { OutageText } from '#app/site-context.ts';
import { SettingsError } from './setting.ts';

/** From the project's folder, in which every process is started. */
const file = 'content/outage.json';

/**
 * Parses the outage file: the text of pages without content.
 * @param file its name, for the message
 * @param text its JSON: `title`, `city`, `telephone` and `staleNotice`
 * @throws SettingsError naming the file and what was expected
 */
export function parseOutageText(file: string, text: string): OutageText {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new SettingsError(`${file} is not JSON.`);
  }
  const read = (name: keyof OutageText): string => {
    const text =
      typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
    if (typeof text === 'string' && text.trim() !== '') return text;
    throw new SettingsError(`${file} must hold “${name}”, a text.`);
  };
  return {
    title: read('title'),
    city: read('city'),
    telephone: read('telephone'),
    staleNotice: read('staleNotice'),
  };
}

/**
 * The text of pages without content.
 * @param telephone replaces the number in the file
 * @throws SettingsError when the file is invalid
 */
export function readOutageText(telephone: string | undefined): OutageText {
  const outage = parseOutageText(file, readFileSync(file, 'utf8'));
  return telephone === undefined ? outage : { ...outage, telephone };
}
