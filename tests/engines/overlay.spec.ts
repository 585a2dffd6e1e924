import { phone } from '#tests/fixtures/site-map.ts';
import { type Engine, evaluate } from './engine.ts';
import { boxOf, click, followMenuLink, isVisible, parts } from './page-parts.ts';
import { expect, test } from './test.ts';

/** A fade of the overlay as recorded in the page. Times are in milliseconds, on the page's own clock. */
interface Fade {
  /** The opacity at its end. */
  readonly to: number;
  readonly began: number;
  /** Its specified duration. */
  readonly duration: number;
  /** Whether it took about as long: clocks are coarse, and a busy machine may report its end late. */
  readonly inTime: boolean;
  /** Whether the overlay was drawn to the end. */
  readonly drawn: boolean;
}

/** The recording of a page: its fades, when its address changed, and when a timer of 200 ms from then has ended. */
interface Recording {
  readonly fades: readonly Fade[];
  readonly changed: number;
  readonly due: number;
}

/** Starts to record every fade of the overlay, and when the address changes. */
async function recordFades(engine: Engine): Promise<() => Promise<Recording>> {
  await evaluate(
    engine,
    (selector) => {
      const noted = { fades: [] as unknown[], changed: 0, due: 0 };
      const menu = document.querySelector(selector);
      let began = 0;
      let duration: unknown;
      const isFade = ({ target, propertyName }: TransitionEvent) =>
        target === menu && propertyName === 'opacity';
      document.addEventListener('transitionrun', (event) => {
        if (!isFade(event)) return;
        began = performance.now();
        duration = menu?.getAnimations()[0]?.effect?.getComputedTiming().duration;
      });
      document.addEventListener('transitionend', (event) => {
        if (!isFade(event) || menu === null) return;
        const { opacity, display } = getComputedStyle(menu);
        const inTime = performance.now() - began > 250;
        noted.fades.push({ to: Number(opacity), began, duration, inTime, drawn: display !== 'none' });
      });
      const { pushState } = history;
      history.pushState = function (this: History, ...change) {
        pushState.apply(this, change);
        noted.changed = performance.now();
        setTimeout(() => {
          noted.due = performance.now();
        }, 200);
      };
      Object.assign(window, { noted });
    },
    parts.menu,
  );
  return () => evaluate(engine, () => (window as unknown as { noted: Recording }).noted);
}

const fade = (to: 0 | 1) => expect.objectContaining({ to, duration: 500, inTime: true, drawn: true });

test.beforeEach(async ({ engine, visit }) => {
  await engine.resize(phone);
  await visit('/contact');
});

test('the burger opens an overlay over the whole window, which fades in and out over 500 ms', async ({
  engine,
}) => {
  const noted = await recordFades(engine);
  expect(await isVisible(engine, parts.menu)).toBe(false);
  await click(engine, parts.burger);
  await expect.poll(async () => (await noted()).fades).toEqual([fade(1)]);
  const [width, height] = await evaluate(engine, () => [
    document.documentElement.clientWidth,
    window.innerHeight,
  ]);
  expect(await boxOf(engine, parts.menu)).toEqual({ x: 0, y: 0, width, height });
  await click(engine, parts.burger);
  await expect.poll(async () => (await noted()).fades).toEqual([fade(1), fade(0)]);
  await expect.poll(() => isVisible(engine, parts.menu)).toBe(false);
});

test('the overlay starts to close 200 ms after the address has changed, not before', async ({ engine }) => {
  const noted = await recordFades(engine);
  await click(engine, parts.burger);
  await expect.poll(async () => (await noted()).fades.length).toBe(1);
  await followMenuLink(engine, 'Donate');
  await expect.poll(async () => (await noted()).fades).toEqual([fade(1), fade(0)]);
  const { fades, changed, due } = await noted();
  const began = fades[1]?.began ?? 0;
  // Firefox's clock is coarse by a millisecond.
  expect(began - changed).toBeGreaterThanOrEqual(198);
  // On a busy machine any timer is late.
  expect(began - due).toBeLessThan(2000);
  expect(await evaluate(engine, () => window.location.pathname)).toBe('/donate');
});

test('the menu is opened and closed by the keyboard alone, and the focus comes back', async ({ engine }) => {
  const isFocused = (selector: string) =>
    evaluate(engine, (selector) => document.activeElement?.matches(selector) ?? false, selector);
  await evaluate(engine, (selector) => document.querySelector<HTMLElement>(selector)?.focus(), parts.burger);
  await engine.press('Enter');
  await expect.poll(() => isVisible(engine, parts.menu)).toBe(true);
  await engine.press('Tab');
  expect(await isFocused(`${parts.menu} a`)).toBe(true);
  await engine.press('Escape');
  await expect.poll(() => isVisible(engine, parts.menu)).toBe(false);
  expect(await isFocused(parts.burger)).toBe(true);
});
