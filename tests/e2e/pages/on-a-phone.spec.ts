import { expect, test } from '#tests/e2e/fixtures/test.ts';
import { phone } from '#tests/fixtures/site-map.ts';

// Without scripts, since pages look and say the same and load faster.
test.use({ viewport: phone, javaScriptEnabled: false });

test('About answers what a newcomer asks first, and unfolds the other answers, also on paper', async ({
  page,
}) => {
  await page.goto('/about-us');
  await expect(page.getByText('Whatever you have on.')).toBeVisible();
  const dog = page.getByText('Assistance dogs, always.');
  await expect(dog).not.toBeVisible();
  await page.getByRole('heading', { name: 'Can I bring my dog?' }).click();
  await expect(dog).toBeVisible();
  const ramp = page.getByText('Yes, by the ramp to the blue door.');
  await expect(ramp).not.toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(ramp).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Can I get in with a wheelchair?' })).toBeVisible();
});

test('Whats On shows three highlights with a picture, and of each further one when and where it is', async ({
  page,
}) => {
  await page.goto('/whats-on');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.nth(2).getByRole('img')).toBeVisible();
  const further = cards.filter({ hasText: 'Christmas lunch together' });
  await expect(further.getByText(/25 December, 12\.30pm/)).toBeVisible();
  await expect(further.getByText(/Loom Street Hall/)).toBeVisible();
  await expect(further.getByRole('img')).not.toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(further.getByRole('img')).toBeVisible();
});
