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
  WEBHOOK_HEADER: 'x-church: sixteen letters and more',
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

function expectHarmless(response: RawResponse, sent: string): void {
  const { status, headers, body } = response;
  expect(status, sent).toBeGreaterThanOrEqual(200);
  expect(status, sent).toBeLessThan(500);
  const place = headers.get('location');
  if (place !== undefined) expect(place, sent).toMatch(/^\/(?![/\\])/);
  expect(headers.get('set-cookie'), sent).toBeUndefined();
  const policy = headers.get('content-security-policy') ?? 'none';
  expect(policy, sent).toMatch(/^default-src 'none'/);
  expect(headers.get('x-content-type-options'), sent).toBe('nosniff');
  const type = headers.get('content-type') ?? '';
  if (headers.has('content-encoding')) return;
  if (type.startsWith('text/html')) expect(findUnsafeHtml(body, policy), sent).toEqual([]);
  else expect(type, sent).not.toMatch(/html|svg|xml/);
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

const methods = [
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'PROPFIND',
  'QUERY',
  'LINK',
];

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
    const requests = anything.map((path) =>
      requestOf(method, method === 'CONNECT' ? 'elsewhere.example:443' : path, 'Content-Length: 0\r\n'),
    );
    const responses = await sendAll(url, requests, (response, sent) => {
      expect([response.status, response.headers.get('allow')], sent).toEqual([405, 'GET, HEAD']);
      expectHarmless(response, sent);
    });
    expect(responses, method).toBe(requests.length);
  }
});

test('the webhook refuses every method but POST, with 405 and that one', async () => {
  const requests = ['GET', 'HEAD', ...methods.filter((method) => !/POST|CONNECT/.test(method))];
  const responses = await sendAll(
    url,
    requests.map((method) => requestOf(method, '/hooks/content')),
    (response, sent) => {
      expect([response.status, response.headers.get('allow')], sent).toEqual([405, 'POST']);
      expectHarmless(response, sent);
    },
  );
  expect(responses).toBe(requests.length);
});

test('an invalid method is a bad request', async () => {
  const requests = ['get', 'GETS', 'MAKE', 'G\u00cbT', ''].map((method) => requestOf(method, '/contact'));
  await sendAll(url, requests, (response, sent) => expect(response.status, sent).toBe(400));
});

test('none of the requests was logged as an error, and each line of the log is whole', async () => {
  await site.stop();
  expect(site.output()).not.toMatch(/"level":"error"/);
  for (const line of site.output().trim().split('\n')) expect(() => JSON.parse(line), line).not.toThrow();
});
