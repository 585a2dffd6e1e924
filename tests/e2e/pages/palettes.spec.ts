import type { Page } from '@playwright/test';
import { defaultPalettes } from '#domain/palette/palette.ts';
import { expect, test } from '#tests/e2e/fixtures/test.ts';
import { menuContent } from '#tests/helpers/content.ts';
import { untilHydrated, untilSettled } from '#tests/helpers/hydration.ts';

// A small window with the menu beside the page, since every frame of a transition paints all of it.
test.use({ viewport: { width: 960, height: 450 } });

const properties = ['--primary', '--secondary', '--tertiary'] as const;
const link = (page: Page, label: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: label, exact: true });

/** Records each further palette of the page. */
async function recordPalettes(page: Page): Promise<() => Promise<readonly string[]>> {
  await untilSettled(page);
  await page.evaluate(() => {
    const noted: string[] = [];
    new MutationObserver(() => noted.push(document.documentElement.dataset.palette ?? '')).observe(
      document.documentElement,
      { attributeFilter: ['data-palette'] },
    );
    Object.assign(window, { noted });
  });
  return () => page.evaluate(() => (window as unknown as { noted: string[] }).noted);
}

/** The three theme colours that the page shows now. */
const colours = (page: Page) =>
  page.evaluate(
    (names) => names.map((name) => getComputedStyle(document.documentElement).getPropertyValue(name)),
    properties,
  );

test('a change of path resets the palette to 0, then the page moves to its own, be it the same', async ({
  page,
}) => {
  const { regular } = await menuContent();
  const [from, same] = regular.filter(({ palette }) => palette === 2);
  const to = regular.find(({ palette }) => palette === 3);
  await page.goto(`/whats-on/${from?.slug}`);
  await expect(page.locator('html')).toHaveAttribute('data-palette', '2');
  const noted = await recordPalettes(page);
  await page.getByRole('navigation', { name: 'Main' }).getByText('Regular events').click();
  await link(page, to?.title ?? '').click();
  await expect(page.locator('html')).toHaveAttribute('data-palette', '3');
  expect(await noted()).toEqual(['0', '3']);
  await page.goBack();
  await expect(page.locator('html')).toHaveAttribute('data-palette', '2');
  expect(await noted()).toEqual(['0', '3', '0', '2']);
  await page.goForward();
  await expect(page.locator('html')).toHaveAttribute('data-palette', '3');
  expect(await noted()).toEqual(['0', '3', '0', '2', '0', '3']);
  await page.goBack();
  await expect(page.locator('html')).toHaveAttribute('data-palette', '2');
  await link(page, same?.title ?? '').click();
  await expect.poll(noted).toEqual(['0', '3', '0', '2', '0', '3', '0', '2', '0', '2']);
});

/** Opens a page and returns the background colours of all frames, without repeats, until the page has its palette. */
async function backgroundsDuringChange(
  page: Page,
  label: string,
  palette: number,
): Promise<readonly string[]> {
  await untilSettled(page);
  return page.evaluate(
    async ([name, index]) => {
      const html = document.documentElement;
      const seen: string[] = [];
      const look = () => {
        const ground = getComputedStyle(html).backgroundColor;
        if (seen.at(-1) !== ground) seen.push(ground);
      };
      const before = location.pathname;
      [...document.querySelectorAll<HTMLElement>('nav a')]
        .find(({ textContent }) => textContent === name)
        ?.click();
      const isThere = () =>
        location.pathname !== before &&
        html.dataset.palette === index &&
        html.dataset.reset === undefined &&
        html.getAnimations().length === 0;
      while (!isThere() || document.activeViewTransition) {
        look();
        await new Promise(requestAnimationFrame);
      }
      look();
      return seen;
    },
    [label, `${palette}`] as const,
  );
}

/** The background colour of each palette, as a browser computes it. */
const backgrounds = Object.values(defaultPalettes).map(({ primary: value }) => {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(value.slice(at, at + 2), 16));
  return `rgb(${red}, ${green}, ${blue})`;
});

test('between two palettes the background becomes that of palette 0 first, and then that of the new page; between two pages of the same the reset is invisible', async ({
  page,
}) => {
  await page.goto('/about-us');
  const seen = await backgroundsDuringChange(page, 'Donate', 1);
  expect([seen[0], seen.at(-1)]).toEqual([backgrounds[3], backgrounds[1]]);
  expect(seen).toContain(backgrounds[0]);
  expect(await backgroundsDuringChange(page, 'Building A Haven', 1)).toEqual([backgrounds[1]]);

  await test.step('a visitor who prefers reduced motion sees only those of the old and the new page', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/about-us');
    expect(await backgroundsDuringChange(page, 'Donate', 1)).toEqual([backgrounds[3], backgrounds[1]]);
    expect(await backgroundsDuringChange(page, 'Building A Haven', 1)).toEqual([backgrounds[1]]);
  });
});

test('a page that names no other palette stays in 0', async ({ page }) => {
  await page.goto('/contact');
  const noted = await recordPalettes(page);
  await link(page, 'Coming Up').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Coming Up');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await noted()).toEqual([]);
  await expect(page.locator('html')).toHaveAttribute('data-palette', '0');
});

test('the three colours are custom properties that ease from one palette to the next', async ({ page }) => {
  await page.goto('/contact');
  await untilHydrated(page);
  const easing = await page.evaluate(() => {
    const { transitionProperty, transitionDuration } = getComputedStyle(document.documentElement);
    return { names: transitionProperty.split(', '), durations: transitionDuration.split(', ') };
  });
  for (const property of properties) expect(easing.names).toContain(property);
  for (const duration of easing.durations) expect(Number.parseFloat(duration)).toBeGreaterThan(0);
  // Half-way through the transition, where the browser is made to stop: a busy machine might render no frame in between.
  const [before, between, after] = await page.evaluate(() => {
    const html = document.documentElement;
    const colour = () => getComputedStyle(html).getPropertyValue('--secondary');
    const seen = [colour()];
    html.dataset.palette = '3';
    const easing = html.getAnimations();
    for (const each of easing) {
      each.pause();
      each.currentTime = Number(each.effect?.getComputedTiming().endTime) / 2;
    }
    seen.push(colour());
    for (const each of easing) each.finish();
    return [...seen, colour()];
  });
  expect(new Set([before, between, after]).size).toBe(3);

  await test.step('each palette has its own colours, and the page shows them', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const shown: string[] = [];
    for (const palette of ['0', '1', '2', '3']) {
      await page.evaluate((index) => {
        document.documentElement.dataset.palette = index;
      }, palette);
      shown.push((await colours(page)).join(' '));
      const [background, ink] = await page.evaluate(() => {
        const { backgroundColor, color } = getComputedStyle(document.documentElement);
        const probe = document.body.appendChild(document.createElement('p'));
        probe.className = 'bg-primary text-secondary';
        probe.style.cssText = 'background-color:var(--primary);color:var(--secondary)';
        const expected = getComputedStyle(probe);
        const pairs = [backgroundColor === expected.backgroundColor, color === expected.color];
        probe.remove();
        return pairs;
      });
      expect([background, ink], `palette ${palette}`).toEqual([true, true]);
    }
    expect(new Set(shown).size).toBe(4);
  });
});
