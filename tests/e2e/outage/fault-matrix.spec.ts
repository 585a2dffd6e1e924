import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { signedHeaders } from 'emulator-for-contentful';
import { type GraphqlResponse, startFakeContentService } from '#tests/helpers/fake-content-service.ts';
import { type Fault, faults } from '#tests/helpers/faults.ts';
import { hookSecret, type SiteInProcess, startSiteInProcess } from '#tests/helpers/site-in-process.ts';

/*
 * Every fault of the content service × every kind of response × every state of the site. All faults go on at the same time,
 * each with its own site and service; the tests check the outcome. No browser is needed.
 */

// The tests check the results of one run.
test.describe.configure({ mode: 'default' });

const event = '/whats-on/carols-by-candlelight';
/** Pages with little and with much of the content, which all pages read from one snapshot: `last-good-content.spec.ts` requests the others. */
const pages = ['/', '/coming-up', '/contact', '/safeguarding', event];
const every = [
  ...pages,
  '/_.data',
  `${event}.data`,
  '/calendar.ics',
  `${event}.ics`,
  '/coming-up.atom',
  '/sitemap.xml',
  '/manifest.webmanifest',
  '/favicon.svg',
  '/go/carols',
];
/** Faults that differ only in the text of a response are told apart before any page is rendered. */
const few = ['/', '/contact', '/_.data', '/calendar.ics'];

const addressesIn = (fault: Fault) => (fault.isWrongResponse && !fault.isPartial ? few : every);

interface Shown {
  readonly status: number;
  readonly body: string;
}
type Round = ReadonlyMap<string, Shown>;

/** The outcome of one fault. */
interface Outcome {
  readonly before: Round;
  readonly warm: Round;
  readonly restarted: Round;
  readonly inFault: Round;
  readonly late: Round;
  readonly unknown: readonly number[];
  /** The number of queries during the fault, and its duration in milliseconds. */
  readonly queries: { readonly count: number; readonly during: number };
  /** Whether both sites, the old one and the one started in the fault, were fresh again after the service's return. */
  readonly isFresh: readonly boolean[];
}

async function fetchPage(site: SiteInProcess, address: string): Promise<Shown> {
  // Compression would take a tenth of the time.
  const headers = { 'Accept-Encoding': 'identity' };
  const response = await fetch(site.url + address, { redirect: 'manual', headers });
  return {
    status: response.status,
    body: (await response.text()) + (response.headers.get('location') ?? ''),
  };
}

async function fetchAll(site: SiteInProcess, addresses: readonly string[]): Promise<Round> {
  const round = new Map<string, Shown>();
  for (const address of addresses) round.set(address, await fetchPage(site, address));
  return round;
}

