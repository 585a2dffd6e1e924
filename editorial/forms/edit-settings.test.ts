import { expect, test } from 'vitest';
import { editSettings } from './edit-settings.ts';

test('without settings the editing page is for this computer alone', () => {
  expect(editSettings({})).toMatchObject({
    port: 3100,
    signIn: undefined,
    sitePort: 3000,
    siteUrl: undefined,
  });
});

test.each([
  [{}, false],
  [{ EDIT_PUBLISH: 'save' }, true],
])('with %j each save is published by itself: %s', (settings, isByItself) => {
  expect(editSettings(settings).publishesOnSave).toBe(isByItself);
});

test.each([
  [{ EDIT_PORT: '70000' }, 'EDIT_PORT is “70000”'],
  [{ EDIT_PUBLISH: 'always' }, 'EDIT_PUBLISH is “always”, but must be save'],
  [{ EDIT_USER_HEADER: 'X-Remote-User' }, 'EDIT_USER_HEADER is no longer a setting'],
  [{ EDIT_PROXY_SECRET: 'a' }, 'EDIT_PROXY_SECRET is no longer a setting, so do not set it: editors sign in'],
])('%j is refused with a sentence', (settings, sentence) => {
  expect(() => editSettings(settings)).toThrow(sentence);
});

const part = 'scrypt.17.8.1.AAAAAAAAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';
const signIn = { EDITORS: `Anna_Green:${part},Ben:limited:${part}`, EDIT_ORIGIN: 'https://edit.example.org' };

test('with EDITORS people sign in on the page itself, which may then listen for a proxy elsewhere', () => {
  const { signIn: found, host, opensBrowser } = editSettings({ ...signIn, EDIT_HOST: '0.0.0.0' });
  expect([found?.origin, host, opensBrowser]).toEqual(['https://edit.example.org', '0.0.0.0', false]);
  expect(found?.accounts.map(({ name, isLimited }) => [name, isLimited])).toEqual([
    ['Anna Green', false],
    ['Ben', true],
  ]);
  expect(editSettings({ EDITORS: ' ' }).signIn).toBeUndefined();
});

test.each([
  [{ EDITORS: signIn.EDITORS }, 'EDITORS and EDIT_ORIGIN belong together'],
  [{ EDIT_ORIGIN: signIn.EDIT_ORIGIN }, 'EDITORS and EDIT_ORIGIN belong together'],
  [{ ...signIn, EDIT_ORIGIN: 'https://example.org/edit' }, 'without a path'],
  [{ ...signIn, EDIT_ORIGIN: 'http://edit.example.org' }, 'must be an address such as https://'],
  [{ ...signIn, EDIT_ORIGIN: 'https://' }, 'must be an address such as https://'],
  [{ ...signIn, EDITORS: 'Anna:x' }, 'EDITORS has a fault at “Anna”'],
  [{ EDIT_HOST: '0.0.0.0' }, 'EDIT_HOST is “0.0.0.0”, but nobody signs in'],
])('%j cannot be together, or is no sign-in, and a sentence says so', (settings, sentence) => {
  expect(() => editSettings(settings)).toThrow(sentence);
});
