import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page, Request } from '@playwright/test';
import { type SiteInProcess, startSiteInProcess } from './site-in-process.ts';
import { type StandIn, startStandIn } from './stand-in.ts';
import { test as base, expect } from './test.ts';

/** Twenty seconds before Sunday. */
const saturday = Temporal.ZonedDateTime.from('2026-11-28T23:59:40[Europe/London]').toInstant();

export interface Night {
  /** The clock of the site, which a test moves together with the browser's. */
  time: { now: Temporal.Instant };
  /** By how much the browser's clock is ahead of the site's, in milliseconds. */
  ahead: number;
  site: SiteInProcess;
  standIn: StandIn;
  /** What the page has asked its site for since it was opened: its own data, and whether it is there. */
  asked: string[];
}

/** A site whose clock stands, and a page that is open on it. */
export const test = base.extend<Night>({
  ahead: [0, { option: true }],
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
  asked: async ({ page, time, ahead }, use) => {
    await page.clock.install({ time: time.now.epochMilliseconds + ahead });
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
      if (request.method() === 'HEAD' || pathname.endsWith('.data'))
        asked.push(`${request.method()} ${pathname}`);
    };
    page.on('request', note);
    await use(asked);
  },
});

/** Lets time pass for the site and for the page, whose timers run. */
export async function pass(page: Page, time: Night['time'], seconds: number): Promise<void> {
  time.now = time.now.add({ seconds });
  await page.clock.runFor(seconds * 1000);
}
