import { expect, test } from 'vitest';
import { menuRoutes } from './navigation.ts';
import { pagePath } from './page.ts';
import { pageNames, pageSlug, staticRoutes } from './page-names.ts';
import { routePattern } from './route-pattern.ts';

test('the menu has the pages and the labels of the specification', () => {
  expect(menuRoutes.map((route) => pageNames[route])).toEqual([
    'Coming Up',
    'Whats On',
    'Building A Haven',
    'About',
    'Contact',
    'Donate',
    'Safeguarding',
  ]);
});

test('the slug of each page gives its path', () => {
  expect(staticRoutes.map((route) => pagePath(pageSlug(route)))).toEqual(
    staticRoutes.map((route) => routePattern[route]),
  );
});
