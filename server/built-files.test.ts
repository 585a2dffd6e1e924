import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { filesBefore, readBuiltFiles } from './built-files.ts';
import type { MadePage } from './http-cache/page-cache.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'built-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets', 'entry-1a2b.js'), 'export {}');
  writeFileSync(join(folder, 'assets', 'type-1a2b.woff2'), 'font');
  writeFileSync(join(folder, 'assets', 'entry-1a2b.js.br'), 'smaller');
  writeFileSync(join(folder, 'humans.txt'), 'Us.');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const page = async (): Promise<MadePage> => ({
  response: new Response('page'),
  used: new Map(),
  keep: 'as it says',
});

function maker() {
  return filesBefore(readBuiltFiles(folder), (response) => response, page);
}

test('a built file is sent with its type, and for ever when its name says its content', async () => {
  const { response } = await maker()('/assets/entry-1a2b.js');
  expect(response.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
  expect(response.headers.get('Cache-Control')).toContain('immutable');
  expect(await response.text()).toBe('export {}');
});

test('what the build has compressed is not compressed again, and is no file of its own', async () => {
  const made = await maker()('/assets/entry-1a2b.js');
  expect([...(made.compressed ?? [])].map(([coding, bytes]) => [coding, String(bytes)])).toEqual([
    ['br', 'smaller'],
  ]);
  const { response } = await maker()('/assets/entry-1a2b.js.br');
  expect(await response.text()).toBe('page');
});

test('a file whose name may stay while it changes is kept for a while', async () => {
  const { response } = await maker()('/humans.txt');
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=3600');
});

test('files go on being sent when the folder is replaced under the running site', async () => {
  const make = maker();
  rmSync(folder, { recursive: true });
  const { response } = await make('/assets/type-1a2b.woff2');
  expect(response.headers.get('Content-Type')).toBe('font/woff2');
  expect(await response.text()).toBe('font');
});

test('every other address is a page’s', async () => {
  const { response } = await filesBefore(new Map(), (each) => each, page)('/assets/../contact');
  expect(await response.text()).toBe('page');
});
