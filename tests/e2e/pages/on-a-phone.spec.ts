import type { Locator } from '@playwright/test';
import { expect, test } from '#tests/e2e/fixtures/test.ts';
import { phone } from '#tests/fixtures/site-map.ts';
import { firstSentence, said } from '#tests/helpers/demonstration.ts';

// Without scripts, since pages look and say the same and load faster.
test.use({ viewport: phone, javaScriptEnabled: false });

test('About answers what a newcomer asks first, and unfolds the other answers, also on paper', async ({
  page,
}) => {
  await page.goto('/about-us');
  const answer = (question: string) => page.getByText(firstSentence(said(`question/${question}`, 'body')));
  await expect(answer('what-should-i-wear')).toBeVisible();
  const dog = answer('can-i-bring-a-dog');
  await expect(dog).not.toBeVisible();
  await page.getByRole('heading', { name: said('question/can-i-bring-a-dog', 'question') }).click();
  await expect(dog).toBeVisible();
  const ramp = answer('can-i-get-in-with-a-wheelchair');
  await expect(ramp).not.toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(ramp).toBeVisible();
  const heading = said('question/can-i-get-in-with-a-wheelchair', 'question');
  await expect(page.getByRole('heading', { name: heading })).toBeVisible();
});

test('Whats On is 4,500 px long at most: its first highlight large, the others a picture beside when and where, and all else rows as high as a thumb needs', async ({
  page,
}) => {
  await page.goto('/whats-on');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(4500);
  const cards = page.getByRole('main').getByRole('article');
  const widthOf = async (card: Locator) => (await card.getByRole('img').boundingBox())?.width;
  expect(await widthOf(cards.first())).toBe(328);
  const further = cards.filter({ hasText: 'Christmas lunch together' });
  expect(await widthOf(further)).toBe(92);
  await expect(further.getByText(/25 December, 12\.30pm/)).toBeVisible();
  await expect(further.getByText(/Loom Street Hall/)).toBeVisible();
  await expect(further.getByText(said('eventPage/christmas-lunch', 'summary'))).not.toBeVisible();

  const rows = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
  const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(20);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(48);
  const row = rows.filter({ hasText: 'Food pantry' });
  await expect(row.getByText('Thu 10am', { exact: true })).toBeVisible();
  await expect(row.getByText('Every Thursday, 10am to 1pm')).not.toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(row.getByText('Thu 10am', { exact: true })).not.toBeVisible();
  await expect(row.getByText('Every Thursday, 10am to 1pm')).toBeVisible();
  await expect(further.getByText(said('eventPage/christmas-lunch', 'summary'))).toBeVisible();
});
