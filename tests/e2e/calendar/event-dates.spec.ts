import ICAL from 'ical.js';
import { expect, testWithContent } from '#tests/e2e/fixtures/test-with-content.ts';
import { startSecondSite } from '#tests/e2e/fixtures/test-with-fake-content-service.ts';
import {
  chapelWithCancelledService,
  dayAndMonth,
  firstSunday,
  today,
} from '#tests/fixtures/chapel-events.ts';
import { siteUrl } from '#tests/helpers/site-in-process.ts';

const tomorrow = today.add({ days: 1 });
const sundayInWords = `Sunday ${dayAndMonth(firstSunday)}`;

const entries = {
  ...chapelWithCancelledService('summary: Singing </script><b>and</b> quiet.\nprice: 0'),
  'eventPage/fair.md': `---
slug: fair
title: Fair
highlightedEvent: true
order: 2
summary: Cakes.
place: chapel
repeats: once
firstDate: ${tomorrow}
startTime: "14:00"
endTime: "16:00"
status: postponed
statusNote: The oven is broken.
---
`,
  'eventPage/gone.md': `---
slug: gone
title: Bygone tea
order: 3
summary: Tea.
repeats: once
firstDate: 2026-01-03
startTime: "14:00"
endTime: "16:00"
---
`,
};

/** A chapel whose next service is cancelled, and whose fair is put off. */
const test = testWithContent(entries);

// Without scripts, since pages say the same and load faster.
test.use({ javaScriptEnabled: false });

test('every page with a cancelled date shows the cancellation and the next date', async ({ page }) => {
  const after = firstSunday.add({ days: 7 });
  for (const path of ['/', '/coming-up', '/whats-on', '/whats-on/worship']) {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByText('Cancelled', { exact: true }).first(), path).toBeVisible();
    // The list of Whats On leaves the reason to the event's own page.
    if (path !== '/whats-on') await expect(main.getByText('The boiler is out.').first(), path).toBeVisible();
    await expect(main.locator(`time[datetime^="${after}T10:30"]`).first(), path).toBeVisible();
  }
  const item = page
    .getByRole('navigation', { name: 'Main' })
    .locator('li')
    .filter({ hasText: /^Worship/ });
  await expect(item).toContainText(new RegExp(`Cancelled on ${sundayInWords}`));
});

test('an event that is put off says so at the top of its page, in the lists and in the menu', async ({
  page,
}) => {
  await page.goto('/whats-on/fair');
  await expect(page.getByRole('main').getByText('Postponed', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('The oven is broken.')).toHaveCount(1);
  await page.goto('/whats-on');
  await expect(page.getByRole('article').filter({ hasText: 'Cakes.' })).toContainText('Postponed');
  const item = page.getByRole('navigation', { name: 'Main' }).locator('li').filter({ hasText: /^Fair/ });
  await expect(item).toHaveText(/Postponed$/);
});

test('a past event keeps its page, which says so, and is not among the upcoming ones', async ({ page }) => {
  await page.goto('/whats-on/gone');
  await expect(page.getByText('This is over.')).toBeVisible();
  await expect(page.getByRole('link', { name: /calendar|\.ics/i })).toHaveCount(0);
  await page.goto('/coming-up');
  await expect(page.getByRole('main').getByText('Bygone tea')).toHaveCount(0);
  await page.goto('/whats-on');
  await expect(page.getByRole('article').filter({ hasText: 'Bygone tea' })).toHaveCount(0);
});

test('the calendar files have the same dates, and are sent again only when they have changed', async ({
  request,
}) => {
  for (const path of ['/calendar.ics', '/whats-on/worship.ics']) {
    const response = await request.get(path);
    expect(response.headers()).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': expect.stringMatching(/^inline; filename="[a-z-]+\.ics"$/),
    });
    const text = await response.text();
    const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
    const off = events.find((event) =>
      event.getFirstPropertyValue('recurrence-id')?.toString().startsWith(`${firstSunday}`),
    );
    expect(off?.getFirstPropertyValue('status'), path).toBe('CANCELLED');
    expect(await (await request.get(path)).text()).toBe(text);
    const again = await request.get(path, { headers: { 'If-None-Match': response.headers().etag ?? '' } });
    expect(again.status()).toBe(304);
  }
  expect((await request.get('/whats-on/worship')).headers()['content-type']).toContain('text/html');
  expect((await request.get('/whats-on/nothing-of-the-kind.ics')).status()).toBe(410);
});

