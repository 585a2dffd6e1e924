import { expect, test } from 'vitest';
import { menuPages } from './navigation.ts';
import { pagePath } from './page.ts';
import { pageNames, pageSlug, staticRoutes } from './page-names.ts';
import { routePattern } from './route-pattern.ts';

test('a page is called what the menu calls it', () => {
  expect(menuPages.map(({ route }) => pageNames[route])).toEqual(menuPages.map(({ label }) => label));
});

test('each page’s slug leads back to its path', () => {
  expect(staticRoutes.map((route) => pagePath(pageSlug(route)))).toEqual(
    staticRoutes.map((route) => routePattern[route]),
  );
});
