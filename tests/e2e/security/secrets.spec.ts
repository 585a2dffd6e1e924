import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { signedHeaders } from 'emulator-for-contentful';
import { startSecondSite } from '#tests/e2e/fixtures/test-with-fake-content-service.ts';
import { paths } from '#tests/fixtures/site-map.ts';
import type { Command } from '#tests/helpers/command.ts';
import {
  type Behaviour,
  type FakeContentService,
  startFakeContentService,
} from '#tests/helpers/fake-content-service.ts';
import { requestOf, sendAll } from '#tests/helpers/http/raw-http.ts';
import { previewSuffixes } from '#tests/helpers/security/preview-addresses.ts';

/* Every secret among the settings is a canary here: none may be in a byte that leaves the server. */

// The tests share a site, which the last one stops.
test.describe.configure({ mode: 'default' });

const secrets = {
  CONTENT_TOKEN: 'canary-delivery-token-7f3a9c51e0',
  CONTENT_PREVIEW_TOKEN: 'canary-preview-token-83b1d0c2aa',
  PREVIEW_SECRET: 'canary-preview-secret-0123456789abcdef',
  WEBHOOK_SECRET: 'canary0123456789canary0123456789canary0123456789canary0123456789',
} as const;

const values = Object.values(secrets);
/** Each secret as plain text, percent-encoded and in base64. */
const canaries = values.flatMap((value) => [value, encodeURIComponent(value), btoa(value)]);

const root = new URL('../../../', import.meta.url).pathname;
const cache = mkdtempSync(join(tmpdir(), 'church-secrets-'));
const assets = globSync('assets/*', { cwd: join(root, 'build/client') });

let fakeService: FakeContentService;
let site: Command;
let url: string;

test.beforeAll(async () => {
  fakeService = await startFakeContentService();
  site = startSecondSite(fakeService, { ...secrets, CACHE_DIR: cache });
  url = await site.waitForOutput(/"site-ready","url":"([^"]+)"/);
});

test.afterAll(async () => {
  await site.stop('SIGKILL');
  await fakeService.close();
  rmSync(cache, { recursive: true });
});

function expectNone(bytes: string, where: string, of: readonly string[] = canaries): void {
  // One assertion for all: thousands of them would take most of the time.
  const found = of.filter((canary) => bytes.includes(canary));
  if (found.length > 0) expect(found, where).toEqual([]);
}

/** Requests an address and checks every byte of the response, with its head. */
async function look(path: string, init: RequestInit = {}, of = canaries): Promise<string> {
  const response = await fetch(url + path, { redirect: 'manual', ...init });
  const bytes = Buffer.from(await response.arrayBuffer());
  expectNone(JSON.stringify([...response.headers]), `the head of ${path}`, of);
  expectNone(bytes.toString('latin1'), path, of);
  return bytes.toString();
}

const dataOf = (path: string) => (path === '/' ? '/_.data' : `${path}.data`);

const files = [
  '/calendar.ics',
  '/coming-up.atom',
  '/sitemap.xml',
  '/robots.txt',
  '/manifest.webmanifest',
  '/favicon.svg',
  '/favicon.ico',
  '/icons/180.png',
  '/og/contact.png',
  '/go/carols',
  '/healthz',
  '/readyz',
];

const wrong = [
  '/no-such-page',
  '/no-such-page.data',
  '/whats-on/no-such-event',
  '/whats-on/no-such-event.ics',
  '/go/no-such-link',
  '/pictures/no-such-picture/1',
  '/preview/no-such-secret/',
  '/%FF',
];

