import { connect } from 'node:net';
import { expect, test, testWithOneSite } from '#tests/e2e/fixtures/test-with-fake-content-service.ts';
import { paths } from '#tests/fixtures/site-map.ts';
import {
  slowBody,
  slowHeaders,
  slowWebhookCall,
  untilSlowOnesAreDropped,
} from '#tests/helpers/http/slow-requests.ts';
import { failuresUnderLoad } from '#tests/helpers/http/steady-load.ts';
import { canListProcesses, peakMemory } from '#tests/helpers/processes.ts';

/** Visitors who request every page in turn, for three seconds. @returns their failures */
function visit(url: string, perSecond: number, connections: number): Promise<readonly string[]> {
  const pathOf = (request: number) => paths[request % paths.length] ?? '/';
  return failuresUnderLoad({ url, pathOf, perSecond, seconds: 3, connections });
}

/** Unknown addresses. */
const junk = [
  (index: number) => `/whats-on/unknown-${index}`,
  (index: number) => `/whats-on/unknown-${index}.data`,
  (index: number) => `/go/unknown-${index}`,
  (index: number) => `/unknown-${index}`,
  (index: number) => `/unknown/${index}/more.data`,
  (index: number) => `/pictures/unknown-${index}`,
  (index: number) => `/made%20up/..;/${index}`,
];

test.describe('a site with a webhook, on a small machine, that its visitors reach without a proxy', () => {
  // The tests share the site; the first measures its memory.
  const testOfOneSite = testWithOneSite({
    WEBHOOK_SECRET: 'x'.repeat(64),
    CONTENT_MAX_AGE: '600',
    NODE_OPTIONS: '--max-old-space-size=256',
  });

  testOfOneSite(
    'two hundred connections that send thousands of requests and read nothing are closed, in bounded memory, while visitors are served',
    async ({ site, baseURL }) => {
      const url = baseURL ?? '';
      testOfOneSite.skip(!canListProcesses, 'The memory of a process can be read on Linux only.');
      for (const path of paths) await (await fetch(url + path)).text();
      const requests = 'GET / HTTP/1.1\r\nHost:a\r\n\r\n'.repeat(5_000);
      const { hostname, port } = new URL(url);
      const sockets = Array.from({ length: 200 }, () => {
        const socket = connect(Number(port), hostname).on('error', () => {});
        socket.pause().write(requests);
        return socket;
      });
      expect(await visit(url, 20, 4)).toEqual([]);
      expect(peakMemory(site.pid)).toBeLessThan(300_000_000);
      for (const socket of sockets) socket.destroy();
    },
  );

  testOfOneSite(
    'requests that never end are dropped, and visitors are served at the same time',
    async ({ baseURL }) => {
      const url = baseURL ?? '';
      const floods = [slowHeaders, slowBody, slowWebhookCall(Date.now())].map((trickle) =>
        untilSlowOnesAreDropped(url, 60, trickle),
      );
      expect(await visit(url, 20, 4)).toEqual([]);
      await Promise.all(floods);
      expect((await fetch(`${url}/contact`)).status).toBe(200);
    },
  );

  testOfOneSite('a thousand unknown addresses cause no query', async ({ fakeService, baseURL }) => {
    const url = baseURL ?? '';
    for (const addressOf of junk) await fetch(url + addressOf(0));
    fakeService.calls.length = 0;
    const failures = await failuresUnderLoad({
      url,
      pathOf: (request) => junk[request % junk.length]?.(request) ?? '',
      perSecond: 1000,
      seconds: 1,
      connections: 10,
      status: 404,
    });
    expect(failures).toEqual([]);
    expect(fakeService.calls).toEqual([]);
  });
});

test.describe('a site whose content is stale after a second', () => {
  test.use({ settings: { CONTENT_MAX_AGE: '1' } });

  test('thousands of requests get their pages while the content service does not respond', async ({
    fakeService,
    baseURL,
  }) => {
    const url = baseURL ?? '';
    for (const path of paths) await (await fetch(url + path)).text();
    fakeService.behave({ kind: 'hang' });
    fakeService.calls.length = 0;
    expect(await visit(url, 700, 50)).toEqual([]);
    // There are a few queries, so that the site notices when the service is back.
    expect(fakeService.calls.length).toBeGreaterThan(0);
    expect(fakeService.calls.length).toBeLessThanOrEqual(12);
  });
});
