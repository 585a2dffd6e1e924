import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { contentFolder, olderFileFault } from './content-folder.ts';

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

test('a folder with colours that are no longer read is told how to move them', () => {
  const folder = besideProject();
  expect(olderFileFault(folder)).toBeUndefined();
  writeFileSync(join(folder, 'palettes.json'), '[]');
  expect(olderFileFault(folder)).toEqual({
    file: join(folder, 'palettes.json'),
    message: expect.stringContaining('npm run content:migrate'),
  });
});
