import { type Browser, chromium } from '@playwright/test';
import { chromiumFlags, installChromium } from '#tests/tools/chromium.ts';
import { atMost, type Figure, info, median, worstPage } from '../figure.ts';
import { startHtmlProxy } from '../html-proxy.ts';
import { startSite, visitedPaths } from '../running-site.ts';

/** How many times slower than this machine's a phone's processor is (Lighthouse's factor for a mid-range one). */
const phone = 4;
/** A paint waits for a frame of the screen: single figures differ by a fifth, and the ratio of two medians of so many by a twentieth. */
const rounds = 15;
/** How many visits a page gets in all if its largest paint is over the budget after the first rounds; all of them count. */
const roundsIfOver = 45;
/** The maximum of a page's largest paint, as a multiple of the same page's without scripts. */
const maxRatio = 1.1;

/** What a first visit costs, in milliseconds of such a phone. */
interface Work {
  /** What every task of more than 50 ms takes beyond these, once something is painted (as Lighthouse counts). */
  readonly blocked: number;
  readonly largestPaint: number;
}

interface TraceEvent {
  readonly name: string;
  readonly tid: number;
  readonly ts: number;
  /** Microseconds of the processor, which a busy machine does not lengthen as it does the time on the clock. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** The tasks of the main threads of pages after their first paint, in milliseconds of the processor. */
function tasksIn(trace: Buffer): readonly number[] {
  const { traceEvents }: { readonly traceEvents: readonly TraceEvent[] } = JSON.parse(trace.toString());
  const main = new Set(
    traceEvents.filter(({ args }) => args?.name === 'CrRendererMain').map(({ tid }) => tid),
  );
  const painted = traceEvents.find(({ name }) => name === 'firstContentfulPaint')?.ts ?? Number.NaN;
  return traceEvents.flatMap(({ name, tid, ts, tdur }) =>
    name.endsWith('RunTask') && main.has(tid) && ts > painted && tdur ? [tdur / 1000] : [],
  );
}

async function visit(browser: Browser, address: string): Promise<Work> {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 });
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: phone });
  await browser.startTracing(page, { categories: ['toplevel', 'loading', '__metadata'] });
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(1_000);
  const tasks = tasksIn(await browser.stopTracing());
  const largestPaint = await page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        }),
      ),
  );
  await page.close();
  const blocked = tasks.reduce((sum, task) => sum + Math.max(0, task - 50), 0);
  return { blocked, largestPaint };
}

/**
 * The work of a phone on a first visit, alternating with the same page without scripts and, where `BENCH_OTHER` has the address of a
 * running site of another build, with that: only figures of one run can be compared.
 */
export async function measurePageWork(): Promise<readonly Figure[]> {
  const executablePath = installChromium(process.env.PLAYWRIGHT_CHROMIUM);
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  const site = await startSite();
  const proxy = await startHtmlProxy(site.url);
  const other = process.env.BENCH_OTHER && (await startHtmlProxy(process.env.BENCH_OTHER));
  try {
    const lines: Figure[] = [];
    const worst = { blocked: new Map<string, number>(), paint: new Map<string, number>() };
    for (const path of visitedPaths) {
      // The site makes a page for its first visit, which is not counted.
      await visit(browser, proxy.url + path);
      const [own, bare, others]: [Work[], Work[], Work[]] = [[], [], []];
      const of = (works: readonly Work[], field: keyof Work) => median(works.map((work) => work[field]));
      const ratio = () => of(own, 'largestPaint') / of(bare, 'largestPaint');
      let planned = rounds;
      for (let round = 1; round <= planned; round += 1) {
        own.push(await visit(browser, proxy.url + path));
        bare.push(await visit(browser, proxy.withoutScripts + path));
        if (other) others.push(await visit(browser, other.url + path));
        if (round === rounds && ratio() > maxRatio) planned = roundsIfOver;
      }
      for (const field of ['blocked', 'largestPaint'] as const) {
        lines.push(info(`${path}: ${field}`, of(own, field), 'ms'));
        if (other) lines.push(info(`${path}: ${field} of the other build`, of(others, field), 'ms'));
      }
      worst.blocked.set(path, of(own, 'blocked'));
      worst.paint.set(path, ratio());
    }
    const [blocked, paint] = [worstPage(worst.blocked, 1), worstPage(worst.paint, 1)];
    return [
      ...lines,
      atMost(`blocked time, highest (${blocked.path})`, blocked.value, 50, 'ms'),
      atMost(`largest paint by that without scripts (${paint.path})`, paint.value, maxRatio, ''),
    ];
  } finally {
    await proxy.stop();
    if (other) await other.stop();
    await site.stop();
    await browser.close();
  }
}
