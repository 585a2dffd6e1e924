import { expect, test } from 'vitest';
import { startScript, wordsFirst } from './first-load.ts';
import { handOverScript } from './handed-over.ts';
import type { PageParts } from './whole-page.ts';

const style = '<link rel="stylesheet" href="/assets/root.css"/>';
const font =
  '<link rel="preload" href="/assets/type.woff2" as="font" type="font/woff2" crossorigin="anonymous"/>';
const image = '<link rel="preload" as="image" href="/pictures/map/1"/>';
const viewport = '<meta name="viewport" content="width=device-width, initial-scale=1"/>';
const script = '<script type="module" async="">import "/assets/manifest.js"</script>';

const later = `<template>${script}</template>`;

const framework = '<script>window.__reactRouterContext = {};</script>';

const page = `<html><head><meta charSet="utf-8"/>${viewport}${image}<title>A $&amp; B</title>${font}<link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js"/>${style}</head><body><p>Words</p>${framework}${script}</body></html>`;

function whole({ head, body, tail }: PageParts): string {
  return head + body + tail;
}

test('style, font and pictures come first, in that order, and scripts when the words are painted', () => {
  expect(whole(wordsFirst(page))).toBe(
    `<html><head><meta charSet="utf-8"/>${viewport}${style}${font}${image}<title>A $&amp; B</title></head><body><p>Words</p>${framework}${later}<template><link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js"/></template><script>${startScript}</script></body></html>`,
  );
});

test('words that look like a link stay where they are', () => {
  const words = '<pre>&lt;link rel="modulepreload"&gt;</pre>';
  const { body, tail } = wordsFirst(page.replace('<p>Words</p>', words));
  expect(body).toBe(`</head><body>${words}`);
  expect(tail).toContain(`${later}<template><link`);
});

test('what is no whole page is left alone', () => {
  const plain = '<p>Back soon</p>';
  expect(whole(wordsFirst(plain, '<script>data</script>'))).toBe(plain);
});

test('the manifest, which holds data only, is not held back', () => {
  const manifest = '<link rel="modulepreload" href="/assets/manifest-1.js"/>';
  const { head, tail } = wordsFirst(page.replace('</head>', `${manifest}</head>`));
  expect(head).not.toContain('manifest-1');
  expect(tail).toContain(`${later}${manifest}<template><link`);
});

test('the data stands after the words, and is handed over between the scripts that wait for it and those that come later', () => {
  const { body, tail } = wordsFirst(page, '<script type="application/json">1</script>');
  expect(body).toMatch(/<p>Words<\/p><script type="application\/json">1<\/script>$/);
  expect(tail).toContain(`${later}<script>${handOverScript}</script><template><link`);
});
