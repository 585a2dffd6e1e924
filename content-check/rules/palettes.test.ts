import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkPalettes } from './palettes.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'palettes-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const own = () => readFileSync(new URL('../../content/palettes.json', import.meta.url), 'utf8');

test('a folder without palettes has no findings', async () => {
  expect(await checkPalettes(folder)).toEqual([]);
});

test('too little contrast is reported with file, line and palette', async () => {
  const file = join(folder, 'palettes.json');
  writeFileSync(file, own().replace('#d2f5cd', '#335533'));
  expect(await checkPalettes(folder)).toEqual([
    {
      severity: 'error',
      file,
      line: 14,
      message: expect.stringContaining('Palette 2: “secondary” is hard to read on “primary”'),
    },
  ]);
});

test('a file that is not JSON is reported', async () => {
  writeFileSync(join(folder, 'palettes.json'), '[');
  expect(await checkPalettes(folder)).toMatchObject([{ line: 1, message: 'This is not JSON.' }]);
});
