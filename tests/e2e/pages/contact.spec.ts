import { expect, test } from '#tests/e2e/fixtures/test.ts';

test('the telephone number and the email address are links', async ({ page }) => {
  await page.goto('/contact');
  const section = page.locator('section', { hasText: 'Ring or write' });
  await expect(section.getByRole('link').first()).toHaveAttribute('href', /^tel:\+44\d{10}$/);
  await expect(section.getByRole('link').nth(1)).toHaveAttribute('href', /^mailto:[^@]+@[^@]+$/);
});

test('each place lists its facts, and claims no check that nobody has made', async ({ page }) => {
  await page.goto('/contact');
  const place = page.locator('section', { hasText: 'Find us' });
  const names = await place.getByRole('heading', { level: 3 }).allTextContents();
  for (const name of [
    'Which door',
    'By bus',
    'Parking',
    'Blue Badge bays',
    'Step-free way in',
    'Hearing loop',
    'Toilets',
  ])
    expect(names).toContain(name);
  await expect(page.getByText(/^Checked on /)).toHaveCount(0);
  for (const heading of ['Loom Street Hall', 'Ropewalk Garden'])
    await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible();
});

test('the map is an image of this site, with a text alternative', async ({ page, baseURL }) => {
  await page.goto('/contact');
  const map = page.getByRole('img', { name: /^Map of the streets round the church/ });
  await expect(map).toBeVisible();
  expect((await map.getAttribute('alt'))?.length).toBeGreaterThan(200);
  await map.scrollIntoViewIfNeeded();
  await expect(map).toHaveJSProperty('complete', true);
  await expect(map).toHaveJSProperty('naturalWidth', 800);
  expect(new URL((await map.getAttribute('src')) ?? '', baseURL).origin).toBe(baseURL);
  await expect(page.locator('iframe, object, embed')).toHaveCount(0);
});

test('directions are links to three maps of others, each opened by the visitor', async ({ page }) => {
  await page.goto('/contact');
  const links = page.locator('section', { hasText: 'Find us' }).getByRole('link', { name: /^Directions on/ });
  const hosts = await links.evaluateAll((all) =>
    all.map((link) => new URL((link as HTMLAnchorElement).href).host),
  );
  expect(hosts).toEqual(['www.google.com', 'maps.apple.com', 'www.openstreetmap.org']);
  for (const link of await links.all()) await expect(link).toHaveAttribute('rel', /noopener/);
});

test('everybody who can be rung has a number that rings, the vicar and the safeguarding officer among them', async ({
  page,
}) => {
  await page.goto('/contact');
  const people = page.locator('section', { hasText: 'Who to ring' }).getByRole('listitem');
  for (const role of ['Vicar', 'Parish safeguarding officer', 'Church administrator'])
    await expect(people.filter({ hasText: role }).getByRole('link').first()).toHaveAttribute(
      'href',
      /^tel:\+44\d{10}$/,
    );
});
