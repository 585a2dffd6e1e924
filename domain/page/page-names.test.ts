import { expect, test } from 'vitest';
import { menuPages } from './navigation.ts';
import { pagePath } from './page.ts';
import { pageNames, pageSlug, plainRoutes } from './page-names.ts';
import { routePattern } from './route-pattern.ts';

test('a page is called what the menu calls it', () => {
  expect(menuPages.map(({ route }) => pageNames[route])).toEqual(menuPages.map(({ label }) => label));
});

test('each page’s slug leads back to its path', () => {
  expect(plainRoutes.map((route) => pagePath(pageSlug(route)))).toEqual(
    plainRoutes.map((route) => routePattern[route]),
  );
});
