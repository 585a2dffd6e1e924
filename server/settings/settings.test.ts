import { expect, test } from 'vitest';
import { SettingsError } from './setting.ts';
import { parseSettings } from './settings.ts';

test('without settings the site listens on this machine only', () => {
  expect(parseSettings({})).toMatchObject({ host: '127.0.0.1', port: 3000, siteUrl: undefined });
});

test('the public address is an origin, with or without a trailing slash', () => {
  for (const value of [
    'https://church.example.org',
    ' https://church.example.org/ ',
    'HTTPS://Church.example.org:443',
  ])
    expect(parseSettings({ SITE_URL: value }).siteUrl).toBe('https://church.example.org');
  expect(parseSettings({ SITE_URL: 'http://church.example.org:8080' }).siteUrl).toBe(
    'http://church.example.org:8080',
  );
});

test.each([
  'https://church.example.org/website',
  'https://church.example.org/?from=here',
  'https://church.example.org/#top',
  'https://*.example.org',
  'https://someone@church.example.org',
  'https://someone:pass-word@church.example.org/',
])('a public address with more than that, as %s, is refused in one sentence without a password', (value) => {
  const start = () => parseSettings({ SITE_URL: value });
  expect(start).toThrow(SettingsError);
  expect(start).toThrow(/^SITE_URL must be .*\.$/);
  expect(start).not.toThrow('pass-word');
});

test.each([
  ['a port that is no number', { PORT: 'eighty' }, 'PORT'],
  ['a port that is out of range', { PORT: '70000' }, 'PORT'],
  ['a public address that is none', { SITE_URL: 'church' }, 'SITE_URL'],
  ['a number for an outage', { CHURCH_TELEPHONE: '0113 496 0100' }, 'CHURCH_TELEPHONE'],
  ['a policy', { SECURITY_POLICY: 'https://church.example/security' }, 'SECURITY_POLICY'],
  ['an address for purges', { PURGE_URL: 'https://cache.example/purge' }, 'PURGE_URL'],
  ['a header for purges', { PURGE_HEADER: 'Fastly-Key: k' }, 'PURGE_HEADER'],
  ['a header of calls', { WEBHOOK_HEADER: 'x-church: a secret of the church' }, 'WEBHOOK_HEADER'],
  ['languages of reports', { SECURITY_LANGUAGES: 'en, cy' }, 'SECURITY_LANGUAGES'],
  ['a space without a token', { CONTENT_SPACE: 'abc' }, 'CONTENT_TOKEN'],
  [
    'an endpoint without a space',
    { CONTENT_ENDPOINT: 'https://x.example', CONTENT_TOKEN: 't' },
    'CONTENT_SPACE',
  ],
  [
    'an endpoint that is no address',
    { CONTENT_ENDPOINT: 'x', CONTENT_SPACE: 'a', CONTENT_TOKEN: 't' },
    'CONTENT_ENDPOINT',
  ],
])('%s is refused in one sentence that names the setting', (_, environment, name) => {
  const start = () => parseSettings(environment);
  expect(start).toThrow(SettingsError);
  expect(start).toThrow(new RegExp(`^[^.]*\\b${name}\\b.*\\.$`));
});
