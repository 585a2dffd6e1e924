import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { typefaces } from '#domain/palette/house-style.ts';
import { expect, testWithOwnContent } from '#tests/e2e/fixtures/test-with-own-content.ts';
import { desktop, paths, phone } from '#tests/fixtures/site-map.ts';

// The tests share the site, in whose settings each writes a typeface.
const test = testWithOwnContent();

const own = typefaces[0] ?? '';

/** Chooses a typeface for a church in a city with further letters, and waits until pages are in it. */
async function choose(page: Page, folder: string, typeface: string): Promise<void> {
  const file = join(folder, 'entries/siteSettings/site.md');
  const text = readFileSync(file, 'utf8').replace(/^typeface: .*\n/m, '');
  writeFileSync(file, text.replace(/^city: .*$/m, `city: Łódź\ntypeface: ${typeface}`));
  const name = typeface.toLowerCase().replaceAll(' ', '-');
  await expect.poll(async () => (await page.request.get('/')).text()).toContain(`/${name}-latin-wght-normal`);
}

/** How wide each fallback font of this machine is, as a share of the font, in the text of a page at each weight. */
const widthsOf = (page: Page) =>
  page.evaluate(async () => {
    const probe = document.createElement('span');
    probe.textContent = (document.querySelector('main')?.textContent ?? '').slice(0, 3_000);
    document.body.append(probe);
    // On one line, as wide as its text.
    probe.attributeStyleMap.set('position', 'absolute');
    probe.attributeStyleMap.set('white-space', 'nowrap');
    // So large that a machine does not round the width of each letter to whole pixels.
    probe.attributeStyleMap.set('font-size', '100px');
    const widthIn = (weight: number, ...families: readonly string[]) => {
      probe.attributeStyleMap.set('font-family', families.map((family) => `"${family}"`).join(','));
      probe.attributeStyleMap.set('font-weight', weight);
      return probe.getBoundingClientRect().width;
    };
    const fallbacks = ['Arial fallback', 'Roboto fallback', 'DejaVu fallback'];
    const weights = [250, 400, 560, 750];
    const all = weights.flatMap((weight) =>
      ['Typeface', ...fallbacks].map((family) => document.fonts.load(`${weight} 20px "${family}"`)),
    );
    await Promise.allSettled(all);
    return weights.flatMap((weight) =>
      fallbacks.flatMap((family) => {
        // A family that the machine lacks is drawn in the generic one that follows it.
        const isThere = widthIn(weight, family, 'monospace') === widthIn(weight, family, 'no such font');
        const own = widthIn(weight, 'Typeface');
        return isThere ? [[`${family} at ${weight}`, widthIn(weight, family) / own] as const] : [];
      }),
    );
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

/** The sum of the layout shifts of a page whose font comes only after its first paint. */
async function shiftWhenLate(page: Page, path: string): Promise<number> {
  const painted = Promise.withResolvers<void>();
  await page.unrouteAll();
  await page.route('**/*.woff2', async (route) => {
    await painted.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);
  painted.resolve();
  return page.evaluate<number>(shiftOf);
}

for (const typeface of typefaces)
  test(`in ${typeface} each fallback font of this machine is as wide in the text of a page, no page moves when the font comes late, and no other typeface is fetched`, async ({
    page,
    folder,
  }) => {
    await choose(page, folder, typeface);
    const fetched = new Set<string>();
    page.on('request', (request) => {
      const [name] = /[a-z0-9-]+(?=-wght-normal)/.exec(request.url()) ?? [];
      if (name) fetched.add(name);
    });
    await page.goto('/about-us');
    const widths = await widthsOf(page);
    expect(widths.length).toBeGreaterThanOrEqual(4);
    for (const [family, ratio] of widths) expect(Math.abs(ratio - 1), family).toBeLessThan(0.04);
    for (const size of [phone, desktop]) {
      await page.setViewportSize(size);
      for (const path of typeface === own ? paths : ['/', '/about-us', '/contact'])
        expect(await shiftWhenLate(page, path), `${path} at ${size.width} px`).toBeLessThanOrEqual(0.02);
    }
    const name = typeface.toLowerCase().replaceAll(' ', '-');
    expect(fetched).toEqual(new Set([`${name}-latin`, `${name}-latin-ext`]));
  });
