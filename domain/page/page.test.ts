import { expect, test } from 'vitest';
import { isPageSlug, pageDescription, pagePath } from './page.ts';

test.each(['healthz', 'readyz', 'preview'])('no page is at /%s, which the server answers itself', (slug) => {
  expect(isPageSlug(slug)).toBe(false);
});

test.each(['find', 'this-week', 'screen'])('no page is at /%s, which the site makes itself', (slug) => {
  expect(isPageSlug(slug)).toBe(false);
});

test.each(['home', 'privacy', 'building-a-haven', '2026', 'readyz-2', 'calendar'])(
  'a page may be at /%s',
  (slug) => {
    expect(isPageSlug(slug)).toBe(true);
  },
);

test.each(['', 'Privacy', 'a--b', '-a', 'a-', 'a/b', 'a.b', 'ä', 'a b'])(
  '“%s” is no slug of a page',
  (slug) => {
    expect(isPageSlug(slug)).toBe(false);
  },
);

test('the page “home” is at the root, every other at its slug', () => {
  expect(['home', 'privacy'].map(pagePath)).toEqual(['/', '/privacy']);
});

const paragraph = (text: string) => ({ kind: 'paragraph', inlines: [{ kind: 'text', text }] }) as const;
const heading = { ...paragraph('Our garden'), kind: 'heading', level: 2 } as const;

test('search engines are told what somebody has written for them, and else the first sentence of the text', () => {
  const first = 'On Tuesdays we dig, plant and drink tea in the garden.';
  const body = [heading, paragraph(`${first} Everybody can come.`)];
  expect(pageDescription({ description: 'A garden.', body })).toBe('A garden.');
  expect(pageDescription({ description: '', body })).toBe(first);
});

test('a short first sentence takes the next along, a long one ends at a word, and a page without text has none', () => {
  const of = (...texts: readonly string[]) =>
    pageDescription({ description: '', body: texts.map(paragraph) });
  expect(of('Come in.', 'The door of the church of St. Mary is open every day until dusk. Always.')).toBe(
    'Come in. The door of the church of St. Mary is open every day until dusk.',
  );
  expect(of('garden '.repeat(40))).toBe(`${Array(22).fill('garden').join(' ')}…`);
  expect(of()).toBe('');
});
