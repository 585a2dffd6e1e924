import { expect, test } from '#tests/e2e/fixtures/test.ts';

// Without scripts, since these pages say the same and load faster.
test.use({ javaScriptEnabled: false });

test('the privacy notice and the other statement say when they were last changed', async ({ page }) => {
  for (const path of ['/privacy', '/accessibility']) {
    await page.goto(path);
    const updated = page.getByRole('main').getByText(/^Last updated on \d{1,2} \w+ \d{4}\.$/);
    await expect(updated, path).toBeVisible();
  }
});

test('the sign-up for the weekly email says how to unsubscribe', async ({ page }) => {
  await page.goto('/');
  for (const part of ['banner', 'main'] as const)
    await expect(page.getByRole(part).getByText(/Every email has a link to unsubscribe\./)).toBeVisible();
});

test('a paper is a file of this site, and its link says what it is and how large', async ({
  page,
  request,
}) => {
  await page.goto('/complaints-and-papers');
  const link = page.getByRole('link', { name: 'the accounts of 2025 in short (PDF, 39 kB)' });
  const response = await request.get((await link.getAttribute('href')) ?? '');
  expect(response.headers()['content-type']).toBe('application/pdf');
  const bytes = await response.body();
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(bytes.length).toBeLessThanOrEqual(39_000);
});
