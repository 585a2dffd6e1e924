import type { ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import type { SiteContent } from '#cms/site-content.ts';
import { createAddressReader } from './canonical-address.ts';

const route = (id: string, path: string | undefined, parentId?: string, handle?: unknown) => ({
  [id]: { id, parentId, path, module: { handle } },
});
const read = createAddressReader({
  ...route('root', ''),
  ...route('routes/frame', undefined, 'root'),
  ...route('routes/home', '/', 'routes/frame'),
  ...route('routes/contact', '/contact', 'routes/frame'),
  ...route('routes/whats-on', '/whats-on', 'routes/frame', {
    searchParameters: { page: (value: string) => /^[2-9]$/.test(value) },
  }),
  ...route('routes/event', '/whats-on/:slug', 'routes/frame'),
  ...route('routes/not-found', '*', 'routes/frame'),
  ...route('routes/calendar', '/calendar.ics', 'root'),
} as unknown as ServerBuild['routes']);

const content = {
  events: [{ slug: 'carols' }],
  shortLinks: [],
  pictures: new Map(),
} as unknown as SiteContent;
const keyOf = (target: string) => read(target, content)?.key;

test('all spellings of an address have the same key', () => {
  for (const target of [
    '/contact',
    '/CONTACT',
    '/contact/',
    '/%63ontact',
    '/contact?utm_source=letter',
    '/contact?_routes=root',
    'http://church.example/contact',
  ])
    expect(keyOf(target), target).toBe('/contact');
  expect(keyOf('/WHATS-ON/%63arols')).toBe('/whats-on/carols');
  expect(keyOf('/')).toBe('/');
});

test('only valid search parameters that a route reads are part of the key', () => {
  expect(keyOf('/whats-on?page=2&x=1')).toBe('/whats-on?page=2');
  expect(keyOf('/whats-on?page=02')).toBe('/whats-on');
});

test('the data of a page has its own key, with the requested routes', () => {
  expect(keyOf('/contact.data')).toBe('/contact.data');
  expect(keyOf('/_.data')).toBe('/_.data');
  expect(keyOf('/contact/_.data')).toBe('/contact.data');
  expect(keyOf('/CONTACT.data?_routes=routes%2Fcontact,unknown')).toBe(
    '/contact.data?_routes=routes%2Fcontact',
  );
});

test('all unknown addresses share one key', () => {
  for (const target of ['/unknown', '/made/up?page=2', '//unknown', '/made%20up/..;/x', '/calendar.ics/x'])
    expect(read(target, content), target).toEqual({ key: '/-/-', isPage: true, isNotFound: true });
  expect(keyOf('/whats-on/unknown')).toBe('/whats-on/-');
  expect(keyOf('/whats-on/unknown.data')).toBe('/whats-on/-.data');
  expect(keyOf('/calendar.ics.data')).toBe('/-/-.data');
});

test('an invalid address has no key', () => {
  for (const target of ['*', 'ftp://church.example/', '/%', '/%ff', '/a%0Ab'])
    expect(keyOf(target), target).toBeUndefined();
});
