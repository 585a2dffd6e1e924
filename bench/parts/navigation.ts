import { type Browser, chromium, type Page, type Request } from '@playwright/test';
import { menu } from '#tests/fixtures/site-map.ts';
import { chromiumFlags, installChromium } from '#tests/tools/chromium.ts';
import { atMost, type Figure, info, median } from '../figure.ts';
import { startSite } from '../running-site.ts';

/** The measurements of a click on a link. */
interface ClickTimes {
  /** Milliseconds from the click until the new page's heading is in the document. */
  readonly shown: number;
  /** Milliseconds until the frame with the new page is made. */
  readonly painted: number;
  /** The addresses that were fetched over the network during the navigation. */
  readonly fetched: readonly string[];
}

const rounds = 3;

/** How many times slower than this machine's a phone's processor is (Lighthouse's factor for a mid-range one). */
const phone = 4;

/** Follows a link of the current page; runs in the page. */
function follow(path: string): Promise<ClickTimes> {
  const heading = () => document.querySelector('main h1');
  const link = document.querySelector<HTMLElement>(`nav a[href="${path}"]`);
  const before = heading();
  const sent = (since: number) =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ startTime, transferSize }) => startTime >= since && transferSize > 0)
      .map(({ name }) => name);
  return new Promise((resolve, reject) => {
    if (link === null) return reject(new Error(`No link leads to ${path}.`));
    let clicked = 0;
    const observer = new MutationObserver(() => {
      if (window.location.pathname !== path || heading() === before || heading() === null) return;
      observer.disconnect();
      const shown = performance.now() - clicked;
      const fetched = sent(clicked);
      // After the frame's own callbacks comes the frame, and after it the next task.
      requestAnimationFrame(() =>
        setTimeout(() => resolve({ shown, painted: performance.now() - clicked, fetched })),
      );
    });
    observer.observe(document, { childList: true, subtree: true });
    link.addEventListener('click', () => (clicked = performance.now()), { capture: true, once: true });
    link.click();
  });
}

/** Returns a function that waits until a page has had no request under way for 300 ms, prefetches included. */
function watchNetwork(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  let last = performance.now();
  const end = (request: Request) => {
    underWay.delete(request);
    last = performance.now();
  };
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return async () => {
    do await page.waitForTimeout(300);
    while (underWay.size > 0 || performance.now() - last < 300);
  };
}

/** Starts a visit with reduced motion. */
async function visit(browser: Browser, address: string, slower: number) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 2200 }, reducedMotion: 'reduce' });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  const idle = watchNetwork(page);
  // Browsers record 250 requests by default, and drop later ones.
  await page.addInitScript(() => performance.setResourceTimingBufferSize(100_000));
  await page.goto(address);
  await page.locator('header a[href="#menu"]').waitFor({ state: 'detached' });
  await idle();
  /** Points at a link of the menu, as a hand does before it clicks, and waits until its page has been fetched. */
  const point = (path: string) => page.locator(`nav a[href="${path}"]`).first().hover().then(idle);
  return { page, idle, point };
}

/** Follows each link as the first of a visit: the browser has run none of the code for it. */
async function followFirst(browser: Browser, url: string, slower: number): Promise<readonly ClickTimes[]> {
  const followed: ClickTimes[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const [, path] of menu) {
      const { page, point } = await visit(browser, url, slower);
      await point(path);
      followed.push(await page.evaluate(follow, path));
      await page.close();
    }
  }
  return followed;
}

/** Follows every unfolded link of the menu, one after another, on a machine so many times slower than this one. */
async function followAll(browser: Browser, url: string, slower: number): Promise<readonly ClickTimes[]> {
  const { page, idle, point } = await visit(browser, `${url}/contact`, slower);
  const paths = await page
    .locator('nav a[href^="/"]:not(details a)')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const followed: ClickTimes[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const path of paths) {
      if (new URL(page.url()).pathname === path) continue;
      await point(path);
      followed.push(await page.evaluate(follow, path));
      await idle();
    }
  }
  await page.close();
  return followed;
}

/** How soon a prefetched page is shown after a click, on this machine and on a phone. */
export async function measureNavigation(): Promise<readonly Figure[]> {
  const executablePath = installChromium(process.env.PLAYWRIGHT_CHROMIUM);
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  const site = await startSite();
  try {
    const here = await followAll(browser, site.url, 1);
    const there = await followAll(browser, site.url, phone);
    const first = await followFirst(browser, site.url, phone);
    const shown = (all: readonly ClickTimes[]) => all.map((one) => one.shown);
    const painted = (all: readonly ClickTimes[]) => all.map((one) => one.painted);
    return [
      info('clicks followed', here.length + there.length + first.length, ''),
      info('page shown after the click: median', median(shown(here)), 'ms'),
      info('page painted after the click: median', median(painted(here)), 'ms'),
      atMost('page shown, processor 4× slower: median', median(shown(there)), 60, 'ms'),
      info('page shown, processor 4× slower: worst', Math.max(...shown(there)), 'ms'),
      atMost('first click of a visit, processor 4× slower: median', median(shown(first)), 80, 'ms'),
      info('first click of a visit, processor 4× slower: worst', Math.max(...shown(first)), 'ms'),
      info('page painted, processor 4× slower: median', median(painted(there)), 'ms'),
      atMost(
        'requests between click and page',
        [...here, ...there, ...first].flatMap(({ fetched }) => fetched).length,
        0,
        '',
      ),
    ];
  } finally {
    await site.stop();
    await browser.close();
  }
}
