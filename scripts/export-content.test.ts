import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { contentFolder } from '#emulator/testing/content-folder.ts';
import { startManagementApi } from '#emulator/testing/management-api.ts';
import { officialImport } from '#emulator/testing/official-import.ts';

const run = (script: string, ...args: string[]) =>
  promisify(execFile)(process.execPath, [join(import.meta.dirname, script), ...args], {
    cwd: join(import.meta.dirname, '..'),
    env: { PATH: process.env.PATH },
  });

test('the content of this church goes out, into Contentful by its own importer, and into a folder again', async () => {
  await using at = await contentFolder({});
  await using api = await startManagementApi('en-GB');
  const file = join(at.path, 'out/export.json');
  expect((await run('export-content.ts', file)).stdout).toMatch(/\d+ content types, \d+ entries, \d+ assets/);
  expect(await officialImport(file, api, join(at.path, 'out'))).toContain('The import was successful.');
  expect(api.refusals).toEqual([]);
  const entries = [...(api.stored.get('entries')?.values() ?? [])];
  expect(entries.filter((entry) => entry.sys.publishedVersion !== undefined).length).toBeGreaterThan(50);

  const folder = join(at.path, 'in');
  const { stdout, stderr } = await run('import-content.ts', file, folder, '--offline');
  expect([stdout, stderr]).toEqual([expect.stringContaining(`${entries.length} entries`), '']);
  await run('../content-check/check-content.ts');
  await expect(run('import-content.ts', file, folder)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('is there already and not empty'),
  });
}, 60_000);

test('an import says what is missing', async () => {
  await expect(run('import-content.ts')).rejects.toMatchObject({
    stderr: expect.stringContaining('npm run content:import -- export.json [folder]'),
  });
  await expect(run('import-content.ts', '/nowhere.json')).rejects.toMatchObject({
    stderr: '/nowhere.json:1: There is no such file.\n',
  });
});
