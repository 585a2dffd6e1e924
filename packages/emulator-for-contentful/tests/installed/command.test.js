import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exampleSpace, run } from './space.js';

const folder = await mkdtemp(join(tmpdir(), 'emulator-command-'));
const file = join(folder, 'export.json');
await writeFile(file, exampleSpace);
const bin = join(import.meta.dirname, 'node_modules/.bin/emulator-for-contentful');

test('the command answers a query after ten refused requests, and ends without an error', async () => {
  const emulator = spawn(bin, [file, '--port', '0'], { cwd: folder });
  let faults = '';
  emulator.stderr.on('data', (chunk) => (faults += chunk));
  const [line] = await once(emulator.stdout, 'data');
  const { url } = JSON.parse(line);
  const send = async (
    path,
    token,
    body = JSON.stringify({ query: '{ note(id: "a") { title next { title } } }' }),
  ) => {
    const headers = {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const response = await fetch(`${url}${path}`, { method: 'POST', headers, body });
    return [response.status, await response.json()];
  };
  const statuses = [];
  for (const [path, token, body] of [
    ['/spaces/local'],
    ['/spaces/local', 'wrong'],
    ['/spaces/other', 'local-delivery-token'],
    ['/spaces/local/environments/other', 'local-delivery-token'],
    ['/nowhere', 'local-delivery-token'],
    ['/spaces/local', undefined, 'x'.repeat(300_000)],
    ['/spaces/local', 'local-delivery-token', 'x'.repeat(300_000)],
    ['/spaces/local', 'local-delivery-token', 'no JSON'],
    ['/spaces/local', 'local-delivery-token', '[]'],
    ['/spaces/local', 'local-delivery-token', '{"query": "{ nothing }"}'],
  ])
    statuses.push((await send(path, token, body))[0]);
  expect(statuses).toEqual([401, 401, 400, 400, 404, 401, 413, 400, 400, 400]);
  const [status, { data }] = await send('/spaces/local', 'local-delivery-token');
  expect([status, data]).toEqual([200, { note: { title: 'A note', next: { title: 'Another' } } }]);
  emulator.kill('SIGTERM');
  expect(await once(emulator, 'close')).toEqual([0, null]);
  expect(faults).toBe('');
});

test('the command says its version, checks, and writes a schema and a content folder', async () => {
  const { version } = createRequire(import.meta.url)('emulator-for-contentful/package.json');
  expect(await run(bin, ['--version'])).toEqual({ code: 0, output: `${version}\n` });
  const sound = '2 content types, 2 entries, 0 assets';
  expect(await run(bin, ['check', file])).toEqual({ code: 0, output: `${file} is sound: ${sound}.\n` });
  expect((await run(bin, ['schema', file])).output).toContain('type Note implements Entry & _Node {');
  const content = join(folder, 'content');
  expect((await run(bin, ['import', file, content])).output).toContain(sound);
  expect(await run(bin, ['check', content])).toEqual({ code: 0, output: `${content} is sound: ${sound}.\n` });
});

test('every name of the package can be imported', async () => {
  const names = async (path) => Object.keys(await import(`emulator-for-contentful${path}`)).toSorted();
  expect(await names('')).toEqual([
    'ContentError',
    'faultsIn',
    'fetchFrom',
    'formatProblem',
    'readContent',
    'readSettings',
    'schemaText',
    'signedHeaders',
    'sourceAt',
    'startEmulator',
  ]);
  expect(await names('/folder')).toContain('readSpaceFile');
  expect(await names('/testing')).toEqual(['contentFolder', 'officialImport', 'startManagementApi']);
});