test('no secret is in a page, its data, a feed, a file, a picture or an error', async () => {
  const found = new Set<string>();
  for (const path of paths) {
    const html = await look(path);
    for (const [, link = ''] of html.matchAll(/(?:href|src)="(\/(?!assets\/|pictures\/)[^"#]*)"/g))
      found.add(link);
    // One photograph and one drawing of a page: resizing each of them would take most of the time.
    for (const form of [/\/pictures\/[\w-]+\/\d+\/480\.webp/, /\/pictures\/[\w-]+\/\d+(?=")/])
      for (const picture of form.exec(html) ?? []) found.add(picture);
    await look(dataOf(path));
  }
  // All events have one template, so that eight of them are enough.
  const [events, others] = [true, false].map((isEvent) =>
    [...found].filter((path) => path.startsWith('/whats-on/') === isEvent),
  );
  for (const path of [...(events ?? []).slice(0, 8), ...(others ?? []), ...files, ...wrong]) await look(path);
  expect(found.size).toBeGreaterThan(30);
  for (const asset of assets.filter((name) => !/\.(?:br|gz)$/.test(name))) await look(`/${asset}`);
});

test('no secret is in responses to webhooks, to editors and to other methods', async () => {
  const body = JSON.stringify({ sys: { type: 'Entry', id: 'x' } });
  const call = { method: 'POST', url: new URL('/hooks/content', url), headers: {}, body } as const;
  const signed = signedHeaders(call, secrets.WEBHOOK_SECRET, new Date());
  for (const headers of [{}, { ...signed, 'x-contentful-signature': 'wrong' }, signed])
    await look('/hooks/content', { method: 'POST', headers, body });
  for (const method of ['PUT', 'OPTIONS']) await look('/contact', { method });
  // A preview page contains the preview's address, but no other secret.
  const others = canaries.filter((canary) => !canary.includes(secrets.PREVIEW_SECRET));
  for (const path of ['/contact', '/contact.data', '/no-such-page'])
    await look(`/preview/${secrets.PREVIEW_SECRET}${path}`, {}, others);
  await sendAll(url, ['nonsense\r\n\r\n', requestOf('CONNECT', 'a:1')], (response) =>
    expectNone(JSON.stringify([...response.headers, response.body]), 'a refusal'),
  );
});

test('however the address of a preview is written, its secret is on no output, and goes to no other host', async () => {
  const folder = `/preview/${secrets.PREVIEW_SECRET}`;
  // Every ending after the ordinary start, and an ending of each kind after each other start.
  const targets = [
    ...previewSuffixes(folder).map((rest) => folder + rest),
    ...['/x/..', '/.', '/%2e', '/x/%2e%2e', '/'].flatMap((start) =>
      ['', '/../contact', '//evil.example/..', '/contact%0a', '?x=1', '/_.data', `${folder}/`].map(
        (rest) => start + folder + rest,
      ),
    ),
  ];
  const own = new Set([new URL(url).host, 'localhost']);
  const sendingReferrer: string[] = [];
  const leadingAway: string[] = [];
  const responses = await sendAll(
    url,
    // Each address in two of its four forms, in turn.
    targets.flatMap((target, at) => {
      const whole = `http://localhost${target}`;
      return at % 2 === 0
        ? [requestOf('GET', target), requestOf('HEAD', whole)]
        : [requestOf('HEAD', target), requestOf('GET', whole)];
    }),
    ({ headers }, sent) => {
      if (headers.get('referrer-policy') !== 'no-referrer') sendingReferrer.push(sent);
      const to = new URL(headers.get('location') ?? '/', url);
      if (!own.has(to.host)) expectNone(to.href, `where ${sent} leads`);
      if (to.host.includes('evil')) leadingAway.push(sent);
    },
    3_000,
  );
  expect({ sendingReferrer, leadingAway }).toEqual({ sendingReferrer: [], leadingAway: [] });
  expect(responses).toBeGreaterThan(targets.length);
  // Any of their forms: the log has a limit of lines a second, and which of them it has is chance.
  await site.waitForOutput(/"path":"[^"]*\/preview\/…/);
  expectNone(site.output(), 'the log');
  expect(site.errors()).toBe('');
});

/** Failures whose response contains a token, as a faulty service might send. */
const echo = values.join(' ');
const failures: readonly Behaviour[] = [
  { kind: 'respond', status: 500, type: 'text/plain', body: `no luck with ${echo}` },
  { kind: 'respond', status: 401, type: 'application/json', body: JSON.stringify({ message: echo }) },
  { kind: 'respond', status: 200, type: 'text/html', body: `<p>${echo}</p>` },
  {
    kind: 'respond',
    status: 200,
    type: 'application/json',
    body: JSON.stringify({ errors: [{ message: echo }] }),
  },
  { kind: 'forward', edit: ({ data }) => ({ data, errors: [{ message: echo }] }) },
];

/** A known page, an unknown one, data and files. */
const failingPaths = [
  '/contact',
  '/contact.data',
  '/whats-on/anything',
  '/calendar.ics',
  '/go/anything',
  '/readyz',
];

test('no secret is in pages, responses or the log while the content service fails', async () => {
  const cold = startSecondSite(fakeService, { ...secrets, CACHE_DIR: 'none', CONTENT_MAX_AGE: '0' });
  const warm = url;
  const coldUrl = await cold.waitForOutput(/"site-ready","url":"([^"]+)"/);
  for (const failure of [...failures, 'gone'] as const) {
    if (failure === 'gone') await fakeService.close();
    else fakeService.behave(failure);
    for (url of [warm, coldUrl]) for (const path of failingPaths) await look(path);
  }
  url = warm;
  await cold.waitForOutput(/cms-failed/);
  await cold.stop();
  expectNone(cold.output(), 'the log of a site that has no content');
});

test('no secret is in the log, in the snapshot on disk, or in a built file', async () => {
  await site.stop();
  expect(site.output()).toContain('site-ready');
  expectNone(site.output(), 'the log');
  const onDisk = [
    ...globSync('**/*', { cwd: cache, withFileTypes: true }),
    ...globSync('build/**/*', { cwd: root, withFileTypes: true }),
  ].filter((entry) => entry.isFile());
  expect(onDisk.filter(({ parentPath }) => parentPath.startsWith(cache)).length).toBeGreaterThan(0);
  for (const { parentPath, name } of onDisk) expectNone(readFileSync(join(parentPath, name), 'latin1'), name);
});

test('no script that a browser gets names the endpoint, the space or a token', () => {
  const scripts = globSync('build/client/**/*.{js,css,html}', { cwd: root });
  expect(scripts.length).toBeGreaterThan(5);
  for (const file of scripts)
    expect(readFileSync(root + file, 'utf8'), file).not.toMatch(
      /access_token|local-(?:delivery|preview)-token|graphql\.contentful\.com|(?:CONTENT|WEBHOOK|PREVIEW)_[A-Z]+/,
    );
});
