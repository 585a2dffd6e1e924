import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

test('everything has a default for work at home', () => {
  expect(readSettings({})).toEqual({
    ok: true,
    settings: {
      folder: './content',
      port: 4000,
      space: 'local',
      environment: 'master',
      deliveryToken: 'local-delivery-token',
      previewToken: undefined,
      publicUrl: undefined,
      watch: false,
    },
  });
});

test('an empty variable counts as absent, a trailing slash of the public address goes', () => {
  const read = readSettings({
    CONTENT_SPACE: '',
    CONTENT_PUBLIC_URL: 'https://x.example/',
    CONTENT_PORT: '0',
  });
  expect(read).toMatchObject({
    ok: true,
    settings: { space: 'local', publicUrl: 'https://x.example', port: 0 },
  });
});

test('every wrong setting is told by its name', () => {
  const read = readSettings({ CONTENT_PORT: '70000', CONTENT_PUBLIC_URL: 'x.example', CONTENT_WATCH: 'yes' });
  expect(read).toEqual({
    ok: false,
    problems: [
      'CONTENT_PORT must be a port number from 0 to 65535, not “70000”.',
      'CONTENT_PUBLIC_URL must begin with http:// or https://, not “x.example”.',
      'CONTENT_WATCH must be 0 or 1, not “yes”.',
    ],
  });
});
