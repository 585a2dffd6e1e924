import { expect, test } from 'vitest';
import { isPageSlug, pagePath } from './page.ts';

test.each(['healthz', 'readyz', 'preview'])('no page is at /%s, which the server answers itself', (slug) => {
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
