import { createHmac } from 'node:crypto';
import { test as testOnRunningSite } from '#tests/e2e/fixtures/test.ts';
import { expect, testWithOneSite } from '#tests/e2e/fixtures/test-with-fake-content-service.ts';
import type { GraphqlResponse } from '#tests/helpers/fake-content-service.ts';

const signing = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-';

// The tests share a site with a webhook, so the one that expects no query at all is first.
const test = testWithOneSite({ WEBHOOK_SECRET: signing, CONTENT_MAX_AGE: '300' });

/** A call as Contentful makes it. */
function call(type: string, time = Date.now(), id = 'x') {
  const data = JSON.stringify({ sys: { type: 'Entry', id, contentType: { sys: { id: type } } } });
  const names = 'x-contentful-signed-headers,x-contentful-timestamp,x-contentful-topic';
  const own = {
    'x-contentful-signed-headers': names,
    'x-contentful-timestamp': String(time),
    'x-contentful-topic': 'ContentManagement.Entry.publish',
  };
  const lines = Object.entries(own).map(([name, value]) => `${name}:${value}`);
  const signed = ['POST', '/hooks/content', lines.join(';'), data].join('\n');
  const signature = createHmac('sha256', signing).update(signed).digest('hex');
  return {
    headers: { ...own, 'x-contentful-signature': signature, 'Content-Type': 'application/json' },
    data,
  };
}

test('forged and late calls cause no query and change nothing', async ({ request, fakeService }) => {
  await request.get('/contact');
  const genuine = call('siteSettings');
  expect((await request.post('/hooks/content', genuine)).status()).toBe(204);
  await expect.poll(() => fakeService.calls.length).toBeGreaterThanOrEqual(8);
  fakeService.calls.length = 0;
  const late = call('siteSettings', Date.now() - 31_000);
  const altered = { ...call('siteSettings'), data: genuine.data.replace('siteSettings', 'eventPage') };
  for (const refused of [late, altered, { data: genuine.data }, {}]) {
    const response = await request.post('/hooks/content', refused);
    expect(response.status()).toBe(403);
    expect(await response.text()).toBe('');
  }
  expect((await request.get('/hooks/content')).status()).toBe(405);
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(fakeService.calls).toEqual([]);
});

test('many calls at once cause one round of queries, and one more', async ({ request, fakeService }) => {
  await request.get('/contact');
  fakeService.calls.length = 0;
  const responses = await Promise.all(
    Array.from({ length: 30 }, (_, at) =>
      request.post('/hooks/content', call('siteSettings', Date.now(), `x${at}`)),
    ),
  );
  for (const response of responses) expect(response.status()).toBe(204);
  await expect.poll(() => fakeService.calls.length).toBeGreaterThan(0);
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const rounds = fakeService.calls.filter(({ body }) => body.operationName === 'AppPreRender');
  expect(rounds.length).toBeLessThanOrEqual(2);
});

test('a call during an outage affects no page, and its change shows afterwards', async ({
  request,
  fakeService,
}) => {
  const textOf = async () => (await request.get('/contact')).text();
  const text = await textOf();
  fakeService.behave({ kind: 'respond', status: 503, type: 'text/plain', body: '' });
  await request.post('/hooks/content', call('page'));
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(await textOf()).toBe(text);
  const renamed = ({ data }: GraphqlResponse): GraphqlResponse => ({
    data: JSON.parse(JSON.stringify(data).replaceAll('"title":"Contact"', '"title":"Find us"')),
  });
  fakeService.behave({ kind: 'forward', edit: renamed });
  await expect.poll(textOf).toContain('Find us');
});

testOnRunningSite('a site without a secret accepts no calls', async ({ request }) => {
  const response = await request.post('/hooks/content', call('page'));
  expect(response.status()).toBe(405);
  expect((await request.get('/hooks/content')).status()).toBe(404);
});
