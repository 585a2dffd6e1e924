import { type Browser, chromium } from '@playwright/test';
import { paths } from '#tests/fixtures/site-map.ts';
import { chromiumFlags, installChromium } from '#tests/tools/chromium.ts';
import { atMost, type Figure, info, median, worstPage } from '../figure.ts';
import { startSite } from '../running-site.ts';

/** A slow mobile line (Lighthouse's “slow 3G”): milliseconds a round trip, and bytes a second. */
const line = { latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 } as const;

/** How many times slower than this machine's a cheap phone's processor is (Lighthouse's factor for a low-end one). */
const cheapPhone = 6;

const rounds = 3;

/** What a page records of a first visit; times in milliseconds. */
interface Visit {
  painted: number;
  /** Until the scripts have taken over the menu, and no task of more than 50 ms comes in the two seconds after. */
  interactive: number;
  shift: number;
  /** Bytes fetched ahead by then. */
  ahead: number;
}

declare global {
  var found: Visit;
}

/** Runs in the page before its own scripts. */
function record(): void {
  const found: Visit = { painted: 0, interactive: 0, shift: 0, ahead: 0 };
  globalThis.found = found;
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('paint', (entry) => (found.painted ||= entry.startTime));
  observe('longtask', (entry) => (found.interactive = entry.startTime + entry.duration));
  observe('layout-shift', (entry) => (found.shift += (entry as PerformanceEntry & { value: number }).value));
  observe('resource', (entry) => {
    const { name, transferSize } = entry as PerformanceResourceTiming;
    if (new URL(name).pathname.endsWith('.data')) found.ahead += transferSize;
  });
  // To the millisecond: Playwright looks for an element every half a second only.
  let hadLink = false;
  new MutationObserver(() => {
    const hasLink = document.querySelector('header a[href="#menu"]') !== null;
    if (hadLink && !hasLink) found.interactive = performance.now();
    hadLink = hasLink;
  }).observe(document, { childList: true, subtree: true });
}

async function visit(browser: Browser, address: string): Promise<Visit> {
  const page = await browser.newPage({
    viewport: { width: 360, height: 640 },
    deviceScaleFactor: 2,
    isMobile: true,
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...line });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cheapPhone });
  await page.addInitScript(record);
  await page.goto(address, { waitUntil: 'commit', timeout: 60_000 });
  await page.locator('header a[href="#menu"]').waitFor({ state: 'detached', timeout: 60_000 });
  await page.waitForTimeout(2_000);
  const found = await page.evaluate(() => globalThis.found);
  await page.close();
  return found;
}

/** How soon each page can be used on a slow line and a cheap phone, by a visitor who comes for the first time. */
export async function measureSlowLine(): Promise<readonly Figure[]> {
  const executablePath = installChromium(process.env.PLAYWRIGHT_CHROMIUM);
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  const site = await startSite();
  try {
    const pages = new Map<string, readonly Visit[]>();
    for (const path of paths) {
      const visits: Visit[] = [];
      for (let round = 0; round < rounds; round += 1) visits.push(await visit(browser, site.url + path));
      pages.set(path, visits);
    }
    const of = (field: keyof Visit) =>
      new Map([...pages].map(([path, visits]) => [path, median(visits.map((one) => one[field]))]));
    const worst = (field: keyof Visit) => worstPage(of(field), 1);
    return [
      ...[...of('interactive')].map(([path, value]) => info(`${path}: interactive`, value, 'ms')),
      info(`slowest page painted: ${worst('painted').path}`, worst('painted').value, 'ms'),
      atMost(
        `slowest page interactive: ${worst('interactive').path}`,
        worst('interactive').value,
        5_500,
        'ms',
      ),
      atMost('largest layout shift', worst('shift').value, 0.01, ''),
      atMost('bytes fetched ahead by then', worst('ahead').value, 0, ''),
    ];
  } finally {
    await site.stop();
    await browser.close();
  }
}
