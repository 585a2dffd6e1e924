import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '#tests/e2e/fixtures/test.ts';
import { budget, floor, type PageBudget } from '#tests/fixtures/page-budget.ts';
import { paths } from '#tests/fixtures/site-map.ts';
import { untilHydrated, untilSettled } from '#tests/helpers/hydration.ts';

type Part = keyof Omit<PageBudget, 'whole' | 'requests'>;

const kindOf: Readonly<Record<string, Part>> = {
  document: 'html',
  script: 'scripts',
  stylesheet: 'styles',
  font: 'fonts',
  image: 'pictures',
};

/** Waits for the high compression of a text: its first request gets the fast one. */
async function expectSmallest(request: APIRequestContext, address: string): Promise<void> {
  const tag = async () =>
    (await request.get(address, { headers: { 'Accept-Encoding': 'br' } })).headers().etag;
  await expect.poll(tag, { message: address }).not.toMatch(/-br"$/);
}

/** The bytes of a first visit, as the browser counts them, of a visitor for whom no page is prefetched. */
async function firstLoad(page: Page, path: string): Promise<Omit<PageBudget, 'whole'>> {
  const weight = { html: 0, scripts: 0, styles: 0, fonts: 0, pictures: 0, requests: 0 };
  const sizes: Promise<void>[] = [];
  page.on('requestfinished', (request) => {
    const part = kindOf[request.resourceType()];
    // Icons and the manifest do not count, since the browser fetches them when it is idle.
    if (part === undefined) return;
    if (part !== 'pictures') weight.requests += 1;
    sizes.push(
      request.sizes().then(({ responseBodySize }) => {
        weight[part] += responseBodySize;
      }),
    );
  });
  await page.goto(path);
  await untilSettled(page);
  await Promise.all(sizes);
  return weight;
}

for (const path of [...paths, '/whats-on/carols-by-candlelight', '/find']) {
  test(`${path} is within its budget`, async ({ page, request }) => {
    await expectSmallest(request, path);
    const found = await firstLoad(page, path);
    const whole = found.html + found.scripts + found.styles + found.fonts;
    for (const [part, most] of Object.entries(budget))
      expect.soft({ ...found, whole }[part as keyof PageBudget], part).toBeLessThanOrEqual(most);
    for (const [part, least] of Object.entries(floor))
      expect.soft(found[part as Part], part).toBeGreaterThan(least);
  });
}

test('the head loads font and style sheet and no script, and has one small inline script', async ({
  request,
}) => {
  for (const path of paths) {
    const head = (await (await request.get(path)).text()).split('</head>')[0] ?? '';
    const links = [...head.matchAll(/<link rel="(\w+)"/g)].map(([, rel]) => rel);
    expect(links, path).toEqual(expect.arrayContaining(['preload', 'stylesheet']));
    expect(links, path).not.toContain('modulepreload');
    const scripts = [...head.matchAll(/<script(?! type="application\/ld\+json")[^>]*>(.{0,19})/g)];
    expect(
      scripts.map(([, start]) => start),
      path,
    ).toEqual(['window.trustedTypes']);
  }
});

test('a page loads its scripts after its first paint, or after three seconds without one', async ({
  page,
}) => {
  await page.goto('/contact');
  await untilHydrated(page);
  const { painted, scripts } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-paint')[0]?.startTime,
    scripts: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  }));
  expect(scripts.length).toBeGreaterThan(0);
  expect(Math.min(...scripts)).toBeGreaterThanOrEqual(Math.min(painted ?? Number.POSITIVE_INFINITY, 3000));
});
