import type { ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import type { SiteLanguage } from '#app/language/site-languages.ts';
import type { SiteContent } from '#cms/site-content.ts';
import { createAddressReader } from './canonical-address.ts';

const route = (
  id: string,
  path: string | undefined,
  parentId?: string,
  module: object = { default() {} },
) => ({
  [id]: { id, parentId, path, module },
});
const read = createAddressReader({
  ...route('root', ''),
  ...route('routes/frame', undefined, 'root'),
  ...route('routes/home', '/', 'routes/frame'),
  ...route('routes/contact', '/contact', 'routes/frame'),
  ...route('routes/whats-on', '/whats-on', 'routes/frame'),
  ...route('routes/coming-up', '/coming-up', 'routes/frame'),
  ...route('routes/coming-up-kind', '/coming-up/:kind', 'routes/frame'),
  ...route('routes/whats-on-page', '/whats-on/page/:number', 'routes/frame'),
  ...route('routes/find', '/find', 'routes/frame'),
  ...route('routes/event', '/whats-on/:slug', 'routes/frame'),
  ...route('routes/short-link', '/go/:slug', 'routes/frame'),
  ...route('routes/not-found', '*', 'routes/frame'),
  ...route('routes/week/screen', '/screen', 'root'),
  ...route('routes/calendar', '/calendar.ics', 'root', {}),
  ...route('routes/event-calendar', '/whats-on/:slug.ics', 'root', {}),
} as unknown as ServerBuild['routes']);

const content = {
  events: [{ slug: 'carols', formerSlugs: ['christmas-carols'], schedule: {} }],
  eventKinds: [{ slug: 'food' }],
  shortLinks: [],
  oldAddresses: [
    { path: '/old/Services.html', target: '/whats-on' },
    { path: '/contact', target: '/' },
  ],
  pictures: new Map(),
} as unknown as SiteContent;
const german = {
  ...content,
  events: [...content.events, { slug: 'lieder', formerSlugs: [] }],
};
const english: SiteLanguage = { language: 'en-GB', prefix: '', content };
const deutsch: SiteLanguage = { language: 'de', prefix: '/de', content: german as unknown as SiteContent };
const keyOf = (target: string) => read(target, [english])?.key;
const keyInTwo = (target: string) => read(target, [english, deutsch])?.key;

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

test('an old address is answered by the route of short links, in any spelling and language, unless the site has a page there', () => {
  const key = '/go/%2Fold%2FServices.html';
  for (const target of ['/old/Services.html', '/OLD/services.html/', '/old/%53ervices.html?id=3'])
    expect(keyOf(target), target).toBe(key);
  expect(keyInTwo('/de/old/services.html')).toBe(`/de${key}`);
  // The router asks for the data of the route that it knows at this path.
  expect(keyOf('/old/services.html.data?_routes=routes%2Fnot-found')).toBe(`${key}.data`);
  expect(read('/old/services.html', [english])?.isNotFound).toBe(false);
  expect(keyOf('/contact')).toBe('/contact');
  expect(keyOf('/old/other.html')).toBe('/-/-');
});

test('no query is part of the key, but one of earlier versions that leads to a path', () => {
  expect(keyOf('/whats-on/page/2?page=3')).toBe('/whats-on/page/2');
  expect(keyOf('/coming-up/food?for=food')).toBe('/coming-up/food');
  expect(keyOf('/whats-on?page=2&x=1')).toBe('/whats-on?page=2');
  expect(keyOf('/whats-on?page=02')).toBe('/whats-on');
  expect(keyOf('/coming-up.data?for=food&x=1&_routes=routes%2Fcoming-up')).toBe(
    '/coming-up.data?for=food&_routes=routes%2Fcoming-up',
  );
});

test('the data of a page has its own key, with the requested routes', () => {
  expect(keyOf('/contact.data')).toBe('/contact.data');
  expect(keyOf('/_.data')).toBe('/_.data');
  expect(keyOf('/contact/_.data')).toBe('/contact.data');
  expect(keyOf('/CONTACT.data?_routes=routes%2Fcontact,unknown')).toBe(
    '/contact.data?_routes=routes%2Fcontact',
  );
});

test('a page outside the layout has data as every page has, and a file has none', () => {
  expect(keyOf('/screen.data')).toBe('/screen.data');
  expect(keyOf('/screen.data?_routes=routes%2Fweek%2Fscreen')).toBe(
    '/screen.data?_routes=routes%2Fweek%2Fscreen',
  );
  expect(read('/screen', [english])).toMatchObject({ isPage: true, isNotFound: false });
  expect(keyOf('/calendar.ics.data')).toBe('/-/-.data');
});

test('all unknown addresses share one key', () => {
  for (const target of ['/unknown', '/made/up?page=2', '//unknown', '/made%20up/..;/x', '/calendar.ics/x'])
    expect(read(target, [english]), target).toEqual({
      key: '/-/-',
      language: undefined,
      isPage: true,
      isNotFound: true,
      isPrivate: false,
    });
  expect(keyOf('/whats-on/unknown')).toBe('/whats-on/-');
  expect(keyOf('/coming-up/unknown.data')).toBe('/coming-up/-.data');
  expect(keyOf('/whats-on/page/two')).toBe('/whats-on/page/-');
  expect(keyOf('/whats-on/unknown.data')).toBe('/whats-on/-.data');
  expect(keyOf('/calendar.ics.data')).toBe('/-/-.data');
});

test('the former address of an event has its own key, and calendars of no event share one', () => {
  expect(keyOf('/whats-on/christmas-carols')).toBe('/whats-on/christmas-carols');
  expect(keyOf('/whats-on/christmas-carols.ics')).toBe('/whats-on/christmas-carols.ics');
  for (const target of ['/whats-on/unknown.ics', '/whats-on/%2E%2E%2Fx.ics', '/whats-on/made-up.ics?x=1'])
    expect(read(target, [english]), target).toMatchObject({ key: '/whats-on/-.ics', isPage: false });
});

test('an invalid address has no key', () => {
  for (const target of ['*', 'ftp://church.example/', '/%', '/%ff', '/a%0Ab'])
    expect(keyOf(target), target).toBeUndefined();
});

test('an address in a further language has its prefix, and is read in its content', () => {
  for (const target of ['/de/contact', '/DE/Contact/', '/de/%63ontact?x=1', '/x/../de/contact'])
    expect(read(target, [english, deutsch]), target).toEqual({
      key: '/de/contact',
      language: deutsch,
      isPage: true,
      isNotFound: false,
      isPrivate: false,
    });
  expect(keyInTwo('/de/whats-on/lieder')).toBe('/de/whats-on/lieder');
  expect(keyInTwo('/whats-on/lieder')).toBe('/whats-on/-');
  expect(keyInTwo('/de/whats-on?page=2&x=1')).toBe('/de/whats-on?page=2');
  expect(keyInTwo('/de/calendar.ics')).toBe('/de/calendar.ics');
});

test('Home in a further language has no slash at its end, and its data have two addresses', () => {
  for (const target of ['/de', '/de/', '/de//', '/DE', '/de?x=1', '/contact/../de'])
    expect(keyInTwo(target)).toBe('/de');
  for (const target of ['/de.data', '/de/_.data', '/DE/_.data']) expect(keyInTwo(target)).toBe('/de/_.data');
  expect(keyInTwo('/de/contact.data?_routes=routes%2Fcontact')).toBe(
    '/de/contact.data?_routes=routes%2Fcontact',
  );
});

test('unknown addresses in a further language share one key, and so do those of unknown languages', () => {
  for (const target of ['/de/unknown', '/de/de/contact', '/de/made/up']) {
    const address = read(target, [english, deutsch]);
    expect(address, target).toMatchObject({ key: '/de/-/-', language: deutsch, isNotFound: true });
  }
  expect(keyInTwo('/de/unknown.data')).toBe('/de/-/-.data');
  for (const target of [
    '/fr',
    '/fr/contact',
    '/den/contact',
    '/%64e/contact',
    '/de%2Fcontact',
    '/de;x/contact',
  ])
    expect(read(target, [english, deutsch]), target).toMatchObject({ key: '/-/-', language: undefined });
  for (const target of ['/de/contact', '/de']) expect(keyOf(target), target).toBe('/-/-');
});

test('a prefix that dots lead out of, or that two slashes come before, is no prefix', () => {
  expect(keyInTwo('/de/../contact')).toBe('/contact');
  expect(keyInTwo('/de/%2e%2e/contact')).toBe('/contact');
  expect(keyInTwo('/de/..')).toBe('/');
  for (const target of ['//de', '//de/contact', '//evil.example/de'])
    expect(read(target, [english, deutsch])?.language, target).toBeUndefined();
});

test('without content a prefix is read as any other path', () => {
  expect(read('/de/contact', [])).toMatchObject({ key: '/de/contact', language: undefined, isPage: true });
});

test('what somebody has typed to find it is passed on, and makes the address private; on no other page is it read', () => {
  const typed = (target: string) => {
    const { key, isPrivate } = read(target, [english, deutsch]) ?? {};
    return [key, isPrivate];
  };
  expect(typed('/find')).toEqual(['/find', false]);
  expect(typed('/find?q=')).toEqual(['/find', false]);
  expect(typed('/find?q=+&x=1')).toEqual(['/find', false]);
  expect(typed('/FIND?q=hit+me&x=1')).toEqual(['/find?q=hit+me', true]);
  expect(typed('/find.data?q=soup&_routes=routes%2Ffind')).toEqual([
    '/find.data?_routes=routes%2Ffind&q=soup',
    true,
  ]);
  expect(typed('/de/find?q=Suppe')).toEqual(['/de/find?q=Suppe', true]);
  expect(typed(`/find?q=${'a'.repeat(5000)}`)).toEqual([`/find?q=${'a'.repeat(100)}`, true]);
  expect(typed('/contact?q=soup')).toEqual(['/contact', false]);
});
