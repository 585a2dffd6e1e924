import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OutageText } from '#app/site-context.ts';
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
 * The text of pages without content, from `outage.json`.
 * @param folder the content folder
 * @param telephone replaces the number in the file
 * @throws SettingsError naming the file and what was expected
 */
export function readOutageText(folder: string, telephone: string | undefined): OutageText {
  const file = join(folder, 'outage.json');
  const texts = parse(file);
  const read = (name: keyof OutageText): string => {
    const text = texts[name];
    if (typeof text === 'string' && text.trim() !== '') return text;
    throw new SettingsError(`${file} must hold “${name}”, a text.`);
  };
  return {
    title: read('title'),
    city: read('city'),
    telephone: read('telephone'),
    staleNotice: read('staleNotice'),
    ...(telephone && { telephone }),
  };
}
