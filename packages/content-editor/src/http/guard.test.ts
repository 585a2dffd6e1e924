import { expect, test } from 'vitest';
import { words } from '../words.ts';
import { isToken, refusalOf } from './guard.ts';

const secret = '0123456789abcdef0123456789abcdef';
const proxy = { userHeader: 'X-Remote-User', origin: 'https://edit.example.org', secret };
const alone = { port: 3100, proxy: undefined, session: 'of-this-process' };
const behindProxy = { ...alone, proxy };
const own = { host: '127.0.0.1:3100', cookie: 'editor-name=Anna; editor-session-3100=of-this-process' };

test.each(['127.0.0.1:3100', 'localhost:3100', '[::1]:3100'])(
  'a browser on this machine may use %s',
  (host) => {
    expect(refusalOf('GET', { ...own, host }, alone)).toBeUndefined();
  },
);

test.each(['evil.example', '127.0.0.1:3101', 'localhost', '192.168.1.5:3100', ''])(
  'the name “%s” is refused',
  (host) => {
    expect(refusalOf('GET', { ...own, host }, alone)).toBe(words.refused.host);
    expect(refusalOf('GET', { host }, alone, true)).toBe(words.refused.host);
  },
);

test('without the settings of a proxy, what comes through one is refused', () => {
  for (const name of [
    ...['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-port', 'x-forwarded-prefix'],
    ...['forwarded', 'x-real-ip', 'via', 'x-original-host', 'x-scheme', 'cf-connecting-ip', 'true-client-ip'],
  ]) {
    expect(refusalOf('GET', { ...own, [name]: 'x' }, alone), name).toBe(words.refused.proxy);
    expect(refusalOf('GET', { host: own.host, [name]: 'x' }, alone, true), name).toBe(words.refused.proxy);
  }
});

test.each([
  ['another site', { origin: 'https://evil.example' }],
  ['a page of another port', { origin: 'http://127.0.0.1:3000' }],
  ['a page without an origin', { origin: 'null' }],
  ['nobody knows where', {}],
  ['another site, as the browser says', { origin: 'http://127.0.0.1:3100', 'sec-fetch-site': 'cross-site' }],
])('a post from %s is refused', (_, headers) => {
  expect(refusalOf('POST', { ...own, ...headers }, alone)).toBe(words.refused.origin);
});

test('a post from the editor’s own form is accepted', () => {
  const headers = { ...own, origin: 'http://127.0.0.1:3100', 'sec-fetch-site': 'same-origin' };
  expect(refusalOf('POST', headers, alone)).toBeUndefined();
});

test.each([
  undefined,
  'editor-session-3100=',
  'editor-session-3100=of-another-process',
  'editor-session-3101=of-this-process',
  'xeditor-session-3100=of-this-process',
  'editor-session-3100=of-this-process2',
])('with the cookie %s nothing is shown and nothing saved', (cookie) => {
  const headers = { host: own.host, origin: 'http://127.0.0.1:3100', ...(cookie && { cookie }) };
  for (const method of ['GET', 'HEAD']) expect(refusalOf(method, headers, alone)).toBe(words.refused.noKey);
  for (const method of ['POST', 'PUT', 'DELETE'])
    expect(refusalOf(method, headers, alone)).toBe(words.refused.noKeyToSave);
});

test('the address with the key is for reading alone', () => {
  expect(refusalOf('GET', { host: own.host }, alone, true)).toBeUndefined();
  expect(refusalOf('POST', { host: own.host }, alone, true)).toBe(words.refused.noKeyToSave);
});

test('behind a proxy, it must send its secret and name the user, and only the public address counts', () => {
  const headers = {
    host: 'edit.example.org',
    'x-forwarded-for': '192.0.2.1',
    'x-remote-user': 'anna',
    'x-proxy-secret': secret,
  };
  const refusal = (more: object, method = 'GET') => refusalOf(method, { ...headers, ...more }, behindProxy);
  expect(refusal({})).toBeUndefined();
  expect(refusal({ 'x-remote-user': ' ' })).toBe(words.refused.noUser);
  for (const wrong of ['', undefined, `${secret}0`, secret.toUpperCase()])
    expect(refusal({ 'x-proxy-secret': wrong })).toBe(words.refused.noSecret('X-Proxy-Secret'));
  expect(refusal({ host: '127.0.0.1:3100' })).toContain(proxy.origin);
  expect(refusal({ origin: 'https://edit.example.org' }, 'POST')).toBeUndefined();
  expect(refusal({ origin: 'https://evil.example' }, 'POST')).toBe(words.refused.origin);
});

test('only the token of this process counts', () => {
  expect(isToken('abc', 'abc')).toBe(true);
  for (const other of ['abd', 'ab', '', null]) expect(isToken(other, 'abc')).toBe(false);
});
