import { readFileSync } from 'node:fs';
import type { OutageText } from '#app/site-context.ts';
import { SettingsError } from './setting.ts';

/** From the project's folder, in which every process is started. */
const file = 'content/outage.json';

function parse(text: string): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(text));
  } catch {
    throw new SettingsError(`${file} is not JSON.`);
  }
}

/**
 * The text of pages without content.
 * @param telephone replaces the number in the file
 * @throws SettingsError naming the file and what was expected
 */
export function readOutageText(telephone: string | undefined): OutageText {
  const texts = parse(readFileSync(file, 'utf8'));
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
