import { expect, test } from 'vitest';
import { pageContent } from '#tests/fixtures/page.fixture.ts';
import { pagePath } from './page.ts';
import { pageBySlug, pageSlug, staticRoutes } from './page-names.ts';
import { routePattern } from './route-pattern.ts';

test('the slug of each page gives its path', () => {
  expect(staticRoutes.map((route) => pagePath(pageSlug(route)))).toEqual(
    staticRoutes.map((route) => routePattern[route]),
  );
});

test('a page is found by its slug, whether it has a route of its own or not', () => {
  const [contact, hall, home] = ['Contact', 'Hall', 'Home'].map((title) => pageContent({ title }));
  if (!contact || !hall || !home) throw new Error();
  const church = {
    pages: { home, comingUp: home, whatsOn: home, contact, safeguarding: home },
    textPages: new Map([['our-hall', hall]]),
  };
  const found = (slug: string) => pageBySlug(church, slug)?.title;
  expect(['home', 'contact', 'our-hall', 'donate', 'unknown'].map(found)).toEqual([
    'Home',
    'Contact',
    'Hall',
    undefined,
    undefined,
  ]);
});
