import { expect, test } from 'vitest';
import { previewSetting } from './preview.ts';

const secret = 'a-secret-that-nobody-will-guess_01';
const space = { CONTENT_SPACE: 'church', CONTENT_TOKEN: 'delivery' };

test('previews need a secret and a token', () => {
  const settings = { ...space, PREVIEW_SECRET: secret, CONTENT_PREVIEW_TOKEN: 'preview' };
  expect(previewSetting(settings)).toEqual({ secret, token: 'preview' });
  expect(previewSetting({ ...settings, PREVIEW_SECRET: '' })).toBeUndefined();
  expect(previewSetting({ PREVIEW_SECRET: secret })).toBeUndefined();
});

for (const [what, settings] of Object.entries<Record<string, string>>({
  'a preview token that is the delivery token': { ...space, CONTENT_PREVIEW_TOKEN: 'delivery' },
  'a secret without a token': { ...space, PREVIEW_SECRET: secret },
  'a secret that can be guessed': { ...space, PREVIEW_SECRET: 'letmein', CONTENT_PREVIEW_TOKEN: 'preview' },
  'a secret that an address cannot hold': {
    ...space,
    PREVIEW_SECRET: `${secret}/?`,
    CONTENT_PREVIEW_TOKEN: 'p',
  },
})) {
  test(`${what} is refused in one sentence without secret or token`, () => {
    const start = () => previewSetting(settings);
    expect(start).toThrow(/^[A-Z_]+ .*\.$/);
    for (const hidden of ['letmein', secret]) expect(start).not.toThrow(hidden);
  });
}
