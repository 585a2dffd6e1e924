import { phone } from '#tests/fixtures/site-map.ts';
import { type Engine, evaluate } from './engine.ts';
import { boxOf, click, followMenuLink, isVisible, parts } from './page-parts.ts';
import { expect, test } from './test.ts';

/** A fade of the overlay as recorded in the page. */
interface Fade {
  /** The opacity at its end. */
  readonly to: number;
  /** When it began, in milliseconds on the page's own clock. */
  readonly began: number;
  /** Its duration as the browser has used it, however late a busy machine reports its end. */
  readonly seconds: number;
  /** Whether the overlay was drawn to the end. */
  readonly drawn: boolean;
}

/** The recording of a page: its fades, and when its address changed. */
interface Recording {
  readonly fades: readonly Fade[];
  readonly changed: number;
}

/** Starts to record every fade of the overlay, and when the address changes. */
async function recordFades(engine: Engine): Promise<() => Promise<Recording>> {
  await evaluate(
    engine,
    (selector) => {
      const noted = { fades: [] as unknown[], changed: 0 };
      const menu = document.querySelector(selector);
      let began = 0;
      const isFade = ({ target, propertyName }: TransitionEvent) =>
        target === menu && propertyName === 'opacity';
      document.addEventListener('transitionrun', (event) => {
        if (isFade(event)) began = performance.now();
      });
      document.addEventListener('transitionend', (event) => {
        if (!isFade(event) || menu === null) return;
        const { opacity, display } = getComputedStyle(menu);
        const drawn = display !== 'none';
        noted.fades.push({ to: Number(opacity), began, seconds: event.elapsedTime, drawn });
      });
      const { pushState } = history;
      history.pushState = function (this: History, ...change) {
        pushState.apply(this, change);
        noted.changed = performance.now();
      };
      Object.assign(window, { noted });
    },
    parts.menu,
  );
  return () => evaluate(engine, () => (window as unknown as { noted: Recording }).noted);
}

const fade = (to: 0 | 1) => expect.objectContaining({ to, seconds: 0.5, drawn: true });

test.beforeEach(async ({ engine, visit }) => {
  await engine.resize(phone);
  await visit('/contact');
});

// That it closes no later than that is tested in Chromium, whose clock a test can move.
test('the burger opens an overlay that fills the window with the strip, which fades over 500 ms, and out not before 200 ms after a change of the address', async ({
  engine,
}) => {
  const noted = await recordFades(engine);
  const fades = async () => (await noted()).fades;
  expect(await isVisible(engine, parts.menu)).toBe(false);
  await click(engine, parts.burger);
  await expect.poll(fades).toEqual([fade(1)]);
  const [width, height] = await evaluate(engine, () => [
    document.documentElement.clientWidth,
    window.innerHeight,
  ]);
  const strip = await boxOf(engine, parts.header);
  expect(await boxOf(engine, parts.menu)).toEqual({ x: 0, y: 0, width, height: height - strip.height });
  await click(engine, parts.burger);
  await expect.poll(fades).toEqual([fade(1), fade(0)]);
  await expect.poll(() => isVisible(engine, parts.menu)).toBe(false);

  await click(engine, parts.burger);
  await expect.poll(fades).toEqual([fade(1), fade(0), fade(1)]);
  await followMenuLink(engine, 'Donate');
  await expect.poll(fades).toEqual([fade(1), fade(0), fade(1), fade(0)]);
  const { changed } = await noted();
  expect(changed).toBeGreaterThan(0);
  // Firefox's clock is coarse by a millisecond.
  expect(((await fades()).at(-1)?.began ?? 0) - changed).toBeGreaterThanOrEqual(198);
  expect(await evaluate(engine, () => window.location.pathname)).toBe('/donate');
});

test('the menu is opened and closed by the keyboard alone, the focus comes back, and the page behind it stays', async ({
  engine,
}) => {
  await evaluate(engine, () => window.scrollTo({ top: 300, behavior: 'instant' }));
  const isFocused = (selector: string) =>
    evaluate(engine, (selector) => document.activeElement?.matches(selector) ?? false, selector);
  await evaluate(
    engine,
    (selector) => document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true }),
    parts.burger,
  );
  await engine.press('Enter');
  await expect.poll(() => isVisible(engine, parts.menu)).toBe(true);
  // The focus moves into the menu when it opens.
  await expect.poll(() => isFocused(`${parts.menu} a`)).toBe(true);
  await engine.press('Tab');
  await expect.poll(() => isFocused(`${parts.menu} a`)).toBe(true);
  await engine.press('Escape');
  await expect.poll(() => isVisible(engine, parts.menu)).toBe(false);
  await expect.poll(() => isFocused(parts.burger)).toBe(true);
  expect(await evaluate(engine, () => Math.round(window.scrollY))).toBe(300);
});
