import type { Page, Request } from '@playwright/test';
import { expect, test } from '#tests/e2e/fixtures/test-with-recording-proxy.ts';
import { budget } from '#tests/fixtures/page-budget.ts';
import { dataPaths, otherPages } from '#tests/helpers/data-paths.ts';
import { untilHydrated, untilSettled } from '#tests/helpers/hydration.ts';
import { linksNear } from '#tests/helpers/links-near.ts';

test.use({ viewport: { width: 1280, height: 420 }, contextOptions: { reducedMotion: 'reduce' } });

/** Waits until there has been no request for half a second. */
async function quiet(page: Page, requested: readonly string[]): Promise<void> {
  await untilSettled(page);
  await expect
    .poll(async () => {
      const before = requested.length;
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)));
      return requested.length - before;
    })
    .toBe(0);
}

/** The pages that have been prefetched, after a move of the pointer, by which somebody seems to look for something. */
async function prefetched(
  page: Page,
  requested: readonly string[],
  from: string,
): Promise<readonly string[]> {
  await page.mouse.move(1, 1);
  await page.mouse.move(1270, 1);
  return otherPages(requested, from);
}

test('pages of links within 200 px of the viewport are prefetched and no others, until scrolling brings theirs there', async ({
  page,
  requested,
  recordingProxy,
}) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(recordingProxy.url)) elsewhere.push(request.url());
  });
  await page.goto('/whats-on');
  await untilHydrated(page);
  const [within, all] = [await page.evaluate(linksNear, 200), await page.evaluate(linksNear, 100_000)];
  expect(within.length).toBeGreaterThan(0);
  expect(all.length).toBeGreaterThan(within.length);
  await expect.poll(() => prefetched(page, requested, '/whats-on')).toEqual(within);
  await quiet(page, requested);
  expect(otherPages(requested, '/whats-on')).toEqual(within);
  const target = await page.evaluate(() => {
    const menu = new Set([...document.querySelectorAll('nav a')].map((link) => link.getAttribute('href')));
    const links = [...document.querySelectorAll<HTMLAnchorElement>('footer a[href^="/"]')];
    const link = links.find((each) => !menu.has(each.getAttribute('href')));
    if (link === undefined) throw new Error('The footer has no link that the menu has not.');
    return { path: link.pathname, top: link.getBoundingClientRect().top };
  });
  expect(within).not.toContain(target.path);
  await page.evaluate((top) => window.scrollTo(0, top - window.innerHeight - 230), target.top);
  await quiet(page, requested);
  expect(dataPaths(requested)).not.toContain(target.path);
  await page.evaluate((top) => window.scrollTo(0, top - window.innerHeight - 190), target.top);
  await expect.poll(() => dataPaths(requested)).toContain(target.path);

  await test.step('each page and each file is fetched once, however often its links come near', async () => {
    for (const top of [100_000, 0, 100_000]) {
      await page.evaluate((y) => window.scrollTo(0, y), top);
      await quiet(page, requested);
    }
    expect(requested.filter((path, at) => requested.indexOf(path) !== at)).toEqual([]);
  });
  expect(elsewhere, 'links to other sites').toEqual([]);
});

