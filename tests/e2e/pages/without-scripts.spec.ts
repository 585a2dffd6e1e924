import { expect, test } from '#tests/e2e/fixtures/test.ts';
import { desktop, menu, phone } from '#tests/fixtures/site-map.ts';
import { menuContent } from '#tests/helpers/content.ts';

test.use({ javaScriptEnabled: false, viewport: phone });

test('the menu can be opened, followed and closed; while it is open its burger is a cross and the page behind does not scroll', async ({
  page,
}) => {
  await page.goto('/contact');
  const banner = page.getByRole('banner');
  const overlay = page.getByRole('navigation', { name: 'Main' });
  const burger = banner.getByRole('link', { name: 'Menu', exact: true });
  const close = banner.getByRole('link', { name: 'Close menu' });
  await expect(overlay).toBeHidden();
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'visible');
  const box = await burger.boundingBox();
  expect([box?.width, box?.height], 'as with scripts').toEqual([48, 48]);
  await burger.click();
  await expect(overlay).toBeVisible();
  await expect(burger).toBeHidden();
  expect(await close.boundingBox()).toEqual(box);
  await close.click();
  await expect(overlay).toBeHidden();

  await page.goto('/contact#menu');
  await page.mouse.move(180, 400);
  for (let turn = 0; turn < 8; turn += 1) await page.mouse.wheel(0, 1500);
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
  await close.focus();
  await page.keyboard.press('Tab');
  await expect(overlay.getByRole('link').first()).toBeFocused();

  await test.step('the menu holds the same links', async () => {
    const { highlighted, regular } = await menuContent();
    await expect(overlay.getByRole('link', { name: regular[0]?.title ?? '', exact: true })).toBeHidden();
    await overlay.getByText('Regular events').click();
    for (const { title } of [...highlighted, ...regular])
      await expect(overlay.getByRole('link', { name: title, exact: true })).toBeVisible();
    for (const [label] of menu)
      await expect(overlay.getByRole('link', { name: label, exact: true })).toBeVisible();
  });
  await overlay.getByRole('link', { name: 'Donate', exact: true }).click();
  await expect(page).toHaveURL(/\/donate\/?$/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText('Donate');

  await test.step('on a wide screen the column is the same as with scripts', async () => {
    await page.setViewportSize(desktop);
    await overlay.getByRole('link', { name: 'About', exact: true }).click();
    await expect(page).toHaveURL(/\/about-us\/?$/);
  });
});
