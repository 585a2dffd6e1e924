import { expect, test } from 'vitest';
import { startScript, wordsFirst } from './first-load.ts';

const style = '<link rel="stylesheet" href="/assets/root.css"/>';
const font =
  '<link rel="preload" href="/assets/type.woff2" as="font" type="font/woff2" crossorigin="anonymous"/>';
const image = '<link rel="preload" as="image" href="/pictures/map/1"/>';
const viewport = '<meta name="viewport" content="width=device-width, initial-scale=1"/>';
const script = '<script type="module" async="">import "/assets/manifest.js"</script>';

const later = script.replace('module', 'later');

const page = `<html><head><meta charSet="utf-8"/>${viewport}${image}<title>A $&amp; B</title>${font}<link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js"/>${style}</head><body><p>Words</p>${script}</body></html>`;

test('style, font and pictures come first, in that order, and scripts when the words are painted', () => {
  expect(wordsFirst(page)).toBe(
    `<html><head><meta charSet="utf-8"/>${viewport}${style}${font}${image}<title>A $&amp; B</title></head><body><p>Words</p>${later}<link rel="later" href="/assets/a.js"/><link rel="later" href="/assets/b.js"/><script>${startScript}</script></body></html>`,
  );
});

test('words that look like a link stay where they are', () => {
  const words = '<pre>&lt;link rel="modulepreload"&gt;</pre>';
  expect(wordsFirst(page.replace('<p>Words</p>', words))).toContain(`<body>${words}${later}<link`);
});

test('what is no whole page is left alone', () => {
  const plain = '<p>Back soon</p>';
  expect(wordsFirst(plain)).toBe(plain);
});