test('the calendar can be subscribed to, and an event added, by plain links', async ({ page }) => {
  await page.goto('/coming-up');
  await page.locator('main summary').click();
  const { host, origin } = new URL(siteUrl);
  await expect(page.locator(`main a[href="webcal://${host}/calendar.ics"]`)).toBeVisible();
  await expect(page.locator(`main a[href="${origin}/calendar.ics"]`)).toBeVisible();
  const googleLink = (path: string) =>
    page.locator(
      `main a[href="https://calendar.google.com/calendar/r?cid=${encodeURIComponent(`webcal://${host}${path}`)}"]`,
    );
  await expect(googleLink('/calendar.ics')).toBeVisible();
  await page.goto('/whats-on/worship');
  await expect(page.getByRole('link', { name: 'Add to my calendar' })).toHaveAttribute(
    'href',
    '/whats-on/worship.ics',
  );
  await page.getByText('Google, Outlook, or follow changes').click();
  await expect(page.locator(`main a[href="webcal://${host}/whats-on/worship.ics"]`)).toBeVisible();
  await expect(page.locator(`main a[href="${origin}/whats-on/worship.ics"]`)).toBeVisible();
  await expect(googleLink('/whats-on/worship.ics')).toBeVisible();
  for (const name of [/^Google Calendar/, /^Outlook/]) {
    const link = page.getByRole('link', { name });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
});

test('the structured data of an event has its cancellations, and cannot close its script tag', async ({
  page,
}) => {
  await page.goto('/whats-on/worship');
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const things = texts.flatMap((text) => JSON.parse(text)['@graph']);
  const events = things.filter((thing) => thing['@type'] === 'Event');
  expect(events[0]).toMatchObject({
    startDate: expect.stringContaining(`${firstSunday}T10:30:00+`),
    eventStatus: 'https://schema.org/EventCancelled',
    description: 'Singing </script><b>and</b> quiet.',
  });
  expect(events[1]).toMatchObject({ eventStatus: 'https://schema.org/EventScheduled', offers: { price: 0 } });
  expect(texts.join('')).not.toContain('<');
});

test('pages and calendars may be cached for at most five minutes', async ({ request }) => {
  for (const path of [
    '/',
    '/coming-up',
    '/whats-on',
    '/whats-on/worship',
    '/coming-up.data',
    '/calendar.ics',
  ]) {
    const age = Number(/max-age=(\d+)/.exec((await request.get(path)).headers()['cache-control'] ?? '')?.[1]);
    expect(age, path).toBeLessThanOrEqual(300);
  }
});

test('the server’s time zone does not change any response', async ({ request, fakeService, baseURL }) => {
  const elsewhere = ['America/Los_Angeles', 'Pacific/Auckland'].map((TZ) =>
    startSecondSite(fakeService, { SITE_URL: 'https://church.example', TZ }),
  );
  try {
    const urls = await Promise.all(
      elsewhere.map((each) => each.waitForOutput(/site-ready","url":"([^"]+)"/)),
    );
    for (const path of ['/', '/coming-up', '/whats-on', '/whats-on/worship', '/calendar.ics']) {
      const bodies = await Promise.all(
        [baseURL ?? '', ...urls].map(async (url) => (await request.get(url + path)).text()),
      );
      expect(new Set(bodies).size, path).toBe(1);
    }
  } finally {
    await Promise.all(elsewhere.map((each) => each.stop('SIGKILL')));
  }
});

test('Coming Up prints without menu and without links to calendars', async ({ page }) => {
  await page.goto('/coming-up');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expect(page.locator('main a[href^="webcal:"]')).toBeHidden();
  await expect(page.getByRole('main').getByText('Cancelled', { exact: true }).first()).toBeVisible();
});
