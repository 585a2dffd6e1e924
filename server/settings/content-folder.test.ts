import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { contentFolder, palettesFile } from './content-folder.ts';

/** A folder with an empty project in it, which is this process's folder until the test ends. */
function besideProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'content-folder-'));
  const before = process.cwd();
  mkdirSync(join(folder, 'project/content'), { recursive: true });
  process.chdir(join(folder, 'project'));
  onTestFinished(() => {
    process.chdir(before);
    rmSync(folder, { recursive: true });
  });
  return folder;
}

test('the demonstration’s content is shown until the church’s own folder beside the project has files', () => {
  const folder = besideProject();
  expect(contentFolder({})).toBe('content');
  mkdirSync(join(folder, 'church-content'));
  expect(contentFolder({})).toBe('content');
  writeFileSync(join(folder, 'church-content/space.yaml'), '');
  expect(contentFolder({})).toBe('../church-content');
  expect(contentFolder({ CONTENT_FOLDER: ' /srv/chapel ' })).toBe('/srv/chapel');
});

test('the site is built with the palettes of its content folder, or else with the project’s', () => {
  const folder = besideProject();
  const environment = { CONTENT_FOLDER: folder };
  expect(palettesFile(environment)).toBe(resolve('content/palettes.json'));
  writeFileSync(join(folder, 'palettes.json'), '[]');
  expect(palettesFile(environment)).toBe(join(folder, 'palettes.json'));
});