/** Requests a page until it has this text. @returns false when it never has */
async function waitForText(site: SiteInProcess, body: string): Promise<boolean> {
  for (const end = performance.now() + 60_000; performance.now() < end; ) {
    if ((await fetchPage(site, '/contact')).body.includes(body)) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}

const renamed = ({ data }: GraphqlResponse): GraphqlResponse => ({
  data: JSON.parse(JSON.stringify(data).replaceAll('"title":"Contact"', '"title":"Find us"')),
});

/** When each site starts: no page changes in the minutes after it, as it would when the office opens. */
const start = Temporal.Instant.from('2026-11-26T15:03:00Z');

/** Starts a site that works. */
async function startWorking(folder: string, addresses: readonly string[]) {
  const service = await startFakeContentService();
  const began = Temporal.Now.instant();
  const conditions = { later: Temporal.Duration.from({ seconds: 0 }), isNameless: false };
  const options = {
    endpoint: service.endpoint,
    cacheDir: folder,
    contentMaxAge: 50,
    clock: () => start.add(began.until(Temporal.Now.instant())).add(conditions.later),
    fetch: (input: string | URL | Request, init?: RequestInit) =>
      globalThis.fetch(conditions.isNameless ? 'http://no-such-host.invalid/' : input, init),
  };
  const first = await startSiteInProcess(options);
  const before = await fetchAll(first, addresses);
  await first.written();
  return { service, conditions, options, addresses, first, before };
}

/** One fault, and the service's return. */
async function runFault(
  fault: Fault,
  { service, conditions, options, addresses, first, before }: Awaited<ReturnType<typeof startWorking>>,
): Promise<Outcome> {
  service.calls.length = 0;
  const began = performance.now();
  await fault.begin(service);
  conditions.isNameless = fault.isNameless ?? false;
  conditions.later = Temporal.Duration.from({ minutes: 1 });
  const warm = await fetchAll(first, addresses);
  const call = {
    method: 'POST',
    url: new URL('/hooks/content', first.url),
    headers: { 'x-contentful-topic': 'ContentManagement.Entry.publish' },
    body: JSON.stringify({ sys: { type: 'Entry', id: 'x' } }),
  } as const;
  const { status } = await fetch(call.url, {
    ...call,
    headers: signedHeaders(call, hookSecret, new Date(options.clock().epochMilliseconds)),
  });
  expect(status).toBe(204);
  const inFault = await fetchAll(first, addresses);
  // The fake clock moves in hours, like a day of a site without a restart.
  conditions.later = Temporal.Duration.from({ hours: 31 * 24 });
  const late = await fetchAll(first, addresses);
  const unknown = await Promise.all(
    ['/whats-on/nobody-knows', '/whats-on/nobody-knows.ics', '/go/nobody-knows', '/nobody-knows'].map(
      async (path) => (await fetchPage(first, path)).status,
    ),
  );
  const queries = { count: service.calls.length, during: performance.now() - began };
  conditions.later = Temporal.Duration.from({ minutes: 1 });
  const second = await startSiteInProcess(options);
  const restarted = await fetchAll(second, addresses);

  await fault.end(service);
  conditions.isNameless = false;
  // What was fetched in a partial fault counts as fresh: a visit a minute later fetches again.
  conditions.later = Temporal.Duration.from({ minutes: 2 });
  service.behave({ kind: 'forward', edit: renamed });
  const isFresh = await Promise.all([first, second].map((site) => waitForText(site, 'Find us')));
  await Promise.all([first.stop(), second.stop(), service.close()]);
  return { before, warm, inFault, late, unknown, queries, restarted, isFresh };
}

const outcomes = new Map<string, Promise<Outcome>>();
const folder = mkdtempSync(join(tmpdir(), 'church-faults-'));

test.beforeAll(async () => {
  test.setTimeout(300_000);
  for (const [at, [name, fault]] of Object.entries(faults).entries()) {
    // One after the other: two dozen at once would take longer on a busy machine than each waits for its content.
    const outcome = runFault(fault, await startWorking(join(folder, String(at)), addressesIn(fault)));
    outcome.catch(() => {});
    outcomes.set(name, outcome);
  }
  await Promise.allSettled(outcomes.values());
});

test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

const heading = ({ body }: Shown) => /<h1[^>]*>(.*?)<\/h1>/s.exec(body)?.[1];

for (const [name, fault] of Object.entries(faults)) {
  test(`while the content service ${name}, every known page is there with its last good content`, async () => {
    const { before, warm, inFault, late, restarted, unknown } = await (outcomes.get(
      name,
    ) as Promise<Outcome>);
    const works = [...before].filter(([, { status }]) => status >= 400).map(([address]) => address);
    expect(works, 'addresses that did not work before').toEqual([]);
    // One assertion for each state: thousands of them would take longer than the site.
    for (const [state, round] of Object.entries({ warm, inFault, late, restarted })) {
      const others = [...round].filter(([address, shown]) => {
        const known = before.get(address) as Shown;
        const isSame = fault.isPartial || state === 'late' || shown.body === known.body;
        return !isSame || shown.status !== known.status || heading(shown) !== heading(known);
      });
      expect(others, state).toEqual([]);
    }
    expect(unknown, 'unknown addresses').toEqual([404, 410, 404, 404]);
  });

  // How soon it is, is tested with a fake clock (server/snapshot/snapshot-setup.test.ts); here the machine may be busy.
  test(`when the content service that ${name} is back, the site is fresh again automatically`, async () => {
    const { isFresh } = await (outcomes.get(name) as Promise<Outcome>);
    expect(isFresh).toEqual([true, true]);
  });

  // A service that responds, even partly, gets queries without delay.
  if (fault.isPartial) continue;

  test(`a content service that ${name} gets at most a dozen queries a minute`, async () => {
    const { queries } = await (outcomes.get(name) as Promise<Outcome>);
    expect(queries.count).toBeLessThanOrEqual(12 * Math.ceil(queries.during / 60_000));
  });

  test(`a month into a fault (${name}) each page shows a notice with the date of its content`, async () => {
    const { warm, late } = await (outcomes.get(name) as Promise<Outcome>);
    for (const path of pages.filter((each) => late.has(each))) {
      expect(late.get(path)?.body, path).toMatch(/These pages are as they were on \w+day \d+ \w+/);
      expect(warm.get(path)?.body, path).not.toContain('These pages are as they were');
    }
  });
}
