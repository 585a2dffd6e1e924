import { expect, test } from '#tests/e2e/fixtures/test.ts';
import { test as testWithSharedSite } from '#tests/e2e/fixtures/test-with-shared-site.ts';
import { phone } from '#tests/fixtures/site-map.ts';
import { type GraphqlResponse, startFakeContentService } from '#tests/helpers/fake-content-service.ts';
import { startSiteInProcess } from '#tests/helpers/site-in-process.ts';

// Without scripts, since these pages say the same and load faster.
test.use({ javaScriptEnabled: false });

const headings = [
  'In danger now',
  'Worried',
  'Deaf',
  'Our church',
  'The diocese',
  'The council',
  'The police',
  'Someone to talk to',
] as const;

test('on a phone everything is on the page itself, immediate danger first, and links lead to each part', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/safeguarding');
  const main = page.getByRole('main');

  const found = await main.getByRole('heading', { level: 2 }).allTextContents();
  const order = headings.map((heading) => found.findIndex((each) => each.startsWith(heading)));
  expect(order).not.toContain(-1);
  expect(order).toEqual(order.toSorted((one, other) => one - other));
  await expect(page.locator('main').locator('details, [hidden], dialog')).toHaveCount(0);

  await test.step('999 is the first number, on the first screen', async () => {
    const first = main.locator('a[href^="tel:"]').first();
    await expect(first).toHaveText('999');
    await expect(first).toHaveAttribute('href', 'tel:999');
    await expect(first).toBeInViewport({ ratio: 1 });
  });

  await test.step('links below the first numbers lead to each part of the page', async () => {
    const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
    await expect(links).toHaveText([
      'Our church',
      'The diocese',
      'The council',
      'The police',
      'Someone to talk to',
      'What we promise',
    ]);
    const box = await links.nth(3).boundingBox();
    expect(box?.y).toBeLessThan(2 * phone.height);
    await links.nth(4).click();
    await expect(page.getByRole('link', { name: '0800 1111' })).toBeInViewport();
  });
});

test('Safeguarding says whom each number is for, when it answers, how to reach 999 without speaking, and what leaves a trace', async ({
  page,
}) => {
  await page.goto('/safeguarding');
  const main = page.getByRole('main');

  await test.step('every number is a link and says whom it is for; nothing claims a check that nobody has made', async () => {
    const panes = await main.locator('div:has(> h3)').evaluateAll((all) =>
      all.map((pane) => {
        const numbers = [...pane.querySelectorAll('a[href^="tel:"]')];
        return {
          name: pane.querySelector('h3')?.textContent,
          hrefs: numbers.map((number) => number.getAttribute('href')),
          height: numbers[0]?.getBoundingClientRect().height,
          forWhom: pane.querySelector('p')?.textContent ?? '',
        };
      }),
    );
    expect(panes.length).toBeGreaterThan(10);
    for (const { name, hrefs, height, forWhom } of panes) {
      expect(hrefs, name).toEqual([expect.stringMatching(/^tel:\+?\d{3,}$/)]);
      expect(height, name).toBeGreaterThanOrEqual(24);
      expect(forWhom.length, name).toBeGreaterThan(10);
    }
    await expect(page.getByText(/Checked on/)).toHaveCount(0);
  });

  await test.step('helplines that answer day and night come first, and the page says so and which are free', async () => {
    const helplines = main.locator('section', { hasText: 'Someone to talk to' });
    await expect(helplines.getByText('The numbers that answer day and night come first.')).toBeVisible();
    const hours = await helplines
      .locator('div:has(> h3)')
      .evaluateAll((panes) => panes.map((pane) => pane.querySelector('p')?.textContent ?? ''));
    const always = hours.map((text) => text === 'Free, day and night.');
    expect(always.filter(Boolean)).toHaveLength(3);
    expect(always.lastIndexOf(true)).toBe(2);
    for (const text of hours.slice(3)) expect(text).toMatch(/It may be closed at night|Monday to Friday/);
  });

  await test.step('the person to tell has a name, and the diocese’s own page is one tap away', async () => {
    await expect(
      page.getByRole('heading', { name: 'Miriam Threadgold Parish safeguarding officer' }),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: /diocese’s page on safeguarding/ })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'If it happened long ago' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'If we do not deal with it well' })).toBeVisible();
  });

  await test.step('the council names its hours, and at night sends to 999 and 101', async () => {
    const council = main.locator('section', { hasText: 'The council' });
    await expect(
      council.getByText('Monday to Friday, 9am to 5pm, not on bank holidays.').first(),
    ).toBeVisible();
    await expect(council.getByText('Nights, weekends and bank holidays.').first()).toBeVisible();
    await expect(council.getByText(/If a child is in danger, ring 999, at any time\./)).toBeVisible();
    await expect(page.getByRole('link', { name: '101', exact: true }).last()).toHaveAttribute(
      'href',
      'tel:101',
    );
  });

  await test.step('the policy says when it was adopted, and the page that leaving it or calling leaves a trace', async () => {
    await expect(page.getByText(/Our policy: .+, adopted on \d{1,2} \w+ \d{4}\./)).toBeVisible();
    await expect(page.getByText(/does not remove it from the list of pages you have visited/)).toBeVisible();
    await expect(page.getByText(/Calling leaves a trace too.*phone bill/)).toBeVisible();
  });

  await test.step('people who are deaf or cannot speak read how to reach 999', async () => {
    const danger = main.locator('section', { hasText: 'In danger now' });
    await expect(danger.getByText(/Ask for the police.*press 55/)).toBeVisible();
    await danger.getByRole('link', { name: 'Deaf, or not able to speak' }).click();
    const speech = page.locator('#speech');
    await expect(speech.getByRole('heading', { level: 2 })).toBeInViewport();
    await expect(speech.getByText(/not safe to speak, ring 999 and press 55/)).toBeVisible();
    await expect(speech.getByText(/British Sign Language.*textphone.*registered before/)).toBeVisible();
    await expect(speech.getByRole('link', { name: '18000' })).toHaveAttribute('href', 'tel:18000');
    await expect(speech.getByRole('link', { name: '999bsl.co.uk' })).toHaveAttribute(
      'href',
      'https://999bsl.co.uk/',
    );
  });
});

