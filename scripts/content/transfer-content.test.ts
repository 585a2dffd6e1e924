import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { contentFolder, officialImport, startManagementApi } from 'emulator-for-contentful/testing';
import { expect, test } from 'vitest';

const emulator = fileURLToPath(import.meta.resolve('emulator-for-contentful/command'));

const run = (script: string, ...args: string[]) =>
  promisify(execFile)(process.execPath, [script, ...args], {
    cwd: join(import.meta.dirname, '../..'),
    env: { PATH: process.env.PATH },
  });

test('the demonstration content survives an export, Contentful’s own importer, and an import into a folder', async () => {
  await using at = await contentFolder({});
  await using api = await startManagementApi('en-GB');
  const file = join(at.path, 'out/export.json');
  expect((await run(emulator, 'export', file)).stdout).toMatch(/\d+ content types, \d+ entries, \d+ assets/);
  expect(await officialImport(file, api, join(at.path, 'out'))).toContain('The import was successful.');
  expect(api.refusals).toEqual([]);
  const entries = [...(api.stored.get('entries')?.values() ?? [])];
  expect(entries.filter((entry) => entry.sys.publishedVersion !== undefined).length).toBeGreaterThan(50);

  const folder = join(at.path, 'in');
  const { stdout, stderr } = await run(emulator, 'import', file, folder, '--offline');
  expect([stdout, stderr]).toEqual([expect.stringContaining(`${entries.length} entries`), '']);
  await run('editorial/check/main.ts');
  await expect(run(emulator, 'import', file, folder)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('exists and is not empty'),
  });
}, 60_000);

test('an import reports what is missing', async () => {
  await expect(run(emulator, 'import')).rejects.toMatchObject({
    stderr: expect.stringContaining('import export.json [folder]'),
  });
  await expect(run(emulator, 'import', '/nowhere.json')).rejects.toMatchObject({
    stderr: '/nowhere.json:1: There is no such file.\n',
  });
});
