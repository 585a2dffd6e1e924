import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { pageLeadingTo } from './open-browser.ts';

test('the browser gets the key from a file that no other user may read, and that goes with the process', () => {
  const parent = mkdtempSync(join(tmpdir(), 'open-'));
  const { file, remove } = pageLeadingTo('http://127.0.0.1:3100/open/abc-_', parent);
  expect(readFileSync(file, 'utf8')).toContain('url=http://127.0.0.1:3100/open/abc-_"');
  if (process.platform !== 'win32') {
    expect(statSync(file).mode & 0o077).toBe(0);
    expect(statSync(dirname(file)).mode & 0o077).toBe(0);
  }
  remove();
  expect(readdirSync(parent)).toEqual([]);
  rmSync(parent, { recursive: true });
});
