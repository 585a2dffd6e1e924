import { expect, test } from './test-with-files.ts';

const letters = /^\p{L}$/u;

test('everything that can be found is a list, which a word shortens in the browser alone', async ({
  page,
}) => {
  const asked: string[] = [];
  await page.goto('/find');
  const list = page.getByRole('main');
  const box = page.getByRole('searchbox', { name: 'What are you looking for?' });
  await expect(box).toBeVisible();
  const all = await list.getByRole('listitem').count();
  expect(all).toBeGreaterThan(100);
  page.on('request', (request) => asked.push(request.url()));
  await box.fill('Hungry');
  await expect(list.getByRole('listitem')).toHaveText(['Food pantry']);
  await expect(list.getByRole('status')).toHaveText('1 found for “Hungry”');
  await box.fill('is there a loo');
  await expect(list.getByRole('listitem').first()).toHaveText(/^Toilets: /);
  await box.fill('Hungr');
  await expect(list.getByRole('listitem')).toHaveText(['Food pantry']);
  await box.fill('is there a lavatry');
  await expect(list.getByRole('listitem').first()).toHaveText(/^Toilets: /);
  for (const need of ['suicide', 'sucide', 'I want to kill myself']) {
    await box.fill(need);
    await expect(list.getByRole('heading', { level: 2 }).first()).toHaveText(/^If this is about you/);
    await expect(list.getByRole('link', { name: 'Samaritans' }).first()).toBeVisible();
  }
  await box.fill('xyzzy');
  await expect(list.getByRole('status')).toHaveText('Nothing found for “xyzzy”');
  await expect(list.getByText('Ring us on')).toBeVisible();
  expect(asked.filter((url) => /hungry|suicide|xyzzy/i.test(url))).toEqual([]);
  expect(page.url()).not.toContain('?');
  await box.fill('what it costs');
  await list.getByRole('link', { name: 'What it costs' }).first().click();
  await expect(page).toHaveURL(/#what-it-costs$/);
  await expect(list.getByRole('heading', { name: 'What it costs' })).toBeInViewport();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the list is there from A to Z, without a field that would do nothing', async ({ page }) => {
    await page.goto('/find');
    const titles = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
    const found = titles.filter((title) => letters.test(title));
    expect(found.length).toBeGreaterThan(15);
    expect(found).toEqual(found.toSorted());
    await expect(page.getByRole('searchbox')).toHaveCount(0);
  });
});
