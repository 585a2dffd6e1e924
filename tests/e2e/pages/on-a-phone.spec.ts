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
