import { test as base, expect } from '#tests/e2e/fixtures/test.ts';
import { startFakeContentService } from '#tests/helpers/fake-content-service.ts';
import { startSiteInProcess } from '#tests/helpers/site-in-process.ts';

/** The demonstration's site, at an hour that each test chooses. */
const test = base.extend<{ at(time: string): Promise<void> }>({
  at: async ({ page }, use) => {
    const service = await startFakeContentService();
    const stops: (() => Promise<void>)[] = [() => service.close()];
    await use(async (time) => {
      const now = Temporal.PlainDateTime.from(time).toZonedDateTime('Europe/London').toInstant();
      const { url, stop } = await startSiteInProcess({
        endpoint: service.endpoint,
        forBrowser: true,
        clock: () => now,
      });
      stops.unshift(stop);
      await page.goto(url);
    });
    for (const stop of stops) await stop();
  },
});

// Without scripts, since pages say the same and load faster.
test.use({ javaScriptEnabled: false });

for (const [time, open, next] of [
  ['2026-11-23T11:00', 'Open now until 3pm:', 'This Wednesday, 25 November, 10am to 3pm'],
  ['2026-11-23T17:00', 'Not open now.', 'This Wednesday, 25 November, 10am to 3pm'],
  ['2026-11-26T09:00', 'Not open now.', 'Today, Thursday 26 November, 10am to 1pm'],
  [
    '2027-01-05T23:00',
    'Open now until Wednesday 6 January, 8am:',
    'Tomorrow, Wednesday 6 January, 10am to 3pm',
  ],
] as const)
  test(`at ${time} Home says of food and warmth “${open}”, and its list whom to ring`, async ({
    page,
    at,
  }) => {
    await at(time);
    const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Food and warmth' });
    await expect(card).toContainText(open);
    await expect(card).toContainText(next);
    await card.getByRole('link', { name: 'Food and warmth' }).click();
    await expect(page).toHaveURL(/\/coming-up\/food$/);
    await expect(page.getByRole('main')).toContainText(open);
    for (const number of ['0113 496 0106', '0113 496 0161', '0113 496 0162'])
      await expect(page.getByRole('link', { name: number })).toHaveAttribute('href', /^tel:\+44/);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(open), 'on paper it would soon be wrong').toBeHidden();
  });

test('Home welcomes people in five languages, each marked as such, and those of Arabic script run from the right', async ({
  page,
}) => {
  await page.goto('/');
  const lines = page.getByRole('list', { name: 'Welcome, in other languages' }).getByRole('listitem');
  const marked = await lines.evaluateAll((all) =>
    all.map((line) => [line.getAttribute('lang'), getComputedStyle(line).direction]),
  );
  expect(marked).toEqual([
    ['pl', 'ltr'],
    ['ro', 'ltr'],
    ['ar', 'rtl'],
    ['fa', 'rtl'],
    ['uk', 'ltr'],
  ]);
});
