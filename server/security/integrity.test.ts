import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { createIntegrity } from './integrity.ts';

const bytes = Buffer.from('export const a = 1;');
const file = { bytes, type: 'text/javascript', compressed: new Map(), forEver: true };
const integrity = createIntegrity(
  new Map([
    ['/assets/a.js', file],
    ['/assets/manifest-1.js', file],
  ]),
);
const expected = `integrity="sha256-${hash('sha256', bytes, 'base64')}"`;

test('a built script is asked for with the hash of what it must be', () => {
  expect(integrity('<link rel="modulepreload" fetchpriority="low" href="/assets/a.js"/>')).toBe(
    `<link rel="modulepreload" fetchpriority="low" href="/assets/a.js" ${expected}/>`,
  );
});

test('the manifest, which every page imports, is a script with its hash', () => {
  expect(integrity('<link rel="modulepreload" href="/assets/manifest-1.js"/>')).toBe(
    `<script type="module" async="" src="/assets/manifest-1.js" ${expected}></script>`,
  );
});

test('a script that the build does not know, and words about one, stay as they are', () => {
  const html =
    '<link rel="modulepreload" href="/assets/b.js"/><p>&lt;link rel="modulepreload" href="/assets/a.js"/></p>';
  expect(integrity(html)).toBe(html);
});
