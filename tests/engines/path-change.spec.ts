import { defaultPalettes } from '#domain/palette/palette.ts';
import { type Engine, evaluate } from './engine.ts';
import { followMenuLink } from './page-parts.ts';
import { expect, test } from './test.ts';

const scrollTo = (engine: Engine, top: number) =>
  evaluate(engine, (y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
const scrolled = (engine: Engine) => evaluate(engine, () => Math.round(window.scrollY));
const pathname = (engine: Engine) => evaluate(engine, () => window.location.pathname);
const heading = (engine: Engine) => evaluate(engine, () => document.querySelector('h1')?.textContent ?? '');

/** The background colour of a palette, as a browser computes it. */
function backgroundOf(palette: keyof typeof defaultPalettes): string {
  const value = defaultPalettes[palette].primary;
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(value.slice(at, at + 2), 16));
  return `rgb(${red}, ${green}, ${blue})`;
}

test('a change of path brings the view to the top, by a click and by Back', async ({ engine, visit }) => {
  await visit('/whats-on');
  await scrollTo(engine, 800);
  await followMenuLink(engine, 'About');
  await expect.poll(() => heading(engine)).toContain('About');
  await expect.poll(() => scrolled(engine)).toBe(0);
  await scrollTo(engine, 800);
  await evaluate(engine, () => window.history.back());
  await expect.poll(() => heading(engine)).toContain('Whats On');
  await expect.poll(() => scrolled(engine)).toBe(0);
});

test('coming back from an event to the diary leads to the day that one left', async ({ engine, visit }) => {
  await visit('/coming-up');
  const day = await evaluate(engine, () => {
    const left = document.querySelectorAll('.diary-week')[2]?.querySelector<HTMLElement>('.diary-day');
    left?.querySelector<HTMLElement>('a')?.click();
    return left?.id ?? '';
  });
  await expect.poll(() => pathname(engine)).toMatch(/^\/whats-on\//);
  await expect.poll(() => scrolled(engine)).toBe(0);
  await evaluate(engine, () => window.history.back());
  await expect.poll(() => heading(engine)).toContain('Coming Up');
  const place = () =>
    evaluate(
      engine,
      (id) => {
        const { bottom = 0 } = document.querySelector('.week-links')?.getBoundingClientRect() ?? {};
        const { top = 0 } = document.getElementById(id)?.getBoundingClientRect() ?? {};
        return top >= bottom && top < bottom + 60 && document.activeElement?.closest('section')?.id === id;
      },
      day,
    );
  await expect.poll(place).toBe(true);
});

test('a reload restores the scroll position', async ({ engine, visit }) => {
  await visit('/coming-up');
  await scrollTo(engine, 2000);
  await expect.poll(() => scrolled(engine)).toBe(2000);
  await evaluate(engine, () => {
    Object.assign(window, { before: true });
    setTimeout(() => window.location.reload());
  });
  await expect.poll(() => evaluate(engine, () => 'before' in window).catch(() => true)).toBe(false);
  await expect.poll(() => scrolled(engine)).toBe(2000);
});

/** Opens a page and returns the background colours of all frames, without repeats, until the page has its palette. */
function backgroundsDuringChange(engine: Engine, label: string): Promise<readonly string[]> {
  return evaluate(
    engine,
    async (name) => {
      const html = document.documentElement;
      const seen: string[] = [];
      const before = window.location.pathname;
      [...document.querySelectorAll<HTMLElement>('nav a')]
        .find(({ textContent }) => textContent === name)
        ?.click();
      const isThere = () =>
        window.location.pathname !== before &&
        document.querySelector('h1')?.textContent?.includes(name) &&
        html.dataset.reset === undefined &&
        document.getAnimations().length === 0;
      for (let still = 0; still < 5; still = isThere() ? still + 1 : 0) {
        const ground = getComputedStyle(html).backgroundColor;
        if (seen.at(-1) !== ground) seen.push(ground);
        await new Promise(requestAnimationFrame);
      }
      return seen;
    },
    label,
  );
}

test('a change of path takes the colours to palette 0, and then to the new page’s own; between pages of one palette they stay', async ({
  engine,
  visit,
}) => {
  await visit('/about-us');
  const seen = await backgroundsDuringChange(engine, 'Donate');
  expect([seen[0], seen.at(-1)]).toEqual([backgroundOf(3), backgroundOf(1)]);
  expect(seen).toContain(backgroundOf(0));
  expect(await backgroundsDuringChange(engine, 'Building A Haven')).toEqual([backgroundOf(1)]);
});

/** The longest animation of the old page and of the new one, in milliseconds from the start of their transition. */
interface Moves {
  readonly leaves: { readonly begins: number; readonly ends: number };
  readonly enters: { readonly begins: number; readonly ends: number };
}

test('the old page has left before the new one enters, in engines with view transitions', async ({
  engine,
  visit,
}) => {
  await visit('/contact');
  await evaluate(engine, () => {
    if (!('startViewTransition' in document)) return;
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      void transition.ready.then(() => {
        const longest = (side: string) =>
          document
            .getAnimations()
            .map(({ effect }) => effect)
            .filter((effect) => effect instanceof KeyframeEffect)
            .filter(({ pseudoElement }) => pseudoElement?.startsWith(`::view-transition-${side}(`))
            .filter(({ pseudoElement }) => pseudoElement !== `::view-transition-${side}(root)`)
            .map((effect) => effect.getComputedTiming())
            .map(({ delay, endTime }) => ({ begins: Number(delay), ends: Number(endTime) }))
            .toSorted((one, other) => other.ends - one.ends)[0];
        Object.assign(window, { moves: { leaves: longest('old'), enters: longest('new') } });
      });
      return transition;
    };
  });
  await followMenuLink(engine, 'Donate');
  await expect.poll(() => heading(engine)).toContain('Donate');
  expect(await pathname(engine)).toBe('/donate');
  if (!(await evaluate(engine, () => 'startViewTransition' in document))) return;
  const moves = () => evaluate(engine, () => (window as unknown as { moves?: Moves }).moves ?? null);
  await expect.poll(moves).not.toBeNull();
  const { leaves, enters } = (await moves()) as Moves;
  expect(leaves.ends).toBeGreaterThan(0);
  expect(enters.begins).toBeGreaterThanOrEqual(leaves.ends);
  expect(enters.ends).toBeGreaterThan(enters.begins);
});

test('the first page appears without an animation', async ({ engine, recordingProxy }) => {
  await engine.goto(`${recordingProxy.url}/whats-on`);
  const moving = await evaluate(engine, async () => {
    const found: unknown[] = [];
    // Until well after hydration.
    const isScripted = () => document.querySelector('button[data-menu-toggle]') !== null;
    for (let frames = 0; frames < 30; frames += isScripted() ? 1 : 0) {
      found.push(...document.getAnimations().map(({ effect }) => effect?.getTiming()));
      await new Promise(requestAnimationFrame);
    }
    return found;
  });
  expect(moving).toEqual([]);
});
