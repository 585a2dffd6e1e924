import { dataPaths } from '#tests/helpers/data-paths.ts';
import type { Door } from '#tests/helpers/recording-proxy.ts';
import { type Engine, evaluate } from './engine.ts';
import { followMenuLink } from './page-parts.ts';
import { expect, test } from './test.ts';

/** Waits until the page has made no request for half a second. */
async function quiet(door: Door): Promise<void> {
  await expect
    .poll(async () => {
      const before = door.asked.length;
      await new Promise((resolve) => setTimeout(resolve, 500));
      return door.asked.length - before + door.pending();
    })
    .toBe(0);
}

/** The pages, but for the one on show, whose links are within `distance` px of the viewport. */
const near = (engine: Engine, distance: number) =>
  evaluate(
    engine,
    (margin) => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')].filter((link) => {
        const { top, bottom, width } = link.getBoundingClientRect();
        return width > 0 && bottom >= -margin && top <= window.innerHeight + margin;
      });
      const found = new Set(links.map((link) => link.pathname));
      found.delete(window.location.pathname);
      return [...found].sort();
    },
    distance,
  );

test('links within 200 px of the viewport are fetched ahead, others once scrolling brings them there', async ({
  engine,
  door,
  visit,
}) => {
  await engine.resize({ width: 1280, height: 420 });
  await visit('/whats-on');
  await quiet(door);
  const fetched = [...new Set(dataPaths(door.asked))].filter((path) => path !== '/whats-on').sort();
  const [within, all] = [await near(engine, 200), await near(engine, 100_000)];
  expect(within.length).toBeGreaterThan(0);
  expect(all.length).toBeGreaterThan(within.length);
  expect(fetched).toEqual(within);

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
  await quiet(door);
  expect(dataPaths(door.asked)).not.toContain(path);
  await scrollNear(190);
  await expect.poll(() => dataPaths(door.asked)).toContain(path);
});

test('a click on a link that was fetched ahead asks the network for nothing', async ({
  engine,
  door,
  visit,
}) => {
  await visit('/contact');
  await quiet(door);
  expect(dataPaths(door.asked)).toContain('/coming-up');
  const before = door.asked.length;
  // Nothing that the new page may fetch ahead for itself can hide a request that the click needed.
  await evaluate(engine, () => {
    window.IntersectionObserver.prototype.observe = () => {};
  });
  await followMenuLink(engine, 'Coming Up');
  await expect
    .poll(() => evaluate(engine, () => document.querySelector('h1')?.textContent))
    .toContain('Coming Up');
  await quiet(door);
  expect(door.asked.slice(before)).toEqual([]);
});
