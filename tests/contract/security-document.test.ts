import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const document = readFileSync(`${root}docs/security.md`, 'utf8');

/** The names of all test files, without their folders. */
const testFiles = new Set(
  globSync('{app,cms,domain,editorial,packages,scripts,server,tests}/**/*.{test,spec}.{ts,tsx}', {
    cwd: root,
    exclude: ['**/node_modules'],
  }).map((file) => basename(file)),
);

test('every test file that docs/security.md names exists', () => {
  const named = [...document.matchAll(/`([\w.-]+\.(?:test|spec)\.tsx?)`/g)].map(([, file = '']) => file);
  expect(new Set(named).size).toBeGreaterThan(40);
  expect(named.filter((file) => !testFiles.has(file))).toEqual([]);
});

test('every item that docs/security.md says holds names a test', () => {
  const [held = ''] = document.split('## Not met');
  const rows = [...held.matchAll(/^\| \d.*$/gm)].map(([row]) => row);
  expect(rows.length).toBeGreaterThan(25);
  expect(rows.filter((row) => !/\.(?:test|spec)\.tsx?`/.test(row))).toEqual([]);
});

test('docs/security.md lists each item once, as held or as not', () => {
  const items = [...document.matchAll(/^[|-] (\d[\d., to]+)(?: \||:)/gm)].flatMap(([, list = '']) =>
    list.split(', '),
  );
  expect(items.length).toBeGreaterThan(50);
  expect(items.toSorted()).toEqual([...new Set(items)].toSorted());
});
