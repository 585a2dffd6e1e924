import { dataPaths, otherPages } from '#tests/helpers/data-paths.ts';
import type { RecordingProxy } from '#tests/helpers/http/recording-proxy.ts';
import { linksNear } from '#tests/helpers/links-near.ts';
import { type Engine, evaluate } from './engine.ts';
import { click, followMenuLink, isVisible, parts } from './page-parts.ts';
import { expect, test } from './test.ts';

test.use({ hasColdCache: true });

/** Waits until the page has made no request for half a second. */
async function quiet(recordingProxy: RecordingProxy): Promise<void> {
  await expect
    .poll(async () => {
      const before = recordingProxy.requested.length;
      await new Promise((resolve) => setTimeout(resolve, 500));
      return recordingProxy.requested.length - before + recordingProxy.pending();
    })
    .toBe(0);
}

/** The pages that have been prefetched, after a move of the pointer, by which somebody seems to look for something. */
async function prefetched(
  engine: Engine,
  recordingProxy: RecordingProxy,
  from: string,
): Promise<readonly string[]> {
  await evaluate(engine, () => document.dispatchEvent(new PointerEvent('pointerover')));
  return otherPages(recordingProxy.requested, from);
}

test('pages of links within 200 px of the viewport are prefetched, others when scrolling brings them there', async ({
  engine,
  recordingProxy,
  visit,
}) => {
  await engine.resize({ width: 1280, height: 420 });
  await visit('/whats-on');
  const [within, all] = [await evaluate(engine, linksNear, 200), await evaluate(engine, linksNear, 100_000)];
  expect(within.length).toBeGreaterThan(0);
  expect(all.length).toBeGreaterThan(within.length);
  const fetched = () => prefetched(engine, recordingProxy, '/whats-on');
  await expect.poll(fetched).toEqual(within);
  await quiet(recordingProxy);
  expect(await fetched()).toEqual(within);

  const { path, top } = await evaluate(engine, () => {
    const menu = new Set([...document.querySelectorAll('nav a')].map((link) => link.getAttribute('href')));
    const links = [...document.querySelectorAll<HTMLAnchorElement>('footer a[href^="/"]')];
    const link = links.find((each) => !menu.has(each.getAttribute('href')));
    return { path: link?.pathname ?? '', top: link?.getBoundingClientRect().top ?? 0 };
  });
  const scrollNear = (distance: number) =>
    evaluate(
      engine,
      (y) => window.scrollTo({ top: y - window.innerHeight, behavior: 'instant' }),
      top - distance,
    );
  await scrollNear(230);
  await quiet(recordingProxy);
  expect(dataPaths(recordingProxy.requested)).not.toContain(path);
  await scrollNear(190);
  // What came near before is fetched first, 40 KB for each thing that the visitor does.
  await expect.poll(fetched).toContain(path);
});

test('folded events of the menu are prefetched when the fold is opened, and a click on a prefetched page makes no request', async ({
  engine,
  engineName,
  recordingProxy,
  visit,
}) => {
  const folded = '/whats-on/lunch-club';
  const isShown = () => isVisible(engine, `${parts.menu} a[href="${folded}"]`);
  await engine.resize({ width: 1280, height: 1600 });
  await visit('/contact');
  const fetched = () => prefetched(engine, recordingProxy, '/contact');
  await expect.poll(fetched).toContain('/coming-up');
  await quiet(recordingProxy);
  expect(dataPaths(recordingProxy.requested)).not.toContain(folded);
  expect(await isShown()).toBe(false);
  await click(engine, `${parts.menu} summary`);
  await expect.poll(isShown).toBe(true);
  const near = await evaluate(engine, linksNear, 200);
  expect(near).toContain(folded);
  await expect.poll(fetched).toEqual(near);
  await quiet(recordingProxy);
  const before = recordingProxy.requested.length;
  // Prefetches of the new page cannot hide a request that the click needed.
  await evaluate(engine, () => {
    window.IntersectionObserver.prototype.observe = () => {};
  });
  await followMenuLink(engine, 'Coming Up');
  await expect
    .poll(() => evaluate(engine, () => document.querySelector('h1')?.textContent))
    .toContain('Coming Up');
  await quiet(recordingProxy);
  const [ahead, requested] = [
    recordingProxy.requested.slice(0, before),
    recordingProxy.requested.slice(before),
  ];
  // WebKit's driver always opens a private window, which has no HTTP cache: there the click repeats what was prefetched.
  const fromNetwork = engineName === 'webkit' ? requested.filter((path) => !ahead.includes(path)) : requested;
  expect(fromNetwork).toEqual([]);
});
