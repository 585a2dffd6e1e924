import { expect, testWithOneSite } from '#tests/e2e/fixtures/test-with-fake-content-service.ts';
import { desktop, menu } from '#tests/fixtures/site-map.ts';
import { type Call, fakeSpace, type GraphqlResponse } from '#tests/helpers/fake-content-service.ts';
import { untilSettled } from '#tests/helpers/hydration.ts';

const test = testWithOneSite({ CONTENT_MAX_AGE: '0' });

const preRender = (calls: readonly Call[]) =>
  calls.filter(({ body }) => body.operationName === 'AppPreRender');
const oneLine = (query: string) => query.replaceAll(/\s+/g, ' ');

test('a page load sends the app pre-render query once, by POST, without variables', async ({
  request,
  fakeService,
}) => {
  fakeService.calls.length = 0;
  await request.get('/contact');
  expect(fakeService.calls[0]?.body.operationName).toBe('AppPreRender');
  const calls = preRender(fakeService.calls);
  expect(calls).toHaveLength(1);
  expect(calls[0]?.method).toBe('POST');
  expect(calls[0]?.contentType).toMatch(/^application\/json/);
  expect(Object.keys(calls[0]?.body ?? {}).sort()).toEqual(['operationName', 'query', 'variables']);
  expect(calls[0]?.body.variables).toEqual({});
});

test('the endpoint is addressed with the space, and the token in the query string', async ({
  request,
  fakeService,
}) => {
  await request.get('/contact');
  for (const { url } of fakeService.calls) {
    expect(url.pathname).toBe('/elsewhere/graphql/spaces/another-space/environments/another-environment');
    expect([...url.searchParams]).toEqual([['access_token', fakeSpace.token]]);
  }
});

test('the pre-render query has the three lists with their limits, filters and order', async ({
  request,
  fakeService,
}) => {
  fakeService.calls.length = 0;
  await request.get('/');
  const query = oneLine(preRender(fakeService.calls)[0]?.body.query ?? '');
  expect(query).toMatch(/^query AppPreRender ?\{/);
  const argumentsOf = (field: string) =>
    new RegExp(`${field}\\(([^()]*)\\) ?\\{ ?items ?\\{ ?(\\w+) (\\w+) ?\\}`).exec(query);
  expect(argumentsOf('socialMediaLinkCollection')?.slice(2)).toEqual(['name', 'url']);
  for (const [alias, filter] of [
    ['highlightedEvents', 'highlightedEvent:true'],
    ['regularEvents', 'highlightedEvent_not:true'],
  ] as const) {
    const [, given = '', ...fields] = argumentsOf(`${alias}: ?eventPageCollection`) ?? [];
    const list = given.replaceAll(' ', '');
    expect(list).toContain('limit:100');
    expect(list).toContain(`where:{${filter}}`);
    expect(list).toContain('order:order_ASC');
    expect(fields).toEqual(['slug', 'title']);
  }
});

test('a later page load, by a click, sends it once', async ({ request, fakeService }) => {
  for (const path of ['/contact.data', '/whats-on.data', '/_.data']) {
    fakeService.calls.length = 0;
    expect((await request.get(path)).status(), path).toBe(200);
    expect(preRender(fakeService.calls).length, path).toBe(1);
  }
});

test('page loads at the same time send it once each, and are rendered from their own responses', async ({
  request,
  fakeService,
}) => {
  fakeService.calls.length = 0;
  await Promise.all(Array.from({ length: 5 }, () => request.get('/contact')));
  // A page is served before its queries have been sent when those of others take long.
  await expect.poll(() => preRender(fakeService.calls).length).toBe(5);
  const renamed = ({ data }: GraphqlResponse): GraphqlResponse => ({
    data: JSON.parse(JSON.stringify(data).replaceAll('"title":"Contact"', '"title":"Find us"')),
  });
  fakeService.behave({ kind: 'forward', edit: renamed });
  await expect.poll(async () => (await request.get('/contact')).text()).toContain('Find us');
});

test('pictures and icons cause no query', async ({ request, fakeService }) => {
  fakeService.calls.length = 0;
  const page = await (await request.get('/building-a-haven')).text();
  const [picture = ''] = /\/pictures\/[^", ]+/.exec(page) ?? [];
  expect(picture).not.toBe('');
  // A page is served before its queries have ended when they take longer than a second.
  await expect.poll(() => fakeService.calls.length).toBeGreaterThanOrEqual(4);
  fakeService.calls.length = 0;
  for (const path of [picture, '/favicon.svg', '/og/contact.png'])
    expect((await request.get(path)).status(), path).toBe(200);
  expect(fakeService.calls).toEqual([]);
});

test('only the server sends queries to the content service', async ({ page, fakeService }) => {
  const urls: string[] = [];
  await page.setViewportSize(desktop);
  page.on('request', (request) => urls.push(request.url()));
  await page.goto('/whats-on');
  await untilSettled(page);
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Donate', exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Donate');
  await untilSettled(page);
  const endpoint = new URL(fakeService.endpoint).origin;
  expect(urls.filter((url) => url.startsWith(endpoint) || url.includes('graphql'))).toEqual([]);
  expect(fakeService.calls.length).toBeGreaterThan(0);
});

test('every query is sent by POST and has a name', async ({ request, fakeService }) => {
  for (const path of ['/', ...menu.map(([, path]) => path)]) await request.get(path);
  for (const { method, body } of fakeService.calls) {
    expect(method).toBe('POST');
    expect(body.operationName).toMatch(/^\w+$/);
    expect(body.query).toContain(`query ${body.operationName}`);
  }
});
