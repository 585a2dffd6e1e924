import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { encodeBuiltFiles, readBuiltFiles } from './built-files.ts';

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

const encoded = () => encodeBuiltFiles(readBuiltFiles(folder), {});

test('a built file has its type, and is immutable when its name has a hash', async () => {
  const headers = (await encoded()).get('/assets/entry-1a2b.js')?.response.headers;
  expect(headers?.get('Content-Type')).toBe('text/javascript; charset=utf-8');
  expect(headers?.get('Cache-Control')).toContain('immutable');
});

test('files compressed by the build are variants, not files of their own', async () => {
  const files = await encoded();
  const variant = await files.get('/assets/entry-1a2b.js')?.response.variants.get('br');
  expect(String(variant?.body)).toBe('smaller');
  expect(files.has('/assets/entry-1a2b.js.br')).toBe(false);
});

test('a file without a hash in its name is cached for an hour', async () => {
  const headers = (await encoded()).get('/humans.txt')?.response.headers;
  expect(headers?.get('Cache-Control')).toBe('public, max-age=3600');
});

test('files are still sent when the folder is replaced under the running site', async () => {
  const files = await encoded();
  rmSync(folder, { recursive: true });
  const variant = await files.get('/assets/type-1a2b.woff2')?.response.variants.get('identity');
  expect(String(variant?.body)).toBe('font');
});
