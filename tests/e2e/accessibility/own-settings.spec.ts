import { expect, test } from '#tests/e2e/fixtures/test.ts';
import { phone } from '#tests/fixtures/site-map.ts';

// Without scripts, since pages look and work the same and load faster.
test.use({ javaScriptEnabled: false });

test('in a window as low as one enlarged four times, the header scrolls away; in a higher one no target of a link is behind it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 200 });
  await page.goto('/safeguarding');
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
  await expect(page.getByRole('banner')).not.toBeInViewport();
  await page.setViewportSize({ width: 320, height: 640 });
  const { padding, header } = await page.evaluate(() => ({
    padding: Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom),
    header: document.querySelector('header')?.offsetHeight ?? 0,
  }));
  expect(header).toBeGreaterThan(48);
  expect(padding).toBeGreaterThanOrEqual(header);
});

test('a visitor who prefers more contrast gets no hairlines, framed cards, all text on the field, and a thicker focus', async ({
  page,
}) => {
  await page.goto('/contact');
  const thinnest = () =>
    page.evaluate(() =>
      Math.min(
        ...[...document.querySelectorAll('body *')].map((each) => Number(getComputedStyle(each).fontWeight)),
      ),
    );
  expect(await thinnest()).toBeLessThan(400);
  await page.emulateMedia({ contrast: 'more' });
  expect(await thinnest()).toBe(400);

  for (const path of ['/donate', '/whats-on']) {
    await page.goto(path);
    const card = page.getByRole('main').locator('dl > div, article, h3:has(a)').first();
    const { frame, ground, field } = await card.evaluate((element) => {
      const box = element.matches('h3') ? (element.parentElement ?? element) : element;
      const { borderTopWidth, backgroundColor } = getComputedStyle(box);
      const probe = box.appendChild(document.createElement('i'));
      probe.className = 'bg-primary';
      return {
        frame: Number.parseFloat(borderTopWidth),
        ground: backgroundColor,
        field: getComputedStyle(probe).backgroundColor,
      };
    });
    expect(frame, path).toBeGreaterThanOrEqual(1);
    expect(ground, path).toBe(field);
  }
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveCSS('outline-width', '5px');
});

test('on a phone a finger hits a link within 44 px', async ({ page }) => {
  await page.setViewportSize(phone);
  for (const [path, selector] of [
    ['/', 'a[href="/about-us"]'],
    ['/', 'a[href="/contact#st-oswins"]'],
    ['/contact', 'a[href^="tel:"]'],
  ] as const) {
    await page.goto(path);
    const link = page.getByRole('main').locator(selector).first();
    const size = await link.evaluate((element) => {
      element.scrollIntoView({ block: 'center' });
      const { left, width, top, height } = element.getClientRects()[0] ?? new DOMRect();
      const [x, middle] = [left + width / 2, top + height / 2];
      const hits = (y: number) => document.elementFromPoint(x, y)?.closest('a') === element;
      let [up, down] = [0, 0];
      while (hits(middle - up)) up += 1;
      while (hits(middle + down)) down += 1;
      return up + down - 1;
    });
    expect(size, selector).toBeGreaterThanOrEqual(44);
  }
});

test('each item of a list of places or people has a heading, for those who step by them', async ({
  page,
}) => {
  for (const [path, section, count] of [
    ['/contact', 'Three places', 3],
    ['/about-us', 'People', 5],
  ] as const) {
    await page.goto(path);
    const part = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { level: 2, name: section }) });
    for (const fold of await part.locator('summary').all()) await fold.click();
    const list = part.getByRole('list').last();
    const cards = await list.getByRole('listitem').count();
    expect(cards).toBeGreaterThanOrEqual(count);
    await expect(list.getByRole('heading', { level: 3 })).toHaveCount(cards);
  }
});
