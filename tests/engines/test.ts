import { test as base, expect } from '@playwright/test';
import { desktop } from '#tests/fixtures/site-map.ts';
import { addresses } from '#tests/helpers/addresses.ts';
import { type RecordingProxy, startRecordingProxy } from '#tests/helpers/recording-proxy.ts';
import { doWithoutEngine, type EngineName, whyNot } from '#tests/tools/engines.ts';
import { startChromium } from './chromium.ts';
import { type Engine, evaluate } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { startListeningProxy } from './page-noise.ts';
import { startWebKit } from './webkit.ts';

interface OfTheWorker {
  /** The engine of the Playwright project (`playwright.config.ts`). */
  engineName: 'chromium' | EngineName;
  /** A browser that all tests of a worker share, and the reports of its pages. */
  started: { engine: Engine; reports: string[] };
}

interface OfTheTest {
  /** What a test expects the browser to complain of; everything else fails it. */
  expectedNoise: readonly RegExp[];
  engine: Engine;
  /** The test's own way to the site. */
  recordingProxy: RecordingProxy;
  /** Opens a path of the site and waits until scripts have taken the page over, and have fetched what they want. */
  visit: (path: string) => Promise<void>;
}

/** A test in the engine of its project; a console error, a console warning or an uncaught error fails it. */
export const test = base.extend<OfTheTest, OfTheWorker>({
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
      await use({ engine, reports });
      await engine.close();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  expectedNoise: [[], { option: true }],
  recordingProxy: async ({ engineName, started }, use) => {
    const { site } = addresses();
    const recordingProxy = await (engineName === 'webkit'
      ? startListeningProxy(site, started.reports)
      : startRecordingProxy(site));
    await use(recordingProxy);
    await recordingProxy.close();
  },
  engine: async ({ started, recordingProxy: _, expectedNoise }, use, test) => {
    const { engine } = started;
    await engine.resize(desktop);
    engine.noise();
    await use(engine);
    // A browser whose test has failed or was interrupted is closed with the worker.
    if (test.status !== test.expectedStatus) return;
    // The page's last messages may still be on their way.
    await evaluate(engine, () => new Promise<void>((resolve) => setTimeout(resolve, 50)));
    await engine.goto('about:blank');
    const unexpected = engine.noise().filter((line) => !expectedNoise.some((pattern) => pattern.test(line)));
    expect(unexpected, 'complaints in the browser').toEqual([]);
  },
  visit: async ({ engine, recordingProxy }, use) => {
    await use(async (path) => {
      await engine.goto(`${recordingProxy.url}${path}`);
      await expect
        .poll(() => evaluate(engine, () => document.querySelector('button[data-menu-toggle]') !== null), {
          message: 'scripts take the page over',
        })
        .toBe(true);
      await expect.poll(() => recordingProxy.pending(), { message: 'everything is fetched' }).toBe(0);
    });
  },
});

test.beforeEach(({ engineName }) => {
  if (engineName === 'chromium') return;
  test.skip(doWithoutEngine(engineName), whyNot(engineName) ?? '');
});

export { expect };
