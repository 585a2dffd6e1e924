import type { APIResponse } from '@playwright/test';
import { test as base, expect } from '#tests/e2e/fixtures/test.ts';
import {
  type Behaviour,
  type FakeContentService,
  startFakeContentService,
} from '#tests/helpers/fake-content-service.ts';
import { startSiteInProcess } from '#tests/helpers/site-in-process.ts';

const telephone = '0113 496 0777';

const respond = (status: number, type: string, body: string): Behaviour => ({
  kind: 'respond',
  status,
  type,
  body,
});

const failing = respond(500, 'text/plain', 'broken');

/** A test on a site that has never had content, in the test's own process. */
const test = base.extend<{ behaviour: Behaviour; fakeService: FakeContentService }>({
  behaviour: [failing, { option: true }],
  fakeService: async ({ behaviour }, use) => {
    const fakeService = await startFakeContentService();
    fakeService.behave(behaviour);
    await use(fakeService);
    await fakeService.close();
  },
  baseURL: async ({ fakeService: { endpoint } }, use) => {
    const site = await startSiteInProcess({ endpoint, telephone, forBrowser: true });
    await use(site.url);
    await site.stop();
  },
});

test.use({ expectedConsoleErrors: [/Failed to load resource: the server responded with a status of 503/] });

/** The ways in which content can fail, of specification section 8 and the network. */
const failures: Readonly<Record<string, Behaviour>> = {
  'responds with status 500': failing,
  'responds with status 401': respond(401, 'application/json', '{"errors":[{"message":"no"}]}'),
  'responds with status 400': respond(400, 'application/json', '{"errors":[{"message":"no"}]}'),
  'responds with status 300': respond(300, 'application/json', '{"data":{}}'),
  'responds with a page instead of JSON': respond(200, 'text/html', '<!doctype html><p>Hello'),
  'responds with neither data nor errors': respond(200, 'application/json', '{}'),
  'responds with errors and no data': respond(
    200,
    'application/json',
    '{"data":null,"errors":[{"message":"no"}]}',
  ),
  'responds with nothing': respond(200, 'application/json', ''),
  'responds with an empty object': respond(200, 'application/json', '{"data":{}}'),
  'responds with an array': respond(200, 'application/json', '{"data":[[[]]]}'),
  'responds with null for every list': respond(
    200,
    'application/json',
    '{"data":{"highlightedEvents":null,"regularEvents":null,"eventPageCollection":null},"errors":[{"message":"no"}]}',
  ),
  'nests its data deeply': respond(
    200,
    'application/json',
    `{"data":${'['.repeat(200_000)}${']'.repeat(200_000)}}`,
  ),
  'never responds': { kind: 'hang' },
};

async function expectOutage(response: APIResponse): Promise<void> {
  expect(response.status()).toBe(503);
  expect(Number(response.headers()['retry-after'])).toBeGreaterThan(0);
  expect(response.headers()['cache-control']).toBe('no-store');
  const text = await response.text();
  expect(text).toContain(telephone);
  expect(text).not.toMatch(/\.tsx?:\d+|\.js:\d+|at async |ContentError|node_modules|page-failed/);
}

for (const [failure, behaviour] of Object.entries(failures)) {
  test.describe(`a content service that ${failure}`, () => {
    test.use({ behaviour });

    test('gives 503, Retry-After and whom to ring', async ({ request }) => {
      for (const path of ['/contact', '/contact.data', '/whats-on/no-such-event'])
        await expectOutage(await request.get(path));
    });
  });
}

test('a content service that refuses the connection gives 503, Retry-After and whom to ring', async ({
  request,
  fakeService,
}) => {
  await fakeService.close();
  await expectOutage(await request.get('/contact'));
  await expectOutage(await request.get('/whats-on'));
});

test('the outage page is a whole page: a title, a heading, a number to ring, and the site’s own colours', async ({
  page,
}) => {
  const response = await page.goto('/contact');
  expect(response?.status()).toBe(503);
  await expect(page).toHaveTitle(/\S/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: telephone })).toHaveAttribute('href', 'tel:+441134960777');
  await expect(page.getByRole('link', { name: '999' })).toHaveAttribute('href', 'tel:999');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(205, 246, 247)');
});

test('the site recovers automatically when content is back', async ({ request, fakeService }) => {
  expect((await request.get('/contact')).status()).toBe(503);
  fakeService.behave({ kind: 'forward' });
  await expect.poll(async () => (await request.get('/contact')).status()).toBe(200);
});
