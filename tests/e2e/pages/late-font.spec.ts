import { expect, test } from '#tests/e2e/fixtures/test.ts';
import { desktop, paths, phone } from '#tests/fixtures/site-map.ts';

test('each fallback font of this machine is as wide as the font in the text of a page, at each weight, so that a page looks much the same without it', async ({
  page,
}) => {
  await page.goto('/about-us');
  const widths = await page.evaluate(async () => {
    const probe = document.createElement('span');
    probe.textContent = (document.querySelector('main')?.textContent ?? '').slice(0, 3_000);
    document.body.append(probe);
    // On one line, as wide as its text.
    probe.attributeStyleMap.set('position', 'absolute');
    probe.attributeStyleMap.set('white-space', 'nowrap');
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
  const afterFrames = (frames) =>
    requestAnimationFrame(() => (frames > 1 ? afterFrames(frames - 1) : setTimeout(() => resolve(sum))));
  document.fonts.ready.then(() => afterFrames(5));
})`;

for (const size of [phone, desktop]) {
  test(`no page moves in a window of ${size.width} px when the font comes late`, async ({ page }) => {
    await page.setViewportSize(size);
    let painted = Promise.withResolvers<void>();
    await page.route('**/*.woff2', async (route) => {
      await painted.promise;
      await route.continue();
    });
    for (const path of paths) {
      painted = Promise.withResolvers();
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);
      painted.resolve();
      expect(await page.evaluate(shiftOf), path).toBeLessThanOrEqual(0.02);
    }
  });
}
