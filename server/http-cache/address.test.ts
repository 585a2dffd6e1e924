import { expect, test } from 'vitest';
import { createAddressReader } from './address.ts';

function route(id: string, path: string | undefined, parentId?: string, handle?: object) {
  return { id, path, parentId, module: { default: undefined, handle } };
}

const routes = Object.fromEntries(
  [
    route('root', ''),
    route('frame', undefined, 'root'),
    route('home', '/', 'frame'),
    route('contact', '/contact', 'frame'),
    route('event', '/whats-on/:slug', 'frame'),
    route('calendar', '/whats-on/:slug.ics', 'root'),
    route('share', '/og/*', 'root', { searchParameters: { v: /^\w+$/ } }),
    route('not-found', '*', 'frame'),
  ].map((each) => [each.id, each]),
);
const { read, isUsual } = createAddressReader({ routes: routes as never });

for (const [target, address] of [
  ['/', '/'],
  ['/contact', '/contact'],
  ['/contact?', '/contact'],
  ['/contact?utm_source=letter&x=1', '/contact'],
  ['/?v=1', '/'],
  ['/og/donate.png?v=1&w=2', '/og/donate.png?v=1'],
  ['/og/donate.png?w=2&v=a&v=c', '/og/donate.png?v=a'],
  ['/og/donate.png?v=a%20b', '/og/donate.png'],
  ['/contact.data?_routes=contact', '/contact.data?_routes=contact'],
  ['/contact.data?_routes=nowhere,contact,root&x=1', '/contact.data?_routes=root%2Ccontact'],
  ['/contact.data?_routes=nowhere', '/contact.data'],
  ['/_.data?_routes=home', '/_.data?_routes=home'],
  ['/contact?_routes=contact', '/contact'],
  ['http://church.example/contact?x=1', '/contact'],
] as const) {
  test(`${target} is kept as ${address}`, () => {
    expect(read(target)).toBe(address);
  });
}

test('the route of an address is the innermost that knows it, with what the address puts in', () => {
  const { routeOf } = createAddressReader({ routes } as never);
  expect(routeOf('/whats-on/carols')).toMatchObject({
    pattern: '/whats-on/:slug',
    params: { slug: 'carols' },
  });
  expect(routeOf('/no/such/page')?.pattern).toBe('*');
  for (const address of ['/contact?v=1', '/contact.data']) expect(routeOf(address), address).toBeUndefined();
});

for (const target of [
  '*',
  'contact',
  'mailto:a@example.org',
  'church.example:443',
  '/two%0Alines',
  '/100%',
  '/%FF',
  '/two%E2%80%A8lines?a',
]) {
  test(`${target} is no address of a page`, () => {
    expect(read(target)).toBeUndefined();
  });
}

for (const address of [
  '/',
  '/contact',
  '/contact.data',
  '/_.data',
  '/whats-on/carols',
  '/whats-on/carols.ics',
  '/whats-on/carols.data?_routes=event',
  '/og/whats-on/carols.png?v=1',
]) {
  test(`${address} is the usual way to write it`, () => {
    expect(isUsual(address)).toBe(true);
  });
}

for (const address of [
  '/contact/',
  '//contact',
  '/CONTACT',
  '/%63ontact',
  '/Whats-On/carols',
  '/contact#x',
]) {
  test(`${address} is another way to write it, and not kept`, () => {
    expect(isUsual(address)).toBe(false);
  });
}
