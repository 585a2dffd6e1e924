import { expect, testAt } from '#tests/e2e/fixtures/test-at.ts';
import { untilSettled } from '#tests/helpers/hydration.ts';

/** In Advent, when there are highlights. */
const test = testAt('2026-11-27T09:00');

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('Home has three highlights, and leads to everything', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('article')).toHaveCount(3);
  await page.getByRole('main').getByRole('link', { name: 'See everything that’s on' }).click();
  await expect(page).toHaveURL(/\/whats-on$/);
});

for (const path of ['/', '/whats-on']) {
  test(`the whole card of an event on ${path} leads to its page, from its picture to its foot`, async ({
    page,
  }) => {
    await page.goto(path);
    await untilSettled(page);
    const card = page.getByRole('main').getByRole('article').first();
    const link = card.getByRole('heading').getByRole('link');
    await expect(link).toHaveCSS('text-decoration-line', 'underline');
    const href = await link.getAttribute('href');
    const missed = await card.evaluate((article) => {
      article.scrollIntoView();
      const { left, top, width, height } = article.getBoundingClientRect();
      return [0.02, 0.25, 0.5, 0.75, 0.98].filter((share) => {
        const y = Math.min(top + share * height, window.innerHeight - 2);
        return [0.02, 0.5, 0.98].some(
          (across) => !document.elementFromPoint(left + across * width, y)?.closest('h3 a'),
        );
      });
    });
    expect(missed).toEqual([]);

    await test.step('its focus is seen round the whole of it', async () => {
      await card.getByRole('link').focus();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      const ring = await card.getByRole('link').evaluate((link) => {
        const { outlineWidth, outlineStyle, width, height } = getComputedStyle(link, '::after');
        return {
          outlineWidth,
          outlineStyle,
          width: Number.parseFloat(width),
          height: Number.parseFloat(height),
        };
      });
      const box = await card.boundingBox();
      expect(ring).toMatchObject({ outlineWidth: '3px', outlineStyle: 'solid' });
      expect(ring.width).toBeCloseTo(box?.width ?? 0, 0);
      expect(ring.height).toBeCloseTo(box?.height ?? 0, 0);
    });

    await card.click({ position: { x: 12, y: 12 } });
    await expect(page).toHaveURL(new RegExp(`${href}$`));
  });
}
