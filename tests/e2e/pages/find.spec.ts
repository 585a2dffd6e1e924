import { expect, test } from '#tests/e2e/fixtures/test.ts';
import { testAt } from '#tests/e2e/fixtures/test-at.ts';
import { phone } from '#tests/fixtures/site-map.ts';
import { untilHydrated } from '#tests/helpers/hydration.ts';

/** Before Christmas Eve. */
const testInAdvent = testAt('2026-11-27T09:00');

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a word is typed, sent by the form, and found; the heading with the number has the focus', async ({
    page,
  }) => {
    await page.goto('/contact');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Find a word' }).click();
    await page.getByRole('searchbox', { name: 'What are you looking for?' }).fill('christening');
    await page.getByRole('button', { name: 'Find' }).click();
    await expect(page).toHaveURL('/find?q=christening');
    await expect(page.getByRole('heading', { name: /^\d+ found for “christening”$/ })).toBeVisible();
    await expect(page.locator(':focus')).toHaveText(/found for “christening”/);
    await page.getByRole('main').getByRole('link', { name: 'Christenings', exact: true }).click();
    await expect(page).toHaveURL('/christenings');
  });
});

test('after a click from another page a script sends the form, and the heading gets the focus', async ({
  page,
}) => {
  await page.goto('/donate');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Find a word' }).click();
  const box = page.getByRole('searchbox');
  await box.fill('soup');
  await box.press('Enter');
  await expect(page.locator(':focus')).toHaveText(/found for “soup”/);
  await box.fill('xyzzy');
  await box.press('Enter');
  await expect(page.locator(':focus')).toHaveText('Nothing found for “xyzzy”');
  await expect(page.getByRole('main').getByText('Ring us on')).toBeVisible();
});

test('a field in which somebody types already keeps the focus when the heading’s turn comes late', async ({
  page,
}) => {
  await page.goto('/donate');
  await untilHydrated(page);
  // As while a transition holds back the frames of a busy phone.
  await page.evaluate(() => {
    const { requestAnimationFrame: ask } = window;
    window.requestAnimationFrame = (run) => window.setTimeout(() => ask(run), 1_000);
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Find a word' }).click();
  const box = page.getByRole('searchbox');
  await box.fill('soup');
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))));
  await expect(box).toBeFocused();
});

test('where nothing is found, the lines of a sentence with a number are as near as any, and the number is a finger high', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/find?q=xyzzy');
  for (const start of ['Ring us on', 'Write to']) {
    const sentence = page.getByText(start, { exact: false }).and(page.locator('main p'));
    const [lines, link] = await sentence.evaluate((element) => {
      const { lineHeight } = getComputedStyle(element);
      const height = element.querySelector('a')?.getBoundingClientRect().height ?? 0;
      return [element.getBoundingClientRect().height / Number.parseFloat(lineHeight), height];
    });
    expect(lines).toBeCloseTo(2, 1);
    expect(link).toBeGreaterThanOrEqual(44);
  }
});

test('after a word of need stand 999 and who listens, before what is found, and the way to leave the page', async ({
  page,
}) => {
  await page.goto('/find?q=I+cannot+go+on');
  const headings = page.getByRole('main').getByRole('heading');
  await expect(headings.nth(1)).toHaveText('If this is about you or somebody you know');
  await expect(page.getByRole('main').getByRole('link', { name: '999' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: '116 123' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: /Exit this page/ }).first()).toBeVisible();
  await expect(page.getByRole('main').getByText('Ring us on')).toHaveCount(0);
  // One word of the sentence is on a page about funerals.
  await page.goto('/find?q=I+want+to+die+or+a+funeral');
  await expect(page.getByRole('main').getByRole('link', { name: '116 123' }).first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Funerals' })).toHaveCount(0);
});

test('what is typed is private: no cache may have it, no search engine lists it, and only this page may send a form', async ({
  request,
}) => {
  for (const path of ['/find?q=soup', '/find.data?q=soup']) {
    const first = await request.get(path);
    expect(first.headers()['cache-control'], path).toBe('private, no-store');
    expect((await request.get(path)).headers()['cache-status'], path).toBe('site; fwd=miss');
  }
  const found = await request.get('/find?q=soup');
  expect(found.headers()['content-security-policy']).toContain("form-action 'self'");
  const html = await found.text();
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(/<title>[^<]*/.exec(html)?.[0]).not.toContain('soup');
  for (const path of ['/', '/contact', '/no-such-page'])
    expect((await request.get(path)).headers()['content-security-policy'], path).toContain(
      "form-action 'none'",
    );
});

testInAdvent(
  'a day that is typed lists what is on then, and a heading that is found is where its link leads',
  async ({ page }) => {
    await page.goto('/find?q=Christmas+Eve');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 3 }).first()).toHaveText(/Thursday 24 December$/);
    await expect(main.getByRole('link', { name: 'Crib service' }).first()).toBeVisible();
    await page.goto('/find?q=what+it+costs+funeral');
    await untilHydrated(page);
    await main.getByRole('link', { name: 'What it costs' }).first().click();
    await expect(page).toHaveURL('/funerals#what-it-costs');
    await expect(main.getByRole('heading', { name: 'What it costs', level: 2 })).toBeInViewport();
    await expect(main.getByRole('heading', { name: 'What it costs', level: 2 })).toBeFocused();
  },
);

test('no address that somebody goes on to is told what was typed', async ({ page }) => {
  const referrers: (string | undefined)[] = [];
  await page.goto('/find?q=soup');
  page.on('request', (request) => referrers.push(request.headers().referer));
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).not.toHaveURL(/find/);
  await page.goto('/find?q=soup');
  await page.evaluate(() => window.location.assign('/donate'));
  await expect(page).toHaveURL('/donate');
  expect(await page.evaluate(() => document.referrer)).toBe('');
  expect(referrers.length).toBeGreaterThan(1);
  expect(referrers.filter(Boolean)).toEqual([]);
});
