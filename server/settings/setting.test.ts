import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { misspeltSettings, settingNames } from './setting.ts';

const settingsOf = (file: string) =>
  [
    ...readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8').matchAll(/^\| \*{0,2}`([A-Z_]+)`/gm),
  ].map(([, name = '']) => name);

test('the settings are those that docs/operating.md lists, beside those of tests and of the editing page', () => {
  const others = /^(?:PLAYWRIGHT_|EDIT)/;
  expect(settingsOf('docs/operating.md').filter((name) => !others.test(name))).toEqual(settingNames);
});

test.each([
  ['CONTENT_TOKN', 'CONTENT_TOKEN'],
  ['CONTENT_TOKENS', 'CONTENT_TOKEN'],
  ['CONTNET_SPACE', 'CONTENT_SPACE'],
  ['content_space', 'CONTENT_SPACE'],
  ['CONTENT-SPACE', 'CONTENT_SPACE'],
  ['SITEURL', 'SITE_URL'],
  ['SITE_URI', 'SITE_URL'],
  ['PREVIEWSECRET', 'PREVIEW_SECRET'],
  ['WEBHOOK_SECRETE', 'WEBHOOK_SECRET'],
])('%s is reported as a typo of %s', (written, meant) => {
  expect(misspeltSettings({ [written]: 'x' })).toEqual([{ written, meant }]);
});

test('neither the site’s own settings nor unrelated names are reported as typos', () => {
  const others = [
    'PATH',
    'HOME',
    'POST',
    'HOSTNAME',
    'PORTS',
    'PWD',
    'CONTENT_TYPE',
    'CONTENT_LENGTH',
    'SITE',
    'NODE_ENV',
  ];
  const names = [...settingNames, ...settingsOf('packages/emulator-for-contentful/README.md'), ...others];
  expect(misspeltSettings(Object.fromEntries(names.map((name) => [name, 'x'])))).toEqual([]);
});
