import { phone } from '../support/site-map.ts';
import type { Answer } from '../support/stand-in.ts';
import { expect, test } from '../support/test.ts';
import { test as testWithStandIn } from '../support/test-with-stand-in.ts';

const headings = [
  'In danger now',
  'Here',
  'Outside',
  'The council',
  'The police',
  'Someone to talk to',
] as const;

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test('everything stands on the page itself, danger first', async ({ page }) => {
    await page.goto('/safeguarding');
    const found = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
    const order = headings.map((heading) => found.findIndex((each) => each.startsWith(heading)));
    expect(order).not.toContain(-1);
    expect(order).toEqual(order.toSorted((one, other) => one - other));
    await expect(page.locator('details, [hidden], dialog')).toHaveCount(0);
  });

  test('999 is the first number, on the first screen of a phone', async ({ page }) => {
    await page.goto('/safeguarding');
    const first = page.getByRole('main').locator('a[href^="tel:"]').first();
    await expect(first).toHaveText('999');
    await expect(first).toHaveAttribute('href', 'tel:999');
    await expect(first).toBeInViewport({ ratio: 1 });
  });
});

test('every number dials, says whom it is for and when it was checked', async ({ page }) => {
  await page.goto('/safeguarding');
  const panes = page.getByRole('main').locator('div:has(> h3)');
  expect(await panes.count()).toBeGreaterThan(10);
  for (const pane of await panes.all()) {
    const name = await pane.getByRole('heading').textContent();
    const number = pane.locator('a[href^="tel:"]');
    await expect(number, name ?? '').toHaveAttribute('href', /^tel:\+?\d{3,}$/);
    await expect(pane.getByText(/^Checked on \d{1,2} \w+ \d{4}$/), name ?? '').toBeVisible();
    expect((await pane.locator('p').first().textContent())?.length, name ?? '').toBeGreaterThan(10);
    const box = await number.boundingBox();
    expect(box?.height, name ?? '').toBeGreaterThanOrEqual(24);
  }
});

test('the council answers by day and by night, and the police for what is no emergency', async ({ page }) => {
  await page.goto('/safeguarding');
  const section = (heading: string) => page.locator('section', { hasText: heading });
  await expect(section('The council').getByText('by day', { exact: true }).first()).toBeVisible();
  await expect(section('The council').getByText('out of hours', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: '101', exact: true })).toHaveAttribute('href', 'tel:101');
});

test('the policy says when it was adopted, and the page that leaving it does not erase it', async ({
  page,
}) => {
  await page.goto('/safeguarding');
  await expect(page.getByText(/Our policy: .+, adopted on \d{1,2} \w+ \d{4}\./)).toBeVisible();
  await expect(page.getByText(/does not remove it from the list of pages you have visited/)).toBeVisible();
});

/** Takes away every way to reach the person in the church, as an editor may by a slip. */
const blanked = ({ data }: Answer): Answer => ({
  data: JSON.parse(JSON.stringify(data), (key, value) =>
    key === 'localContact' && value !== null ? { ...value, telephone: null, email: '' } : value,
  ),
});

testWithStandIn(
  'when a later publish blanks the contact, the last good page stays and the log says so',
  async ({ page, standIn, site }) => {
    await page.goto('/safeguarding');
    await expect(page.getByRole('link', { name: '0113 496 0110' })).toBeVisible();
    standIn.behave({ kind: 'forward', edit: blanked });
    await page.reload();
    await expect(page.getByRole('link', { name: '0113 496 0110' })).toBeVisible();
    expect(await site.said(/\{[^\n]*"safeguarding-kept"[^\n]*\}/)).toContain('stays as it last was');
  },
);
