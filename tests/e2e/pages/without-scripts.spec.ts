import { expect, test } from '#tests/e2e/fixtures/test.ts';
import { menu, paths, phone } from '#tests/fixtures/site-map.ts';
import { menuContent } from '#tests/helpers/content.ts';

test.use({ javaScriptEnabled: false, viewport: phone });

test('the menu can be opened, followed and closed', async ({ page }) => {
  await page.goto('/contact');
  const overlay = page.getByRole('navigation', { name: 'Main' });
  await expect(overlay).toBeHidden();
  await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click();
  await expect(overlay).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Close menu' }).click();
  await expect(overlay).toBeHidden();
  await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click();
  await overlay.getByRole('link', { name: 'Donate', exact: true }).click();
  await expect(page).toHaveURL(/\/donate$/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText('Donate');
});

test('while the menu is open its burger is a cross that closes it, right before the first link', async ({
  page,
}) => {
  await page.goto('/contact');
  const burger = await page
    .getByRole('banner')
    .getByRole('link', { name: 'Menu', exact: true })
    .boundingBox();
  await page.goto('/contact#menu');
  const close = page.getByRole('banner').getByRole('link', { name: 'Close menu' });
  expect(await close.boundingBox()).toEqual(burger);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Menu', exact: true })).toBeHidden();
  await close.focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link').first()).toBeFocused();
});

test('the page behind the open menu does not scroll', async ({ page }) => {
  await page.goto('/contact#menu');
  await page.mouse.move(180, 400);
  for (let turn = 0; turn < 8; turn += 1) await page.mouse.wheel(0, 1500);
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
  await page.goto('/contact');
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'visible');
});

test('the menu holds the same links', async ({ page }) => {
  const { highlighted, regular } = await menuContent();
  await page.goto('/#menu');
  const overlay = page.getByRole('navigation', { name: 'Main' });
  await expect(overlay.getByRole('link', { name: regular[0]?.title ?? '', exact: true })).toBeHidden();
  await overlay.getByText('Regular events').click();
  for (const { title } of [...highlighted, ...regular])
    await expect(overlay.getByRole('link', { name: title, exact: true })).toBeVisible();
  for (const [label] of menu)
    await expect(overlay.getByRole('link', { name: label, exact: true })).toBeVisible();
});

test('the burger is as large as with scripts', async ({ page }) => {
  await page.goto('/');
  const box = await page.getByRole('banner').getByRole('link', { name: 'Menu' }).boundingBox();
  expect([box?.width, box?.height]).toEqual([48, 48]);
});

test('every page reads, in its own palette', async ({ page }) => {
  const { highlighted, regular } = await menuContent();
  const events = [...highlighted, ...regular].slice(0, 8);
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    expect((await page.getByRole('main').innerText()).length, path).toBeGreaterThan(100);
  }
  for (const { slug, title, palette } of events) {
    await page.goto(`/whats-on/${slug}`);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText(title);
    await expect(page.locator('html')).toHaveAttribute('data-palette', String(palette ?? 0));
  }
});

test('on a wide screen the column is the same as with scripts', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/contact');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'About', exact: true })
    .click();
  await expect(page).toHaveURL(/\/about-us$/);
});
