import type { Page } from '@playwright/test';
import { expect, test } from '#tests/fixtures/test-with-recording-proxy.ts';
import { dataPaths } from '#tests/helpers/data-paths.ts';
import { untilSettled } from '#tests/helpers/hydration.ts';
import { linksNear } from '#tests/helpers/links-near.ts';
import { budget } from '../../../bench/budgets.ts';

test.use({ viewport: { width: 1280, height: 420 } });

/** Waits until there has been no request for half a second. */
async function quiet(page: Page, asked: readonly string[]): Promise<void> {
  await untilSettled(page);
  await expect
    .poll(async () => {
      const before = asked.length;
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)));
      return asked.length - before;
    })
    .toBe(0);
}

test('links within 200 px of the viewport are fetched ahead, and no others', async ({ page, asked }) => {
  await page.goto('/coming-up');
  await quiet(page, asked);
  const fetched = [...new Set(dataPaths(asked))].filter((path) => path !== '/coming-up').sort();
  const [within, all] = [await page.evaluate(linksNear, 200), await page.evaluate(linksNear, 100_000)];
  expect(within.length).toBeGreaterThan(0);
  expect(all.length).toBeGreaterThan(within.length);
  expect(fetched).toEqual(within);
});

test('a link is fetched ahead when scrolling brings it within 200 px', async ({ page, asked }) => {
  await page.goto('/whats-on');
  await quiet(page, asked);
  const target = await page.evaluate(() => {
    const menu = new Set([...document.querySelectorAll('nav a')].map((link) => link.getAttribute('href')));
    const links = [...document.querySelectorAll<HTMLAnchorElement>('footer a[href^="/"]')];
    const link = links.find((each) => !menu.has(each.getAttribute('href')));
    if (link === undefined) throw new Error('The footer has no link that the menu has not.');
    return { path: link.pathname, top: link.getBoundingClientRect().top };
  });
  expect(dataPaths(asked)).not.toContain(target.path);
  await page.evaluate((top) => window.scrollTo(0, top - window.innerHeight - 230), target.top);
  await quiet(page, asked);
  expect(dataPaths(asked)).not.toContain(target.path);
  await page.evaluate((top) => window.scrollTo(0, top - window.innerHeight - 190), target.top);
  await expect.poll(() => dataPaths(asked)).toContain(target.path);
});

test('each page and each file is fetched once, however often its links come near', async ({
  page,
  asked,
}) => {
  await page.goto('/whats-on');
  for (const top of [100_000, 0, 100_000, 0]) {
    await page.evaluate((y) => window.scrollTo(0, y), top);
    await quiet(page, asked);
  }
  expect(asked.filter((path, at) => asked.indexOf(path) !== at)).toEqual([]);
});

test('navigating to other pages and back fetches nothing twice', async ({ page, asked }) => {
  await page.goto('/contact');
  const menu = page.getByRole('navigation', { name: 'Main' });
  for (const label of ['Donate', 'About', 'Contact', 'Donate']) {
    await quiet(page, asked);
    await menu.getByRole('link', { name: label, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(label);
  }
  await quiet(page, asked);
  expect(dataPaths(asked)).toContain('/contact');
  expect(asked.filter((path, at) => asked.indexOf(path) !== at)).toEqual([]);
});

test('each page is one small request, beside the code that its kind of page shares', async ({
  page,
  asked,
}) => {
  const sizes: number[] = [];
  page.on('requestfinished', async (request) => {
    if (!new URL(request.url()).pathname.endsWith('.data')) return;
    sizes.push((await request.sizes()).responseBodySize);
  });
  await page.setViewportSize({ width: 1280, height: 2400 });
  await page.goto('/contact');
  await quiet(page, asked);
  const data = dataPaths(asked);
  expect([...data].sort()).toEqual(await page.evaluate(linksNear, 200));
  expect(Math.max(...sizes)).toBeLessThan(budget.html);
  const code = new Set(asked.filter((path) => path.endsWith('.js')));
  expect(code.size).toBeLessThan(data.length);
});

test('a visitor who saves data is sent nothing ahead, and pages still come by a click', async ({
  page,
  asked,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto('/contact');
  await page.evaluate(() => window.scrollTo(0, 100_000));
  await quiet(page, asked);
  expect(dataPaths(asked)).toEqual([]);
  await page.evaluate(() => window.scrollTo(0, 0));
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Coming Up', exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Coming Up');
  await quiet(page, asked);
  expect(dataPaths(asked)).toEqual(['/coming-up']);
});

test('after fetching ahead, a click needs no further request', async ({ page, asked }) => {
  await page.goto('/contact');
  const link = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Coming Up', exact: true });
  await link.scrollIntoViewIfNeeded();
  await quiet(page, asked);
  expect(dataPaths(asked)).toContain('/coming-up');
  const before = asked.length;
  // Nothing that the new page may fetch ahead for itself can hide a request that the click needed.
  await page.evaluate(() => {
    window.IntersectionObserver.prototype.observe = () => {};
  });
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Coming Up');
  await quiet(page, asked);
  expect(asked.slice(before)).toEqual([]);
});

/** The pages whose data the page asks for from now on, of the network or of the browser's own cache. */
function sought(page: Page): readonly string[] {
  const found: string[] = [];
  page.on('request', (request) => found.push(...dataPaths([new URL(request.url()).pathname])));
  return found;
}

test('a click on a link to a stale page fetches it', async ({ page, asked }) => {
  await page.clock.install();
  await page.goto('/contact');
  await quiet(page, asked);
  await page.clock.fastForward('05:01');
  const found = sought(page);
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Coming Up', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Coming Up');
  expect(found).toContain('/coming-up');
});

test('a closed menu fetches nothing ahead; an open one does', async ({ page, asked }) => {
  await page.setViewportSize({ width: 360, height: 420 });
  await page.goto('/donate');
  await quiet(page, asked);
  expect(dataPaths(asked)).not.toContain('/coming-up');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Coming Up' })
    .scrollIntoViewIfNeeded();
  await expect.poll(() => dataPaths(asked)).toContain('/coming-up');
});

test('links to other sites are never prefetched', async ({ page, asked, recordingProxy }) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(recordingProxy.url)) elsewhere.push(request.url());
  });
  await page.goto('/contact');
  await page.evaluate(() => window.scrollTo(0, 100_000));
  await quiet(page, asked);
  expect(elsewhere).toEqual([]);
});
