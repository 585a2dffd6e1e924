import { expect, test } from '#tests/e2e/fixtures/test.ts';

// Without scripts, since these pages say the same and load faster.
test.use({ javaScriptEnabled: false });

// Required by Article 13 of the UK GDPR, and section 103 of the Data (Use and Access) Act 2025.
test('the privacy notice has everything that the law requires, and it and the other statement say when they were last changed', async ({
  page,
}) => {
  await page.goto('/privacy');
  const text = (await page.getByRole('main').innerText()).replaceAll(/\s+/g, ' ');
  for (const required of [
    'Parochial Church Council',
    'controller',
    'legitimate interests',
    'legal obligation',
    'explicit consent',
    'for six years',
    'Who else sees it',
    'in the United Kingdom',
    'give you a copy',
    'correct it',
    'delete it',
    'stop using it',
    'right to object',
    'withdraw it at any time',
    'You do not have to tell us anything',
    'No computer decides',
    'complain to us first',
    'within 30 days',
    'Information Commissioner',
    'has a link to unsubscribe',
  ])
    expect(text, required).toContain(required);
  const updated = page.getByRole('main').getByText(/^Last updated on \d{1,2} \w+ \d{4}\.$/);
  await expect(updated).toBeVisible();
  await page.goto('/accessibility');
  await expect(updated).toBeVisible();
});

test('the sign-up for the weekly email says how to unsubscribe', async ({ page }) => {
  await page.goto('/');
  for (const part of ['banner', 'main'] as const)
    await expect(page.getByRole(part).getByText(/Every email has a link to unsubscribe\./)).toBeVisible();
});
