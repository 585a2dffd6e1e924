import { type Browser, chromium } from '@playwright/test';
import { menuPages } from '#domain/page/navigation.ts';
import { chromiumFlags, installChromium } from '#tests/tools/chromium.ts';
import { atMost, type Figure, median, told } from './figure.ts';
import { watchRest } from './rest.ts';
import { startSite } from './running-site.ts';

/** A click on a link, and what followed it. */
interface Followed {
  /** Milliseconds from the click until the new page's heading is in the document. */
  readonly shown: number;
  /** Milliseconds until the frame with the new page is made. */
  readonly painted: number;
  /** What had to be asked of the network meanwhile. */
  readonly asked: readonly string[];
}

const rounds = 3;

/** How many times slower than this machine's a phone's processor is (Lighthouse takes the same for a middling one). */
const phone = 4;

/** Follows a link of the page on show; runs in the page. */
function follow(path: string): Promise<Followed> {
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
      const asked = sent(clicked);
      // After the frame's own callbacks comes the frame, and after it the next task.
      requestAnimationFrame(() =>
        setTimeout(() => resolve({ shown, painted: performance.now() - clicked, asked })),
      );
    });
    observer.observe(document, { childList: true, subtree: true });
    link.addEventListener('click', () => (clicked = performance.now()), { capture: true, once: true });
    link.click();
  });
}

/** A visit that has begun: nothing moves, all of the menu is near the viewport, and its pages have been fetched ahead. */
async function visit(browser: Browser, address: string, slower: number) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 2200 }, reducedMotion: 'reduce' });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  const rest = watchRest(page);
  // A browser notes 250 requests unless it is told otherwise, and no later one would be seen.
  await page.addInitScript(() => performance.setResourceTimingBufferSize(100_000));
  await page.goto(address);
  await page.locator('header a[href="#menu"]').waitFor({ state: 'detached' });
  await rest();
  return { page, rest };
}

/** Follows each link as the first of a visit: the browser has run none of the code for it. */
async function followFirst(browser: Browser, url: string, slower: number): Promise<readonly Followed[]> {
  const followed: Followed[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const { path } of menuPages) {
      const { page } = await visit(browser, url, slower);
      followed.push(await page.evaluate(follow, path));
      await page.close();
    }
  }
  return followed;
}

/** Follows every link of the menu, one after another, on a machine so many times slower than this one. */
async function followAll(browser: Browser, url: string, slower: number): Promise<readonly Followed[]> {
  const { page, rest } = await visit(browser, `${url}/contact`, slower);
  const paths = await page
    .locator('nav a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const followed: Followed[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const path of paths) {
      if (new URL(page.url()).pathname === path) continue;
      followed.push(await page.evaluate(follow, path));
      await rest();
    }
  }
  await page.close();
  return followed;
}

/** How soon a page that was fetched ahead is there after a click, on this machine and on a phone. */
export async function measureNavigation(): Promise<readonly Figure[]> {
  const executablePath = installChromium(process.env.PLAYWRIGHT_CHROMIUM);
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  const site = await startSite();
  try {
    const here = await followAll(browser, site.url, 1);
    const there = await followAll(browser, site.url, phone);
    const first = await followFirst(browser, site.url, phone);
    const shown = (all: readonly Followed[]) => all.map((one) => one.shown);
    const painted = (all: readonly Followed[]) => all.map((one) => one.painted);
    return [
      told('clicks followed', here.length + there.length + first.length, ''),
      told('page shown after the click: median', median(shown(here)), 'ms'),
      told('page painted after the click: median', median(painted(here)), 'ms'),
      atMost('page shown, processor 4× slower: median', median(shown(there)), 50, 'ms'),
      told('page shown, processor 4× slower: worst', Math.max(...shown(there)), 'ms'),
      atMost('first click of a visit, processor 4× slower: median', median(shown(first)), 50, 'ms'),
      told('first click of a visit, processor 4× slower: worst', Math.max(...shown(first)), 'ms'),
      told('page painted, processor 4× slower: median', median(painted(there)), 'ms'),
      atMost(
        'requests between click and page',
        [...here, ...there, ...first].flatMap(({ asked }) => asked).length,
        0,
        '',
      ),
    ];
  } finally {
    await site.stop();
    await browser.close();
  }
}
