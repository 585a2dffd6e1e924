import { readFileSync } from 'node:fs';
import type { OutageWords } from '#app/site-services.ts';
import { parseOutageWords } from './settings/settings.ts';

const file = 'content/outage.json';

/**
 * What the site says when no content can be had.
 * @param telephone replaces the number in the file
 * @throws SettingsError when the file is not as it should be
 */
export function readOutageWords(telephone: string | undefined): OutageWords {
  const words = parseOutageWords(file, readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'));
  return telephone === undefined ? words : { ...words, telephone };
}
