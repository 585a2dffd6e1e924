import { expect, test } from 'vitest';
import { planPage } from './page-plan.ts';

const routes = {
  root: { module: '/assets/root.js', hasLoader: true },
  'routes/frame': { module: '/assets/frame.js', hasLoader: false },
  'routes/contact': { module: '/assets/contact.js', hasLoader: true },
};
const ids = Object.keys(routes);

test('a page’s data is asked for without the layout’s, at the address that a click would ask', () => {
  expect(planPage('/contact', ids, routes, false)).toEqual({
    data: '/contact.data?_routes=routes%2Fcontact',
    withData: ['routes/contact'],
    without: ['routes/frame'],
    module: '/assets/contact.js',
  });
});

test('with the layout’s, the address names no routes', () => {
  const plan = planPage('/contact', ids, routes, true);
  expect(plan?.data).toBe('/contact.data');
  expect(plan?.withData).toEqual(['root', 'routes/contact']);
});

test('Home has a name of its own; a query stays, a fragment does not', () => {
  expect(planPage('/', ids, routes, true)?.data).toBe('/_.data');
  expect(planPage('/coming-up?page=2#list', ids, routes, true)?.data).toBe('/coming-up.data?page=2');
  expect(planPage('/coming-up?page=2', ids, routes, false)?.data).toBe(
    '/coming-up.data?page=2&_routes=routes%2Fcontact',
  );
});

test('nothing is planned for a route that the site does not have', () => {
  expect(planPage('/contact', ['root', 'routes/elsewhere'], routes, false)).toBeUndefined();
});
