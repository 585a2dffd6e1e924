import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { compressFiles, withoutSettings } from './build.ts';
import { fingerprint, siteBundle } from './build-stamp.ts';

test('the builder gets no setting of the site, so that no built file can contain one', () => {
  const machine = { PATH: '/bin', HOME: '/root', NODE_ENV: 'production' };
  const secrets = {
    CONTENT_TOKEN: 'a',
    CONTENT_PREVIEW_TOKEN: 'b',
    WEBHOOK_SECRET: 'c',
    PREVIEW_SECRET: 'e',
  };
  expect(withoutSettings({ ...machine, ...secrets })).toEqual(machine);
});

test('texts get a compressed file of each kind beside them; fonts and tiny texts get none', () => {
  const folder = mkdtempSync(join(tmpdir(), 'built-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const script = 'export const words = "Come as you are.";\n'.repeat(40);
  writeFileSync(join(folder, 'a.js'), script);
  writeFileSync(join(folder, 'tiny.css'), 'a{}');
  writeFileSync(join(folder, 'type.woff2'), script);
  compressFiles(folder);
  expect(brotliDecompressSync(readFileSync(join(folder, 'a.js.br'))).toString()).toBe(script);
  expect(gunzipSync(readFileSync(join(folder, 'a.js.gz'))).toString()).toBe(script);
  for (const name of ['tiny.css', 'type.woff2'])
    expect(existsSync(join(folder, `${name}.br`)), name).toBe(false);
});

test('a build below a path of its host is beside that of a start, and another path asks for another', () => {
  const [start, one, other] = [siteBundle(), siteBundle('/church/'), siteBundle('/chapel/')];
  expect(start.stamp).toBe('build/.inputs');
  expect([one.stamp, other.stamp]).toEqual(['build/below-path/.inputs', 'build/below-path/.inputs']);
  expect(new Set([start, one, other].map(fingerprint)).size).toBe(3);
});
