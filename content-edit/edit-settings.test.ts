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

test('behind a proxy it needs the header of the user and its own address', () => {
  const settings = { EDIT_USER_HEADER: 'X-Remote-User', EDIT_ORIGIN: 'https://edit.example.org/' };
  expect(editSettings(settings).proxy).toEqual({
    userHeader: 'X-Remote-User',
    origin: 'https://edit.example.org',
  });
});

test.each([
  [{ EDIT_PORT: '70000' }, 'EDIT_PORT is “70000”'],
  [{ EDIT_USER_HEADER: 'X-Remote-User' }, 'EDIT_USER_HEADER and EDIT_ORIGIN belong together'],
  [{ EDIT_ORIGIN: 'https://edit.example.org' }, 'EDIT_USER_HEADER and EDIT_ORIGIN belong together'],
  [{ EDIT_USER_HEADER: 'X Remote', EDIT_ORIGIN: 'https://edit.example.org' }, 'must be the name of a header'],
  [
    { EDIT_USER_HEADER: 'X-User', EDIT_ORIGIN: 'http://edit.example.org' },
    'must be an address such as https://',
  ],
  [{ EDIT_USER_HEADER: 'X-User', EDIT_ORIGIN: 'https://example.org/edit' }, 'without a path'],
])('%j is refused with a sentence', (settings, sentence) => {
  expect(() => editSettings(settings)).toThrow(sentence);
});
