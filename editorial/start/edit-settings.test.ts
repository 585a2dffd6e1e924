import { expect, test } from 'vitest';
import { editSettings } from './edit-settings.ts';

test('without settings the editing page is for this computer alone', () => {
  expect(editSettings({})).toMatchObject({
    port: 3100,
    proxy: undefined,
    sitePort: 3000,
    siteUrl: undefined,
  });
});

const behindProxy = {
  EDIT_USER_HEADER: 'X-Remote-User',
  EDIT_ORIGIN: 'https://edit.example.org/',
  EDIT_PROXY_SECRET: '0123456789abcdef0123456789ABCDEF',
};

test('behind a proxy it needs the header of the user, its own address and the proxy’s secret', () => {
  expect(editSettings(behindProxy).proxy).toEqual({
    userHeader: 'X-Remote-User',
    origin: 'https://edit.example.org',
    secret: '0123456789abcdef0123456789ABCDEF',
  });
});

test.each([undefined, 'short', `${'a'.repeat(40)} b`, `${'a'.repeat(40)}"`])(
  'the secret “%s” is refused with what to write, and without repeating it',
  (EDIT_PROXY_SECRET) => {
    const read = () => editSettings({ ...behindProxy, EDIT_PROXY_SECRET });
    expect(read).toThrow(/^EDIT_PROXY_SECRET .*at least 32 random letters and digits.*X-Proxy-Secret/);
    expect(read).not.toThrow('short:');
  },
);

test.each(
  'Host Origin cookie AUTHORIZATION Referer User-Agent X-Forwarded-For X-Forwarded-User Connection Content-Type Accept Sec-Fetch-Site Forwarded Via X-Real-IP X-Proxy-Secret If-Match Proxy-Authorization'.split(
    ' ',
  ),
)('the header %s, which others send too, names no user', (EDIT_USER_HEADER) => {
  expect(() => editSettings({ ...behindProxy, EDIT_USER_HEADER })).toThrow(
    `EDIT_USER_HEADER is “${EDIT_USER_HEADER}”, which browsers or proxies send`,
  );
});

test.each(['X-Remote-User', 'Remote-User', 'X-Authenticated-User', 'X-WebAuth-User', 'X-Edit-Host'])(
  'the header %s may name the user',
  (EDIT_USER_HEADER) => {
    expect(editSettings({ ...behindProxy, EDIT_USER_HEADER }).proxy?.userHeader).toBe(EDIT_USER_HEADER);
  },
);

test.each([
  [{}, false],
  [{ EDIT_PUBLISH: 'save' }, true],
])('with %j each save is published by itself: %s', (settings, isByItself) => {
  expect(editSettings(settings).publishesOnSave).toBe(isByItself);
});

test.each([
  [{ EDIT_PORT: '70000' }, 'EDIT_PORT is “70000”'],
  [{ EDIT_PUBLISH: 'always' }, 'EDIT_PUBLISH is “always”, but must be save'],
  [
    { EDIT_USER_HEADER: 'X-Remote-User' },
    'EDIT_USER_HEADER, EDIT_ORIGIN and EDIT_PROXY_SECRET belong together',
  ],
  [{ EDIT_PROXY_SECRET: 'a' }, 'EDIT_USER_HEADER, EDIT_ORIGIN and EDIT_PROXY_SECRET belong together'],
  [
    { EDIT_ORIGIN: 'https://edit.example.org' },
    'EDIT_USER_HEADER, EDIT_ORIGIN and EDIT_PROXY_SECRET belong together',
  ],
  [{ EDIT_USER_HEADER: 'X Remote', EDIT_ORIGIN: 'https://edit.example.org' }, 'must be the name of a header'],
  [
    { EDIT_USER_HEADER: 'X-User', EDIT_ORIGIN: 'http://edit.example.org' },
    'must be an address such as https://',
  ],
  [{ EDIT_USER_HEADER: 'X-User', EDIT_ORIGIN: 'https://example.org/edit' }, 'without a path'],
])('%j is refused with a sentence', (settings, sentence) => {
  expect(() => editSettings(settings)).toThrow(sentence);
});

const part = 'scrypt.17.8.1.AAAAAAAAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';
const signIn = { EDITORS: `Anna_Green:${part},Ben:limited:${part}`, EDIT_ORIGIN: 'https://edit.example.org' };

test('with EDITORS people sign in on the page itself, which may then listen for a proxy elsewhere', () => {
  const { signIn: found, proxy, host, opensBrowser } = editSettings({ ...signIn, EDIT_HOST: '0.0.0.0' });
  expect([found?.origin, proxy, host, opensBrowser]).toEqual([
    'https://edit.example.org',
    undefined,
    '0.0.0.0',
    false,
  ]);
  expect(found?.accounts.map(({ name, isLimited }) => [name, isLimited])).toEqual([
    ['Anna Green', false],
    ['Ben', true],
  ]);
  expect(editSettings({ EDITORS: ' ' }).signIn).toBeUndefined();
});

test.each([
  [{ ...signIn, ...behindProxy }, 'EDITORS and EDIT_USER_HEADER are both set'],
  [{ ...signIn, EDIT_PROXY_SECRET: 'a' }, 'EDITORS and EDIT_PROXY_SECRET are both set'],
  [{ EDITORS: signIn.EDITORS }, 'EDITORS needs EDIT_ORIGIN'],
  [{ ...signIn, EDIT_ORIGIN: 'http://edit.example.org' }, 'must be an address such as https://'],
  [{ ...signIn, EDIT_ORIGIN: 'https://' }, 'must be an address such as https://'],
  [{ ...signIn, EDITORS: 'Anna:x' }, 'EDITORS has a fault at “Anna”'],
  [{ EDIT_HOST: '0.0.0.0' }, 'EDIT_HOST is “0.0.0.0”, but nobody signs in'],
])('%j cannot be together, or is no sign-in, and a sentence says so', (settings, sentence) => {
  expect(() => editSettings(settings)).toThrow(sentence);
});
