import { HtmlValidate } from 'html-validate';
import ICAL from 'ical.js';
import { expect, testWithContent } from '#tests/e2e/fixtures/test-with-content.ts';
import { copyWithFormsOfSchedule } from '#tests/helpers/content-folder.ts';

/** The demonstration's church with seven further events, each with a form of schedule that no other event has, before a single date. */
const test = testWithContent(copyWithFormsOfSchedule, undefined, Temporal.Instant.from('2026-11-27T09:00Z'));

// Without scripts, since pages say the same and load faster.
test.use({ javaScriptEnabled: false });

const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });

/** What the page of each says of its times. */
const said = {
  'a-visit-at-home': 'By arrangement, on any day of the week',
  'fifth-sunday-songs': 'Fifth Sunday of the month, 6pm to 7pm',
  'lunchtime-concerts': 'also Thursday 20 May 2027, 7pm to 8.30pm',
  'month-end-supper': 'On the last day of the month, 4.30pm to 6pm',
  'newcomers-dinner': 'Second Sunday of the month, after the 10.30am service',
  'open-church-council': 'Second Monday of March, June, September and December, 7.30pm to 9pm',
  'st-oswins-day': 'Every year on 20 August, 6pm to 9pm',
} as const;

test('an event with any form of schedule has a valid page that says when it is, and the list leads there', async ({
  page,
  request,
}) => {
  await page.goto('/whats-on');
  const listed = page.getByRole('main').getByRole('link');
  const addresses = await listed.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  for (const [slug, words] of Object.entries(said)) {
    const path = `/whats-on/${slug}`;
    expect(addresses).toContain(path);
    await page.goto(path);
    await expect(page.getByRole('main').getByText(words).first(), slug).toBeVisible();
    const { results } = await validator.validateString(await (await request.get(path)).text());
    expect(results, slug).toEqual([]);
  }
});

test('what has no date has no calendar, and every other form has its file', async ({ page, request }) => {
  expect((await request.get('/whats-on/a-visit-at-home.ics')).status()).toBe(404);
  await page.goto('/whats-on/a-visit-at-home');
  await expect(page.getByRole('link', { name: 'Add to my calendar' })).toHaveCount(0);
  for (const slug of Object.keys(said).filter((each) => each !== 'a-visit-at-home')) {
    const calendar = new ICAL.Component(
      ICAL.parse(await (await request.get(`/whats-on/${slug}.ics`)).text()),
    );
    expect(calendar.getAllSubcomponents('vevent').length, slug).toBeGreaterThan(0);
  }
});
