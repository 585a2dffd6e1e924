import { expect, test } from 'vitest';
import { pathWithoutQuery } from './former-address.ts';

const pathOf = (list: string, query: string) =>
  pathWithoutQuery(list, new URLSearchParams(query), [{ slug: 'food' }]);

test('a query that named a kind of event or a page of the list leads to its own path', () => {
  expect(pathOf('/coming-up', 'utm_source=x&for=food')).toBe('/coming-up/food');
  expect(pathOf('/whats-on', 'page=2&utm_source=x')).toBe('/whats-on/page/2');
});

test('a query that showed the whole list leads nowhere else', () => {
  for (const query of ['', 'for=', 'for=FOOD', 'for=unknown', 'page=2', 'kind=food'])
    expect(pathOf('/coming-up', query), query).toBeUndefined();
  for (const query of ['', 'page=1', 'page=02', 'page=two', 'page=1000', 'for=food'])
    expect(pathOf('/whats-on', query), query).toBeUndefined();
  expect(pathOf('/contact', 'for=food&page=2')).toBeUndefined();
});
