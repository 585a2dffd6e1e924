import { expect, test } from 'vitest';
import { SettingsError } from './setting.ts';
import { parseSettings } from './settings.ts';

const secret = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-';

test('a site with a webhook refreshes less often', () => {
  expect(parseSettings({}).contentMaxAge).toBe(10);
  expect(parseSettings({ WEBHOOK_SECRET: secret }).contentMaxAge).toBe(300);
  expect(parseSettings({ WEBHOOK_SECRET: secret, CONTENT_MAX_AGE: '0' }).contentMaxAge).toBe(0);
});

test('webhook calls are verified by signature or by header, or refused', () => {
  expect(parseSettings({}).webhook).toBeUndefined();
  expect(parseSettings({ WEBHOOK_SECRET: ` ${secret} ` }).webhook).toEqual({
    signing: secret,
    header: undefined,
  });
  expect(parseSettings({ WEBHOOK_HEADER: 'X-Church: sixteen letters!' }).webhook?.header).toEqual({
    name: 'X-Church',
    value: 'sixteen letters!',
  });
});

for (const [name, value] of [
  ['CONTENT_MAX_AGE', '-1'],
  ['CONTENT_MAX_AGE', '1.5'],
  ['CONTENT_MAX_AGE', '86401'],
  ['WEBHOOK_SECRET', secret.slice(1)],
  ['WEBHOOK_SECRET', `${secret.slice(1)}!`],
  ['WEBHOOK_HEADER', 'no colon but long enough'],
  ['WEBHOOK_HEADER', 'X-Church: short'],
  ['WEBHOOK_HEADER', 'X Church: sixteen letters!'],
  ['PURGE_URL', 'cache.example'],
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
