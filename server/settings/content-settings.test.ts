import { expect, test } from 'vitest';
import { SettingsError } from './setting.ts';
import { parseSettings, previewSetting } from './settings.ts';

const secret = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-';

test('a site with a webhook refreshes less often', () => {
  expect(parseSettings({}).contentMaxAge).toBe(10);
  expect(parseSettings({ WEBHOOK_SECRET: secret }).contentMaxAge).toBe(300);
  expect(parseSettings({ WEBHOOK_SECRET: secret, CONTENT_MAX_AGE: '0' }).contentMaxAge).toBe(0);
});

test('webhook calls are verified by their signature, or refused', () => {
  expect(parseSettings({}).webhook).toBeUndefined();
  expect(parseSettings({ WEBHOOK_SECRET: ` ${secret} ` }).webhook).toBe(secret);
});

for (const [name, value] of [
  ['CONTENT_MAX_AGE', '-1'],
  ['CONTENT_MAX_AGE', '1.5'],
  ['CONTENT_MAX_AGE', '86401'],
  ['WEBHOOK_SECRET', secret.slice(1)],
  ['WEBHOOK_SECRET', `${secret.slice(1)}!`],
] as const) {
  test(`${name} set to “${value}” is refused in one sentence that names it, without its secret`, () => {
    const start = () => parseSettings({ [name]: value });
    expect(start).toThrow(SettingsError);
    expect(start).toThrow(new RegExp(`^${name} .*\\.$`));
    if (!name.startsWith('CONTENT')) expect(start).not.toThrow(value);
  });
}

test('the snapshot is stored in a folder unless the setting is “none”', () => {
  expect(parseSettings({}).cacheDir).toBe('.cache/content');
  expect(parseSettings({ CACHE_DIR: '/var/church' }).cacheDir).toBe('/var/church');
  expect(parseSettings({ CACHE_DIR: 'none' }).cacheDir).toBeUndefined();
});

const previewSecret = 'a-secret-that-nobody-will-guess_01';
const space = { CONTENT_SPACE: 'church', CONTENT_TOKEN: 'delivery' };

test('previews need a secret and a token', () => {
  const settings = { ...space, PREVIEW_SECRET: previewSecret, CONTENT_PREVIEW_TOKEN: 'preview' };
  expect(previewSetting(settings)).toEqual({ secret: previewSecret, token: 'preview' });
  expect(previewSetting({ ...settings, PREVIEW_SECRET: '' })).toBeUndefined();
  expect(previewSetting({ PREVIEW_SECRET: previewSecret })).toBeUndefined();
});

for (const [what, settings] of Object.entries<Record<string, string>>({
  'a preview token that is the delivery token': { ...space, CONTENT_PREVIEW_TOKEN: 'delivery' },
  'a secret without a token': { ...space, PREVIEW_SECRET: previewSecret },
  'a secret that can be guessed': { ...space, PREVIEW_SECRET: 'letmein', CONTENT_PREVIEW_TOKEN: 'preview' },
  'a secret that an address cannot hold': {
    ...space,
    PREVIEW_SECRET: `${previewSecret}/?`,
    CONTENT_PREVIEW_TOKEN: 'p',
  },
})) {
  test(`${what} is refused in one sentence without secret or token`, () => {
    const start = () => previewSetting(settings);
    expect(start).toThrow(/^[A-Z_]+ .*\.$/);
    for (const hidden of ['letmein', previewSecret]) expect(start).not.toThrow(hidden);
  });
}
