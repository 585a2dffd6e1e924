import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { startSecondSite } from '#tests/e2e/fixtures/test-with-fake-content-service.ts';
import { paths } from '#tests/fixtures/site-map.ts';
import type { Command } from '#tests/helpers/command.ts';
import { type FakeContentService, startFakeContentService } from '#tests/helpers/fake-content-service.ts';
import { type RawResponse, requestOf, sendAll } from '#tests/helpers/http/raw-http.ts';
import { hostileBytes, hostileTargets } from '#tests/helpers/security/hostile-requests.ts';
import { findUnsafeHtml } from '#tests/helpers/security/unsafe-html.ts';

/*
 * Malicious requests as bytes on a socket, different ones in each run. What each response must have: no
 * fault of the server, nothing in it that could run, no redirect to another site, and no query to the content service.
 */

// They share a site.
test.describe.configure({ mode: 'default' });

let fakeService: FakeContentService;
let site: Command;
let url: string;

const settings = {
  CONTENT_MAX_AGE: '3600',
  WEBHOOK_SECRET: 'x'.repeat(64),
  PREVIEW_SECRET: 'a-secret-that-nobody-will-guess_01',
  CONTENT_PREVIEW_TOKEN: 'preview-token',
};

/** One address of each kind. */
const known = [
  ...paths,
  '/whats-on/carols-by-candlelight',
  '/calendar.ics',
  '/coming-up.atom',
  '/sitemap.xml',
  '/go/carols',
  '/pictures/lit-street/1',
];

test.beforeAll(async () => {
  fakeService = await startFakeContentService();
  site = startSecondSite(fakeService, settings);
  url = await site.waitForOutput(/"site-ready","url":"([^"]+)"/);
  for (const path of known) await fetch(url + path, { redirect: 'manual' });
  fakeService.calls.length = 0;
});

test.afterAll(async () => {
  await site.stop('SIGKILL');
  await fakeService.close();
});

/** What is wrong with a response: for each part of it that could harm, the part. */
function harmIn({ status, headers, body }: RawResponse): readonly unknown[] {
  const place = headers.get('location') ?? '/';
  const policy = headers.get('content-security-policy') ?? 'none';
  const type = headers.get('content-type') ?? '';
  const isText = !headers.has('content-encoding');
  // Node's own refusal of what is no HTTP: a status, and nothing in which anything could run.
  if (status >= 400 && status < 500 && !headers.has('content-type') && /^(?:0\r\n\r\n)?$/.test(body))
    return [];
  return [
    ...(status >= 200 && status < 500 ? [] : [status]),
    ...(/^\/(?![/\\])/.test(place) ? [] : [place]),
    ...(headers.has('set-cookie') ? [headers.get('set-cookie')] : []),
    ...(policy.startsWith("default-src 'none'") ? [] : [policy]),
    ...(headers.get('x-content-type-options') === 'nosniff' ? [] : ['no nosniff']),
    ...(isText && type.startsWith('text/html') ? findUnsafeHtml(body, policy) : []),
    ...(isText && !type.startsWith('text/html') && /html|svg|xml/.test(type) ? [type] : []),
  ];
}

function expectHarmless(response: RawResponse, sent: string): void {
  // An assertion only where there is harm: thousands of them would take most of the time.
  const harm = harmIn(response);
  if (harm.length > 0) expect(harm, sent).toEqual([]);
}

/** Expects a method to be refused, with those that are allowed. */
function expectRefused(response: RawResponse, sent: string, allowed: string): void {
  const { status, headers } = response;
  if (status !== 405 || headers.get('allow') !== allowed)
    expect([status, headers.get('allow')], sent).toEqual([405, allowed]);
  expectHarmless(response, sent);
}

for (const [what, target] of Object.entries(hostileTargets)) {
  test(`a hundred and fifty hostile ${what} are harmless, redirect to no other site, and cause no query`, async () => {
    const requests = fc.sample(target, 150).map((sent) => requestOf('GET', sent));
    const responses = await sendAll(url, requests, expectHarmless);
    expect(responses).toBeGreaterThan(100);
    expect(fakeService.calls).toEqual([]);
  });
}

test('two hundred malformed requests are harmless and cause no query', async () => {
  const look = (response: RawResponse, sent: string) => {
    if (response.status !== 304 && response.status !== 100) expectHarmless(response, sent);
  };
  const responses = await sendAll(url, fc.sample(hostileBytes, 200), look, 1000);
  expect(responses).toBeGreaterThan(50);
  expect(fakeService.calls).toEqual([]);
  expect((await fetch(`${url}/contact`)).status).toBe(200);
});

const methods = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'QUERY', 'LINK'];

/** One address of each kind, files included. */
const anything = [
  ...known,
  '/contact.data',
  '/robots.txt',
  '/favicon.svg',
  '/og/contact.png',
  '/healthz',
  '/readyz',
  '/no-such-page',
  '/assets/no-such-script.js',
  `/preview/${settings.PREVIEW_SECRET}/contact`,
  '*',
];

test('every other method than GET and HEAD is refused with 405 and `Allow`, at every address', async () => {
  for (const method of methods) {
    const requests = anything.map((path) => requestOf(method, path, 'Content-Length: 0\r\n'));
    const responses = await sendAll(url, requests, (response, sent) => {
      expectRefused(response, sent, 'GET, HEAD');
    });
    expect(responses, method).toBe(requests.length);
  }
});

test('the webhook refuses every method but POST, with 405 and that one', async () => {
  const requests = ['GET', 'HEAD', ...methods.filter((method) => method !== 'POST')];
  const responses = await sendAll(
    url,
    requests.map((method) => requestOf(method, '/hooks/content')),
    (response, sent) => {
      expectRefused(response, sent, 'POST');
    },
  );
  expect(responses).toBe(requests.length);
});

test('no tunnel is opened', async () => {
  const responses = await sendAll(url, [requestOf('CONNECT', 'elsewhere.example:443')], expectHarmless);
  expect(responses).toBe(0);
});

test('an invalid method is a bad request', async () => {
  const requests = ['get', 'GETS', 'MAKE', 'G\u00cbT', ''].map((method) => requestOf(method, '/contact'));
  await sendAll(url, requests, (response, sent) => expect(response.status, sent).toBe(400));
});

test('none of the requests was logged as an error, and each line of the log is whole', async () => {
  await site.stop();
  expect(site.output()).not.toMatch(/"level":"error"/);
  const isWhole = (line: string) => typeof JSON.parse(line) === 'object';
  expect(site.output().trim().split('\n').every(isWhole)).toBe(true);
});