const atNight = [
  ['A child, now or at night', 'tel:101'],
  ['An adult, now or at night', 'tel:+441134960153'],
  ['A child, in office hours', 'tel:+441134960150'],
  ['An adult, in office hours', 'tel:+441134960152'],
] as const;

/** The instants at which each number comes first. */
const times = {
  'in office hours': [
    '2026-11-20T11:00:00Z',
    [
      ['A child, in office hours', 'tel:+441134960150'],
      ['An adult, in office hours', 'tel:+441134960152'],
      ['A child, now or at night', 'tel:101'],
      ['An adult, at night or at a weekend', 'tel:+441134960153'],
    ],
  ],
  'at ten in the evening': ['2026-11-20T22:00:00Z', atNight],
  'on Christmas Day': ['2026-12-25T11:00:00Z', atNight],
} as const;

test('the numbers to ring now are the first after 999, on the first screen of a phone, at any hour', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const service = await startFakeContentService();
  let now: string = times['in office hours'][0];
  const site = await startSiteInProcess({
    endpoint: service.endpoint,
    forBrowser: true,
    clock: () => Temporal.Instant.from(now),
  });
  await page.goto(`${site.url}/safeguarding`);
  for (const [title, [time, numbers]] of Object.entries(times))
    await test.step(title, async () => {
      now = time;
      await page.reload();
      const links = page.getByRole('main').locator('a[href^="tel:"]');
      for (const [index, [label, href]] of numbers.entries()) {
        const link = links.nth(index + 1);
        await expect(link).toHaveAttribute('href', href);
        await expect(link).toContainText(label);
        const box = await link.boundingBox();
        expect(box?.height).toBeGreaterThanOrEqual(72);
        const number = await link.locator('span').nth(1).boundingBox();
        if (index < 2) expect((number?.y ?? Infinity) + (number?.height ?? 0)).toBeLessThan(phone.height);
      }
      await expect(links.nth(2)).toContainText(
        /Open now, until (9am on (Monday|Tuesday 29 December)|5 this afternoon)/,
      );
    });
  await site.stop();
  await service.close();
});

/** Adds the dates of a check to every entry. */
const checked = ({ data }: GraphqlResponse): GraphqlResponse => ({
  data: JSON.parse(JSON.stringify(data).replaceAll('"lastChecked":null', '"lastChecked":"2026-11-19"')),
});

testWithSharedSite('once somebody has checked a number, its pane says when', async ({ page, serve }) => {
  await serve(checked);
  await page.goto('/safeguarding');
  const pane = page.getByRole('main').locator('div:has(> h3)', { hasText: 'Childline' });
  await expect(pane.getByText('Checked on 19 November 2026')).toBeVisible();
});

/** Removes the contact details of the person in the church, as an editor may do by mistake. */
const blanked = ({ data }: GraphqlResponse): GraphqlResponse => ({
  data: JSON.parse(JSON.stringify(data), (key, value) => (key === 'localContact' ? null : value)),
});

testWithSharedSite(
  'when a later publish blanks the contact, the last good page stays and the log says so',
  async ({ page, serve, site }) => {
    await serve(blanked);
    await page.goto('/safeguarding');
    await expect(page.getByRole('link', { name: '0113 496 0110' })).toBeVisible();
    expect(site.logged).toContain('safeguarding-stale-served');
  },
);
