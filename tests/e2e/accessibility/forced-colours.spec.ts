import sharp from 'sharp';
import { expect, test } from '#tests/e2e/fixtures/test.ts';
import { phone } from '#tests/fixtures/site-map.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('where colours are forced, the current page, the copy buttons, the burger, the focus and the bar of the appeal keep their marks', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/donate');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  const border = (label: string) =>
    navigation
      .getByRole('link', { name: label, exact: true })
      .evaluate((link) => getComputedStyle(link).borderTopWidth);
  expect(await border('Donate')).toBe('2px');
  expect(await border('Contact')).toBe('0px');
  for (const button of await page.getByRole('button', { name: /^Copy/ }).all())
    expect(
      Number.parseFloat(await button.evaluate((element) => getComputedStyle(element).borderTopWidth)),
    ).toBe(2);
  await page.setViewportSize(phone);
  const burger = page.getByRole('button', { name: 'Menu' });
  const ink = await burger.locator('path').evaluate((path) => getComputedStyle(path).stroke);
  expect(ink).toBe(await page.locator('body').evaluate((body) => getComputedStyle(body).color));

  await test.step('the focus keeps its outline', async () => {
    await page.goto('/safeguarding');
    const emergency = page.getByRole('main').getByRole('link', { name: '999', exact: true });
    await page.keyboard.press('Tab');
    await emergency.focus();
    const [outline, ground] = await emergency.evaluate((link) => {
      const { outlineColor, outlineStyle, outlineWidth } = getComputedStyle(link);
      const card = getComputedStyle(link.parentElement ?? link);
      return [{ outlineColor, outlineStyle, outlineWidth }, card.backgroundColor];
    });
    expect(outline).toMatchObject({ outlineStyle: 'solid', outlineWidth: '3px' });
    expect(outline.outlineColor).not.toBe(ground);
  });

  await test.step('the bar of the appeal still shows how far it has come', async () => {
    await page.goto('/building-a-haven');
    const bar = page.getByRole('progressbar').first();
    const { data, info } = await sharp(await bar.screenshot())
      .raw()
      .toBuffer({ resolveWithObject: true });
    const pixel = (x: number) => {
      const at = (Math.floor(info.height / 2) * info.width + x) * info.channels;
      return [...data.subarray(at, at + 3)];
    };
    expect(pixel(10)).not.toEqual(pixel(info.width - 10));
  });
});

test('where colours are forced, no line of a heading covers the one above', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/donate');
  const lines = await page.getByRole('heading').evaluateAll((headings) =>
    headings.map((heading) => {
      const { lineHeight, fontSize } = getComputedStyle(heading);
      return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
    }),
  );
  expect(Math.min(...lines)).toBeGreaterThan(1.19);
});
