import { expect, test } from '#tests/e2e/fixtures/test.ts';
import { desktop, paths, phone } from '#tests/fixtures/site-map.ts';

test('each fallback font of this machine is as wide as the font in the text of a page, at each weight, so that a page looks much the same without it', async ({
  page,
}) => {
  await page.goto('/about-us');
  const widths = await page.evaluate(async () => {
    const probe = document.createElement('span');
    probe.textContent = (document.querySelector('main')?.textContent ?? '').slice(0, 3_000);
    probe.className = 'absolute whitespace-nowrap';
    document.body.append(probe);
    const widthIn = (weight: number, ...families: readonly string[]) => {
      probe.attributeStyleMap.set('font-family', families.map((family) => `"${family}"`).join(','));
      probe.attributeStyleMap.set('font-weight', weight);
      return probe.getBoundingClientRect().width;
    };
    const fallbacks = ['Bricolage fallback', 'Roboto fallback', 'DejaVu fallback'];
    const weights = [250, 400, 560, 750];
    const all = weights.flatMap((weight) =>
      ['Bricolage Grotesque', ...fallbacks].map((family) =>
        document.fonts.load(`${weight} 20px "${family}"`),
      ),
    );
    await Promise.allSettled(all);
    return weights.flatMap((weight) =>
      fallbacks.flatMap((family) => {
        // A family that the machine lacks is drawn in the generic one that follows it.
        const isThere = widthIn(weight, family, 'monospace') === widthIn(weight, family, 'no such font');
        const own = widthIn(weight, 'Bricolage Grotesque');
        return isThere ? [[`${family} at ${weight}`, widthIn(weight, family) / own] as const] : [];
      }),
    );
  });
  expect(widths.length).toBeGreaterThanOrEqual(4);
  for (const [family, ratio] of widths) expect(Math.abs(ratio - 1), family).toBeLessThan(0.04);
});

/** The sum of a page's layout shifts until its font has come, as browsers count them (WICG, "Layout Instability"). */
const shiftOf = `new Promise((resolve) => {
  let sum = 0;
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) sum += value;
  }).observe({ type: 'layout-shift', buffered: true });
  document.fonts.ready.then(() => setTimeout(() => resolve(sum), 200));
})`;

for (const size of [phone, desktop]) {
  test(`no page moves in a window of ${size.width} px when the font comes late`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.route('**/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      await route.continue();
    });
    for (const path of paths) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      expect(await page.evaluate(shiftOf), path).toBeLessThanOrEqual(0.02);
    }
  });
}
