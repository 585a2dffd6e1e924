import {
  expect,
  startSecondSite,
  testWithOneSite,
} from '#tests/e2e/fixtures/test-with-fake-content-service.ts';

// The tests share the site, which the last but one ends.
const test = testWithOneSite({ CONTENT_MAX_AGE: '0' });

test('readyz and healthz report the state of the site, and are not cached', async ({
  request,
  fakeService,
  site,
}) => {
  const ready = await request.get('/readyz');
  expect(ready.status()).toBe(200);
  expect(ready.headers()['cache-control']).toBe('no-store');
  expect(await ready.json()).toMatchObject({
    ready: true,
    version: expect.stringMatching(/^\d+\.\d+\.\d+\+\w+$/),
    content: { state: 'fresh' },
  });
  fakeService.behave({ kind: 'respond', status: 500, type: 'text/plain', body: '' });
  await request.get('/contact');
  await expect
    .poll(async () => (await request.get('/readyz')).json())
    .toMatchObject({ ready: true, content: { state: 'stale' }, fault: { kind: 'server-error' } });
  expect((await request.get('/healthz')).status()).toBe(200);
  expect(site.output()).toContain('"serving":"fresh"');
  await site.waitForOutput(/"cache-stale-served"[^\n]*status 500/);
  fakeService.behave({ kind: 'forward' });
  await expect
    .poll(async () => {
      await request.get('/contact');
      return (await request.get('/readyz')).json();
    })
    .toMatchObject({ content: { state: 'fresh' } });
});

test('a request is one line of the log, without its query string', async ({ request, site }) => {
  await request.get('/about-us?who=somebody');
  expect(
    JSON.parse(
      await site.waitForOutput(/\{[^\n]*"event":"request","method":"GET","path":"\/about-us"[^\n]*\}/),
    ),
  ).toMatchObject({
    status: 200,
  });
  expect(site.output()).not.toContain('somebody');
});

test('a site that is stopped finishes its responses first', async ({ request, fakeService, site }) => {
  await request.get('/readyz');
  fakeService.behave({ kind: 'hang' });
  fakeService.calls.length = 0;
  const begun = request.get('/donate');
  await expect.poll(() => fakeService.calls.length).toBeGreaterThan(0);
  const ended = site.stop();
  const response = await begun;
  expect(response.status()).toBe(200);
  expect(await response.text()).toContain('</html>');
  expect(await ended).toBe(0);
});

test('a site that has never had content is not ready, though its process is healthy, and its log has the reason', async ({
  fakeService,
  playwright,
}) => {
  fakeService.behave({ kind: 'respond', status: 500, type: 'text/plain', body: '' });
  const site = startSecondSite(fakeService);
  const baseURL = await site.waitForOutput(/"site-ready","url":"([^"]+)"/);
  const client = await playwright.request.newContext({ baseURL });
  expect((await client.get('/readyz')).status()).toBe(503);
  expect((await client.get('/healthz')).status()).toBe(200);
  expect(site.output()).toContain('"serving":"nothing');
  const line = await site.waitForOutput(/\{[^\n]*"cms-failed"[^\n]*\}/);
  expect(JSON.parse(line)).toMatchObject({
    level: 'error',
    kind: 'server-error',
    message: expect.stringContaining('500'),
  });
  await client.dispose();
  await site.stop();
});
