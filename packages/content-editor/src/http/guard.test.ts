import { expect, test } from 'vitest';
import { words } from '../words.ts';
import { isToken, refusalOf } from './guard.ts';

const proxy = { userHeader: 'X-Remote-User', origin: 'https://edit.example.org' };
const own = { host: '127.0.0.1:3100' };

test.each(['127.0.0.1:3100', 'localhost:3100', '[::1]:3100'])(
  'a browser on this machine may use %s',
  (host) => {
    expect(refusalOf('GET', { host }, 3100, undefined)).toBeUndefined();
  },
);

test.each(['evil.example', '127.0.0.1:3101', 'localhost', '192.168.1.5:3100', ''])(
  'the name “%s” is refused',
  (host) => {
    expect(refusalOf('GET', { host }, 3100, undefined)?.sentence).toBe(words.refused.host);
  },
);

test('without the settings of a proxy, what comes through one is refused', () => {
  const headers = { ...own, 'x-forwarded-for': '192.0.2.1' };
  expect(refusalOf('GET', headers, 3100, undefined)?.sentence).toBe(words.refused.proxy);
});

test.each([
  ['another site', { origin: 'https://evil.example' }],
  ['a page of another port', { origin: 'http://127.0.0.1:3000' }],
  ['a page without an origin', { origin: 'null' }],
  ['nobody knows where', {}],
  ['another site, as the browser says', { origin: 'http://127.0.0.1:3100', 'sec-fetch-site': 'cross-site' }],
])('a post from %s is refused', (_, headers) => {
  expect(refusalOf('POST', { ...own, ...headers }, 3100, undefined)?.sentence).toBe(words.refused.origin);
});

test('a post from the editor’s own form is accepted', () => {
  const headers = { ...own, origin: 'http://127.0.0.1:3100', 'sec-fetch-site': 'same-origin' };
  expect(refusalOf('POST', headers, 3100, undefined)).toBeUndefined();
});

test('behind a proxy, the user must be named, and only the public address counts', () => {
  const headers = { host: 'edit.example.org', 'x-forwarded-for': '192.0.2.1', 'x-remote-user': 'anna' };
  expect(refusalOf('GET', headers, 3100, proxy)).toBeUndefined();
  expect(refusalOf('GET', { ...headers, 'x-remote-user': ' ' }, 3100, proxy)?.sentence).toBe(
    words.refused.noUser,
  );
  expect(refusalOf('GET', { ...headers, host: '127.0.0.1:3100' }, 3100, proxy)?.sentence).toContain(
    proxy.origin,
  );
  expect(refusalOf('POST', { ...headers, origin: 'https://edit.example.org' }, 3100, proxy)).toBeUndefined();
  expect(refusalOf('POST', { ...headers, origin: 'https://evil.example' }, 3100, proxy)?.status).toBe(403);
});

test('only the token of this process counts', () => {
  expect(isToken('abc', 'abc')).toBe(true);
  for (const other of ['abd', 'ab', '', null]) expect(isToken(other, 'abc')).toBe(false);
});
