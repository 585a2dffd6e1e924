import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

test('every setting has a default for local use', () => {
  expect(readSettings({})).toEqual({
    ok: true,
    settings: {
      source: { kind: 'folder', path: './content' },
      host: '127.0.0.1',
      port: 4000,
      space: 'local',
      environment: 'master',
      deliveryToken: 'local-delivery-token',
      previewToken: undefined,
      publicUrl: undefined,
      webhooks: { urls: [], secret: undefined, header: undefined },
      watch: true,
    },
  });
});

test('an empty variable counts as absent, and a trailing slash of the public URL is removed', () => {
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

test('every invalid setting is reported by its name', () => {
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

test('the argument or CONTENT_EXPORT is the path of the content', () => {
  const sourceOf = (environment: Record<string, string>, given: string[]) => {
    const read = readSettings(environment, given);
    return read.ok ? read.settings.source : read.problems;
  };
  const environment = { CONTENT_EXPORT: 'a.json', CONTENT_FOLDER: 'b' };
  expect(sourceOf(environment, [])).toEqual({ kind: 'export', path: 'a.json' });
  expect(sourceOf(environment, ['d.json'])).toEqual({ kind: 'export', path: 'd.json' });
  expect(sourceOf(environment, ['e'])).toEqual({ kind: 'folder', path: 'e' });
  expect(sourceOf({ CONTENT_FOLDER: 'b' }, [])).toEqual({ kind: 'folder', path: 'b' });
  for (const given of [[], ['b']])
    expect(sourceOf({ CONTENT_FOLDER: 'b', CONTENT_MODEL: 'model' }, given)).toEqual({
      kind: 'folder',
      path: 'b',
      model: 'model',
    });
  expect(sourceOf({}, ['--space', 'c.json'])).toEqual([
    'The command takes the path of an export or a content folder, and --port, not “--space c.json”.',
  ]);
});

test('the port of the command takes precedence', () => {
  const read = readSettings({ CONTENT_PORT: '1' }, ['a.json', '--port', '1234']);
  expect(read).toMatchObject({ ok: true, settings: { port: 1234 } });
});

test('settings of earlier versions are refused by name', () => {
  const earlier = { CONTENT_EXPLORE: '1', CONTENT_IMAGE_CACHE: '/tmp', CONTENT_RATE_LIMIT: '7' };
  expect(readSettings(earlier)).toEqual({
    ok: false,
    problems: [
      'CONTENT_EXPLORE is no longer a setting; send queries with any GraphQL client.',
      'CONTENT_IMAGE_CACHE is no longer a setting; transformed pictures are cached in memory.',
      'CONTENT_RATE_LIMIT is no longer a setting; have a server of your own respond with 429.',
    ],
  });
  expect(readSettings({ CONTENT_EXPLORE: '0' })).toMatchObject({ ok: true });
});

test('the two tokens must differ', () => {
  expect(readSettings({ CONTENT_TOKEN: 'same', CONTENT_PREVIEW_TOKEN: 'same' })).toEqual({
    ok: false,
    problems: ['CONTENT_PREVIEW_TOKEN must differ from CONTENT_TOKEN: it shows drafts.'],
  });
});

test('several webhooks share one secret and one header', () => {
  const secret = 'a'.repeat(64);
  const read = readSettings({
    CONTENT_WEBHOOK_URL: 'http://127.0.0.1:1/hooks/content, https://other.example/x?y=1',
    CONTENT_WEBHOOK_SECRET: secret,
    CONTENT_WEBHOOK_HEADER: 'X-Webhook-Secret: open sesame',
  });
  const header = { name: 'x-webhook-secret', value: 'open sesame' };
  expect(read).toMatchObject({
    ok: true,
    settings: {
      webhooks: {
        urls: ['http://127.0.0.1:1/hooks/content', 'https://other.example/x?y=1'],
        secret,
        header,
      },
    },
  });
});

test('a wrong secret is reported without its value', () => {
  const read = readSettings({
    CONTENT_WEBHOOK_URL: 'site.example',
    CONTENT_WEBHOOK_SECRET: 'short-secret',
    CONTENT_WEBHOOK_HEADER: 'hidden words',
  });
  expect(read).toMatchObject({ ok: false, problems: { length: 3 } });
  expect(JSON.stringify(read)).not.toMatch(/short-secret|hidden words/);
});
