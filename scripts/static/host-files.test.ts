import { expect, test } from 'vitest';
import { english } from '#tests/fixtures/locale.fixture.ts';
import { headersFile, leadingPage, redirectsFile } from './host-files.ts';

test('a page that leads on says so to browsers, to people and to search engines, and runs nothing', () => {
  const page = leadingPage('/whats-on/tea?a=1&b="2"', 'https://church.example', english);
  const address = 'https://church.example/whats-on/tea?a=1&amp;b=%222%22';
  const path = '/whats-on/tea?a=1&amp;b=&quot;2&quot;';
  expect(page).toContain(`<meta http-equiv="refresh" content="0; url=${path}"/>`);
  expect(page).toContain(`<link rel="canonical" href="${address}"/>`);
  expect(page).toContain(`<a href="${path}">Go on to ${address}</a>`);
  expect(page).toContain('<meta name="robots" content="noindex"/>');
  expect(page).toContain(`content="default-src &apos;none&apos;"`);
  expect(page).toMatch(/^<!DOCTYPE html><html lang="en-GB">/);
});

test('each redirect is a line, as far as Cloudflare takes them', () => {
  const redirect = (from: string) => ({ from, to: '/donate', status: 302 });
  expect(redirectsFile([redirect('/go/food'), redirect('/go/give')])).toBe(
    '/go/food /donate 302\n/go/give /donate 302\n',
  );
  const many = Array.from({ length: 2_001 }, (_, at) => redirect(`/go/${at}`));
  expect(redirectsFile(many).trim().split('\n')).toHaveLength(2_000);
  expect(redirectsFile([redirect(`/go/${'x'.repeat(1_000)}`), redirect('/go/food')])).toBe(
    '/go/food /donate 302\n',
  );
});

test('no redirect is a pattern that other addresses fit: what hosts would read as one leads on by its page', () => {
  const froms = ['/*', '/services/*', '/:page', '/wiki/Special:Search', '/go/food'];
  expect(redirectsFile(froms.map((from) => ({ from, to: 'https://give.example/', status: 302 })))).toBe(
    '/go/food https://give.example/ 302\n',
  );
});

test('the headers are those of the server, but the policy of a page, which it has in itself', () => {
  const file = headersFile('https://church.example', '/');
  const rules = new Map(
    file.split('\n\n').map((rule) => {
      const [path = '', ...lines] = rule.trim().split('\n');
      return [path, lines.map((line) => line.trim())];
    }),
  );
  expect(rules.get('/*')).toEqual(
    expect.arrayContaining([
      "Content-Security-Policy: frame-ancestors 'none'",
      'Referrer-Policy: no-referrer',
      'X-Content-Type-Options: nosniff',
      'Strict-Transport-Security: max-age=63072000',
    ]),
  );
  expect(rules.get('/*.ics')).toEqual([
    'Content-Type: text/calendar; charset=utf-8',
    'Cache-Control: public, max-age=300',
  ]);
  expect(rules.get('/*.data')).toContain('Cache-Control: public, max-age=300');
  expect(rules.get('/pictures/*')).toContain(
    "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'; sandbox",
  );
  expect(rules.get('/assets/*')).toEqual(['Cache-Control: public, max-age=31536000, immutable']);
  expect(
    Math.max(...file.split('\n').map((line) => line.length)),
    'Cloudflare takes lines of 2,000 letters',
  ).toBeLessThan(2_000);
});

test('below a path of a host every rule is below it', () => {
  const paths = headersFile('https://name.example/church', '/church/').match(/^\/.*$/gm);
  expect(paths).toContain('/church/*');
  expect(paths?.filter((path) => !path.startsWith('/church/'))).toEqual([]);
});
