import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { paletteFaults } from '#app/styles/palette.ts';
import type { Finding } from '../finding.ts';

/** Checks `palettes.json` of the content folder, if it has one: that its colours are valid, and have enough contrast. */
export async function checkPalettes(folder: string): Promise<readonly Finding[]> {
  const file = join(folder, 'palettes.json');
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return [];
  const lines = text.split('\n');
  const lineOf = (message: string): number => {
    // Each palette starts with a “{” that is indented by two spaces.
    const index = Number(/^Palette (\d)/.exec(message)?.[1] ?? 0);
    const starts = lines.flatMap((line, at) => (/^ {2}\{/.test(line) ? [at + 1] : []));
    return starts[index] ?? 1;
  };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return [{ severity: 'error', file, line: 1, message: 'This is not JSON.' }];
  }
  return paletteFaults(value).map((message) => ({ severity: 'error', file, line: lineOf(message), message }));
}