test('navigating to other pages and back fetches nothing twice', async ({ page, requested }) => {
  await page.goto('/contact');
  const menu = page.getByRole('navigation', { name: 'Main' });
  for (const label of ['Donate', 'About', 'Contact', 'Donate']) {
    await quiet(page, requested);
    await menu.getByRole('link', { name: label, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(label);
  }
  await expect.poll(() => dataPaths(requested)).toContain('/contact');
  await quiet(page, requested);
  expect(requested.filter((path, at) => requested.indexOf(path) !== at)).toEqual([]);
});

test('each page is one small request, beside the code of its route', async ({ page, requested }) => {
  const sizes: number[] = [];
  page.on('requestfinished', async (request) => {
    if (!new URL(request.url()).pathname.endsWith('.data')) return;
    sizes.push((await request.sizes()).responseBodySize);
  });
  await page.setViewportSize({ width: 1280, height: 2400 });
  await page.goto('/contact');
  await untilHydrated(page);
  await page.getByText('Regular events').click();
  const near = await page.evaluate(linksNear, 200);
  await expect.poll(() => prefetched(page, requested, '/contact')).toEqual(near);
  await expect.poll(() => sizes.length).toBe(near.length);
  expect(Math.max(...sizes)).toBeLessThan(budget.html);
  const code = new Set(requested.filter((path) => path.endsWith('.js')));
  expect(code.size).toBeLessThan(near.length);
});

test('until somebody does something at most 40 KB are prefetched, and no code is parsed before the click', async ({
  page,
  requested,
}) => {
  const parsed: string[] = [];
  const session = await page.context().newCDPSession(page);
  session.on('Debugger.scriptParsed', ({ url }) => parsed.push(new URL(url, 'http://localhost').pathname));
  await session.send('Debugger.enable');
  const ahead: string[] = [];
  const sizes: number[] = [];
  const note = async (request: Request) => {
    if (request.resourceType() !== 'fetch') return;
    ahead.push(new URL(request.url()).pathname);
    sizes.push((await request.sizes()).responseBodySize);
  };
  page.on('requestfinished', note);
  await page.setViewportSize({ width: 1280, height: 2400 });
  await page.goto('/coming-up');
  await quiet(page, requested);
  // What is fetched after the click may end after the page.
  page.off('requestfinished', note);
  const whole = sizes.reduce((sum, size) => sum + size, 0);
  expect(whole).toBeLessThanOrEqual(40 * 1024);
  expect(whole).toBeGreaterThan(20 * 1024);
  const event = ahead.find((path) => path.startsWith('/assets/event-')) ?? 'none';
  expect(parsed.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(5);
  expect(parsed).not.toContain(event);
  await page.locator('main a[href^="/whats-on/"]').first().click();
  await expect(page).toHaveURL(/whats-on/);
  await expect.poll(() => parsed).toContain(event);
});

test('nothing is prefetched for a visitor who saves data, and links still work', async ({
  page,
  requested,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto('/contact');
  await page.evaluate(() => window.scrollTo(0, 100_000));
  await quiet(page, requested);
  expect(dataPaths(requested)).toEqual([]);
  await page.evaluate(() => window.scrollTo(0, 0));
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Coming Up', exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Coming Up');
  expect(dataPaths(requested)).toEqual(['/coming-up']);
});

test('on a slow line only the page of a link that somebody points at is prefetched', async ({
  page,
  requested,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g' } });
  });
  await page.goto('/contact');
  await page.evaluate(() => window.scrollTo(0, 100_000));
  await quiet(page, requested);
  expect(dataPaths(requested)).toEqual([]);
  await page.evaluate(() => window.scrollTo(0, 0));
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Coming Up', exact: true }).hover();
  await expect.poll(() => dataPaths(requested)).toContain('/coming-up');
  await quiet(page, requested);
  expect(dataPaths(requested)).toEqual(['/coming-up']);
});

test('a click on a link to a prefetched page needs no request', async ({ page, requested }) => {
  await page.goto('/contact');
  const link = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Coming Up', exact: true });
  await link.scrollIntoViewIfNeeded();
  const near = await page.evaluate(linksNear, 200);
  expect(near).toContain('/coming-up');
  await expect.poll(() => prefetched(page, requested, '/contact')).toEqual(near);
  await quiet(page, requested);
  const before = requested.length;
  // Prefetches of the new page cannot hide a request that the click needed.
  await page.evaluate(() => {
    window.IntersectionObserver.prototype.observe = () => {};
  });
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Coming Up');
  await quiet(page, requested);
  expect(requested.slice(before)).toEqual([]);
});

/** The pages whose data the page requests from now on, from the network or from the browser's cache. */
function recordDataRequests(page: Page): readonly string[] {
  const found: string[] = [];
  page.on('request', (request) => found.push(...dataPaths([new URL(request.url()).pathname])));
  return found;
}

test('a click on a link to a stale page fetches it', async ({ page, requested }) => {
  await page.clock.install();
  await page.goto('/contact');
  await quiet(page, requested);
  await page.clock.fastForward('05:01');
  const found = recordDataRequests(page);
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Coming Up', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Coming Up');
  expect(found).toContain('/coming-up');
});

test('a closed menu prefetches nothing, an open one does', async ({ page, requested }) => {
  await page.setViewportSize({ width: 360, height: 420 });
  await page.goto('/donate');
  await quiet(page, requested);
  expect(dataPaths(requested)).not.toContain('/coming-up');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Coming Up' })
    .scrollIntoViewIfNeeded();
  await expect.poll(() => dataPaths(requested)).toContain('/coming-up');
});
