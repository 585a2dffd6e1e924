import type { Page } from '@playwright/test';
import { expect, test } from '#tests/e2e/fixtures/test.ts';
import { untilSettled } from '#tests/helpers/hydration.ts';

// A small window with the menu beside the page, since every frame of a transition paints all of it.
test.use({ viewport: { width: 960, height: 450 } });

interface Move {
  readonly side: 'old' | 'new' | 'group';
  readonly name: string;
  /** Milliseconds from the start of the transition. */
  readonly starts: number;
  readonly ends: number;
}

/** Records the animations of every view transition from the first script on. */
function recordTransitions(): void {
  const transitions: Move[][] = [];
  Object.assign(window, { transitions });
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (update) => {
    const transition = start(update);
    const moves: Move[] = [];
    transitions.push(moves);
    void transition.ready.then(() => {
      for (const { effect } of document.getAnimations()) {
        if (!(effect instanceof KeyframeEffect)) continue;
        const found = /^::view-transition-(old|new|group)\((.*)\)$/.exec(effect.pseudoElement ?? '');
        const { delay = 0, endTime = 0, activeDuration = 0 } = effect.getComputedTiming();
        // React hides the snapshot of the root, whose animation is the browser's.
        if (!found || found[2] === 'root' || Number(activeDuration) === 0) continue;
        moves.push({
          side: found[1] as Move['side'],
          name: found[2] ?? '',
          starts: Number(delay),
          ends: Number(endTime),
        });
      }
    });
    return transition;
  };
}

const transitions = (page: Page) =>
  page.evaluate(() => (window as unknown as { transitions: Move[][] }).transitions);

async function go(page: Page, label: string): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: label, exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(label);
}

/** The exit and the entry of the page: the longest animation of each. */
function pageMoves(moves: readonly Move[]): { leaves: Move | undefined; enters: Move | undefined } {
  const longest = (side: Move['side']) =>
    moves.filter((move) => move.side === side).toSorted((one, other) => other.ends - one.ends)[0];
  return { leaves: longest('old'), enters: longest('new') };
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(recordTransitions);
  await page.goto('/contact');
  await untilSettled(page);
});

test('the first page is there at once; then the old page has left before the new one enters, by a click and by Back', async ({
  page,
}) => {
  expect(await transitions(page), 'the first page').toEqual([]);
  await go(page, 'Donate');
  await expect.poll(async () => (await transitions(page)).length).toBe(1);
  await expect.poll(async () => (await transitions(page))[0]?.length).toBeGreaterThanOrEqual(2);
  const click = pageMoves((await transitions(page))[0] ?? []);
  expect(click.leaves?.ends).toBeGreaterThan(0);
  expect(click.enters?.starts).toBeGreaterThanOrEqual(click.leaves?.ends ?? Number.POSITIVE_INFINITY);
  expect(click.enters?.ends).toBeGreaterThan(click.enters?.starts ?? Number.POSITIVE_INFINITY);

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Contact');
  await expect.poll(async () => (await transitions(page)).length).toBe(2);
  await expect.poll(async () => (await transitions(page))[1]?.length).toBeGreaterThanOrEqual(2);
  const back = pageMoves((await transitions(page))[1] ?? []);
  expect(back.enters?.starts).toBeGreaterThanOrEqual(back.leaves?.ends ?? Number.POSITIVE_INFINITY);

  await go(page, 'Coming Up');
  await go(page, 'Contact');
  const moving = () =>
    page.evaluate(() => [document.getAnimations().length, document.activeViewTransition ?? null]);
  await expect.poll(moving, 'the page is usable').toEqual([0, null]);
});

test('nothing moves for a visitor who prefers reduced motion, nor does the menu fade', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await go(page, 'About');
  await expect(page.locator('html')).toHaveAttribute('data-palette', '3');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect((await transitions(page)).flat()).toEqual([]);
  const easing = await page.evaluate(() => getComputedStyle(document.documentElement).transitionDuration);
  expect(easing.split(', ').every((duration) => Number.parseFloat(duration) < 0.01)).toBe(true);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Menu' }).click();
  const fades = await page
    .getByRole('navigation', { name: 'Main' })
    .evaluate((menu) => menu.getAnimations().length);
  expect(fades).toBe(0);
});
