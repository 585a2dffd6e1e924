import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page, Request } from '@playwright/test';
import { type SiteInProcess, startSiteInProcess } from '../support/site-in-process.ts';
import { desktop, phone } from '../support/site-map.ts';
import { type StandIn, startStandIn } from '../support/stand-in.ts';
import { test as base, expect } from '../support/test.ts';

/** Twenty seconds before Sunday. */
const saturday = Temporal.ZonedDateTime.from('2026-11-28T23:59:40[Europe/London]').toInstant();

interface Night {
  /** The clock of the site and of the browser, which a test moves. */
  time: { now: Temporal.Instant };
  site: SiteInProcess;
  standIn: StandIn;
  /** What the page has asked its site for since it was opened: its own data, and whether it is there. */
  asked: string[];
}

/** A site whose clock stands, and a page that is open on it. */
const test = base.extend<Night>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright insists on one
  time: async ({}, use) => use({ now: saturday }),
  standIn: async ({ browserName: _ }, use) => {
    const standIn = await startStandIn();
    await use(standIn);
    await standIn.close();
  },
  site: async ({ standIn, time }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'church-night-'));
    const site = await startSiteInProcess({
      endpoint: standIn.endpoint,
      keptContent: folder,
      forBrowser: true,
      clock: () => time.now,
      fetch: globalThis.fetch,
      hookHeader: { name: 'x-church', value: 'sixteen letters and more' },
    });
    await use(site);
    await site.written();
    await site.stop();
    rmSync(folder, { recursive: true });
  },
  baseURL: async ({ site }, use) => use(site.url),
  asked: async ({ page, time }, use) => {
    await page.clock.install({ time: time.now.epochMilliseconds });
    // No other page is fetched ahead; and a tab in the background, for a browser that has only one window.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      Object.defineProperty(document, 'visibilityState', {
        get: () => (document.documentElement?.hasAttribute('data-hidden') ? 'hidden' : 'visible'),
      });
    });
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Tomorrow' })).toBeVisible();
    await page.waitForFunction(() => '__reactRouterRouteModules' in window);
    const asked: string[] = [];
    const note = (request: Request) => {
      const { pathname } = new URL(request.url());
      if (pathname === '/' || pathname === '/_.data') asked.push(`${request.method()} ${pathname}`);
    };
    page.on('request', note);
    await use(asked);
  },
});

/** The page is asked for, to see whether it is there, and then its data: once. */
const once = ['HEAD /', 'GET /_.data'];

/** Lets time pass for the site and for the page, whose timers run. */
async function pass(page: Page, time: Night['time'], seconds: number): Promise<void> {
  time.now = time.now.add({ seconds });
  await page.clock.runFor(seconds * 1000);
}

async function setHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    document.documentElement.toggleAttribute('data-hidden', hidden);
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}

const today = (page: Page) => page.getByRole('heading', { name: 'Today' });

test('Home that stays open from Saturday into Sunday says “Today”, and stays where it was', async ({
  page,
  time,
  asked,
}) => {
  const link = page.getByRole('main').getByRole('link').last();
  await link.focus();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(100);
  await pass(page, time, 10);
  expect(asked).toEqual([]);
  await pass(page, time, 20);
  await expect(today(page)).toBeVisible();
  expect(asked).toEqual(once);
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  await expect(page.getByRole('main').getByRole('link').last()).toBeFocused();
  // Nothing turns before the first service.
  await pass(page, time, 3600);
  expect(asked).toEqual(once);
});

test('an open menu stays open over midnight', async ({ page, time, asked }) => {
  await page.setViewportSize(phone);
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('navigation').getByRole('link', { name: 'Contact' });
  await expect(menu).toBeVisible();
  await pass(page, time, 30);
  await expect.poll(() => asked).toEqual(once);
  await expect(today(page)).toHaveCount(1);
  await expect(menu).toBeVisible();
  await page.setViewportSize(desktop);
});

test('a tab in the background asks for nothing, and is right when it is shown again after a night', async ({
  page,
  time,
  asked,
}) => {
  await setHidden(page, true);
  time.now = time.now.add({ hours: 8 });
  await page.clock.fastForward('08:00:00');
  expect(asked).toEqual([]);
  await setHidden(page, false);
  await expect(today(page)).toBeVisible();
  expect(asked).toEqual(once);
});

test('a machine that was asleep, its timers with it, is right within a minute', async ({
  page,
  time,
  asked,
}) => {
  time.now = time.now.add({ hours: 8 });
  await page.clock.setSystemTime(time.now.epochMilliseconds);
  await pass(page, time, 60);
  await expect(today(page)).toBeVisible();
  expect(asked).toEqual(once);
});

test('nothing is asked for offline, and the page is right once the network is back', async ({
  page,
  context,
  time,
  asked,
}) => {
  await context.setOffline(true);
  await pass(page, time, 3600);
  expect(asked).toEqual([]);
  await context.setOffline(false);
  await expect(today(page)).toBeVisible();
  expect(asked).toEqual(once);
});

test.describe('while the site cannot be had', () => {
  test.use({ expectedNoise: [/503/] });

  test('the page stays, and is asked for again after a while, then ever more rarely', async ({
    page,
    time,
    asked,
  }) => {
    await page.route('/', (route) => route.fulfill({ status: 503 }));
    await pass(page, time, 30);
    await expect.poll(() => asked).toEqual(['HEAD /']);
    await expect(page.getByRole('heading', { name: 'Tomorrow' })).toBeVisible();
    await pass(page, time, 3600);
    expect(asked.length).toBeLessThan(6);
    await page.unroute('/');
    await pass(page, time, 5 * 3600);
    await expect(today(page)).toBeVisible();
  });
});
