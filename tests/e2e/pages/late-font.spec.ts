import { expect, test } from '#tests/e2e/fixtures/test.ts';

test('each fallback font of this machine is as wide as the font in the text of a page, at each weight, so that little moves when it comes late', async ({
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
