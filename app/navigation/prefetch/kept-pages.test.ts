import { expect, test } from 'vitest';
import { KeptPages, mostPages } from './kept-pages.ts';

const results = (words: string) => ({ 'routes/contact': { type: 'data', result: words } }) as const;

test('a page is there until it is no longer fresh, and then no more', () => {
  const pages = new KeptPages();
  pages.keep('/contact', results('one'), 1000);
  expect(pages.at('/contact', 999)).toEqual(results('one'));
  expect(pages.at('/contact', 1000)).toBeUndefined();
  expect(pages.at('/contact', 999)).toBeUndefined();
});

test('another address is another page', () => {
  const pages = new KeptPages();
  pages.keep('/coming-up', results('one'), 1000);
  expect(pages.at('/coming-up?page=2', 0)).toBeUndefined();
});

test('a page that is fetched again takes the place of the one before', () => {
  const pages = new KeptPages();
  pages.keep('/contact', results('one'), 1000);
  pages.keep('/contact', results('two'), 2000);
  expect(pages.at('/contact', 1500)).toEqual(results('two'));
});

test('there are never more than so many: the one kept first goes', () => {
  const pages = new KeptPages();
  for (let at = 0; at <= mostPages; at += 1) pages.keep(`/${at}`, results(String(at)), 1000);
  expect(pages.at('/0', 0)).toBeUndefined();
  expect(pages.at('/1', 0)).toEqual(results('1'));
  expect(pages.at(`/${mostPages}`, 0)).toEqual(results(String(mostPages)));
});
