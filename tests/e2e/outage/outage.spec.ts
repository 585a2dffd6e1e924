import type { APIResponse } from '@playwright/test';
import { test as base, expect } from '#tests/fixtures/test-with-fake-content-service.ts';
import type { Behaviour } from '#tests/helpers/fake-content-service.ts';

const telephone = '0113 496 0777';

interface Outage {
  /** How the content service behaves when the site starts. */
  behaviour: Behaviour;
}

/** A test on a site that has never had content. */
const test = base.extend<Outage>({
  behaviour: [{ kind: 'answer', status: 500, type: 'text/plain', body: '' }, { option: true }],
  fakeService: async ({ fakeService, behaviour }, use) => {
    fakeService.behave(behaviour);
    await use(fakeService);
  },
});

test.use({
  settings: { CHURCH_TELEPHONE: telephone },
  expectedNoise: [/Failed to load resource: the server responded with a status of 503/],
});

const answer = (status: number, type: string, body: string): Behaviour => ({
  kind: 'answer',
  status,
  type,
  body,
});

/** The ways in which content can fail, of specification section 8 and the network. */
const failures: Readonly<Record<string, Behaviour>> = {
  'answers with status 500': answer(500, 'text/plain', 'broken'),
  'answers with status 401': answer(401, 'application/json', '{"errors":[{"message":"no"}]}'),
  'answers with status 400': answer(400, 'application/json', '{"errors":[{"message":"no"}]}'),
  'answers with status 300': answer(300, 'application/json', '{"data":{}}'),
  'answers with a page instead of JSON': answer(200, 'text/html', '<!doctype html><p>Hello'),
  'answers with neither data nor errors': answer(200, 'application/json', '{}'),
  'answers with errors and no data': answer(
    200,
    'application/json',
    '{"data":null,"errors":[{"message":"no"}]}',
  ),
  'answers with nothing': answer(200, 'application/json', ''),
  'answers with an empty object': answer(200, 'application/json', '{"data":{}}'),
  'answers with an array': answer(200, 'application/json', '{"data":[[[]]]}'),
  'answers null for every list': answer(
    200,
    'application/json',
    '{"data":{"highlightedEvents":null,"regularEvents":null,"eventPageCollection":null},"errors":[{"message":"no"}]}',
  ),
  'nests its answers deeply': answer(
    200,
    'application/json',
    `{"data":${'['.repeat(200_000)}${']'.repeat(200_000)}}`,
  ),
  'never answers': { kind: 'hang' },
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

test('the page of an outage reads as a page: a title, a heading, a number to ring', async ({ page }) => {
  const response = await page.goto('/contact');
  expect(response?.status()).toBe(503);
  await expect(page).toHaveTitle(/\S/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: telephone })).toHaveAttribute('href', 'tel:+441134960777');
  await expect(page.getByRole('link', { name: '999' })).toHaveAttribute('href', 'tel:999');
});

test('the site recovers by itself when content is back', async ({ request, fakeService }) => {
  expect((await request.get('/contact')).status()).toBe(503);
  fakeService.behave({ kind: 'forward' });
  await expect.poll(async () => (await request.get('/contact')).status(), { timeout: 10_000 }).toBe(200);
});

test('the log says which query failed and how', async ({ site }) => {
  const line = await site.waitForOutput(/\{[^\n]*"cms-failed"[^\n]*\}/);
  expect(JSON.parse(line)).toMatchObject({
    level: 'error',
    kind: 'server-error',
    message: expect.stringContaining('500'),
  });
});
