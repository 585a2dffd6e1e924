import { test as base, expect } from '@playwright/test';
import { desktop } from '#tests/fixtures/site-map.ts';
import { addresses } from '#tests/helpers/addresses.ts';
import { type RecordingProxy, startRecordingProxy } from '#tests/helpers/http/recording-proxy.ts';
import { type EngineName, isEngineSkipped, whyNot } from '#tests/tools/engines.ts';
import { startChromium } from './chromium.ts';
import { startErrorReportingProxy } from './console-errors.ts';
import { type Engine, evaluate } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

interface WorkerFixtures {
  /** The engine of the Playwright project (`playwright.config.ts`). */
  engineName: 'chromium' | EngineName;
  /** A browser that all tests of a worker share, the reports of its pages, and a proxy through which it reaches the site. */
  started: { engine: Engine; startProxy: () => Promise<RecordingProxy>; proxy: RecordingProxy };
}

interface TestFixtures {
  /** The console errors that a test expects; any other fails it. */
  expectedConsoleErrors: readonly RegExp[];
  engine: Engine;
  /** Whether the test has a proxy of its own, of whose address the browser has cached nothing. */
  hasColdCache: boolean;
  /** The proxy through which the test reaches the site. */
  recordingProxy: RecordingProxy;
  /** Opens a path of the site and waits until the page is hydrated and all requests have ended. */
  visit: (path: string) => Promise<void>;
}

/** A test in the engine of its project; a console error, a console warning or an uncaught error fails it. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  started: [
    async ({ engineName, launchOptions }, use) => {
      const missing = engineName === 'chromium' ? undefined : whyNot(engineName);
      if (missing !== undefined) throw new Error(`${missing}.`);
      const reports: string[] = [];
      const start = {
        chromium: () => startChromium(launchOptions),
        firefox: startFirefox,
        webkit: () => startWebKit(() => reports.splice(0)),
      }[engineName];
      const engine = await start();
      const startProxy = () =>
        engineName === 'webkit'
          ? startErrorReportingProxy(addresses().site, reports)
          : startRecordingProxy(addresses().site);
      const proxy = await startProxy();
      await use({ engine, startProxy, proxy });
      await engine.close();
      await proxy.close();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  expectedConsoleErrors: [[], { option: true }],
  hasColdCache: [false, { option: true }],
  recordingProxy: async ({ started, hasColdCache }, use) => {
    if (!hasColdCache) return use(started.proxy);
    const proxy = await started.startProxy();
    await use(proxy);
    await proxy.close();
  },
  engine: async ({ engineName, started, recordingProxy, expectedConsoleErrors }, use, test) => {
    const { engine } = started;
    await engine.resize(desktop);
    engine.consoleErrors();
    await use(engine);
    // A browser whose test has failed or was interrupted is closed with the worker.
    if (test.status !== test.expectedStatus) return;
    // The page's last messages may still be on their way.
    await evaluate(engine, () => new Promise<void>((resolve) => setTimeout(resolve, 50)));
    // WebKit stays at the address of the site, since from another it would start a process for the next page.
    await engine.goto(engineName === 'webkit' ? `${recordingProxy.url}/robots.txt` : 'about:blank');
    const unexpected = engine
      .consoleErrors()
      .filter((line) => !expectedConsoleErrors.some((pattern) => pattern.test(line)));
    expect(unexpected, 'console errors').toEqual([]);
  },
  visit: async ({ engine, recordingProxy }, use) => {
    await use(async (path) => {
      await engine.goto(`${recordingProxy.url}${path}`);
      await expect
        .poll(() => evaluate(engine, () => document.querySelector('button[data-menu-toggle]') !== null), {
          message: 'the page is hydrated',
        })
        .toBe(true);
      await expect.poll(() => recordingProxy.pending(), { message: 'all requests have ended' }).toBe(0);
    });
  },
});

test.beforeEach(({ engineName }) => {
  if (engineName === 'chromium') return;
  test.skip(isEngineSkipped(engineName), whyNot(engineName) ?? '');
});

export { expect };
