import { expect, test } from 'vitest';
import { menuPages } from './navigation.ts';
import { pagePath } from './page.ts';
import { pageNames, pageSlug, staticRoutes } from './page-names.ts';
import { routePattern } from './route-pattern.ts';

test('a page has the name that it has in the menu', () => {
  expect(menuPages.map(({ route }) => pageNames[route])).toEqual(menuPages.map(({ label }) => label));
});

test('the slug of each page gives its path', () => {
  expect(staticRoutes.map((route) => pagePath(pageSlug(route)))).toEqual(
    staticRoutes.map((route) => routePattern[route]),
  );
});
