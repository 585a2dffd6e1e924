import { expect, test } from 'vitest';
import { SettingsError } from './setting.ts';
import { parseSettings } from './settings.ts';

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
