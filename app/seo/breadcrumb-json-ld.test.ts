import { expect, test } from 'vitest';
import { breadcrumbList, type Crumb, crumbsTo } from './breadcrumb-json-ld.ts';

function namesTo(page: Crumb): readonly string[] {
  return crumbsTo(page, 'St Oswin’s Leeds', 'Whats On').map(({ name }) => name);
}

test('the breadcrumbs of an event include Whats On, those of a page only Home', () => {
  expect(namesTo({ name: 'Carols', path: '/whats-on/carols' })).toEqual([
    'St Oswin’s Leeds',
    'Whats On',
    'Carols',
  ]);
  expect(namesTo({ name: 'Whats On', path: '/whats-on' })).toEqual(['St Oswin’s Leeds', 'Whats On']);
});

test('each step has its number and its absolute address', () => {
  const crumbs = crumbsTo({ name: 'Donate', path: '/donate' }, 'Home', 'Whats On');
  expect(breadcrumbList(crumbs, 'https://church.example')).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://church.example/' },
      { '@type': 'ListItem', position: 2, name: 'Donate', item: 'https://church.example/donate' },
    ],
  });
});

test('Home has no breadcrumbs', () => {
  const crumbs = crumbsTo({ name: 'Come in', path: '/' }, 'Home', 'Whats On');
  expect(breadcrumbList(crumbs, 'https://church.example')).toBeUndefined();
});
