import { expect, test } from '#tests/e2e/fixtures/test.ts';
import { test as testWithSharedSite } from '#tests/e2e/fixtures/test-with-shared-site.ts';
import { phone } from '#tests/fixtures/site-map.ts';
import { fieldsOf, said } from '#tests/helpers/demonstration.ts';
import { type GraphqlResponse, startFakeContentService } from '#tests/helpers/fake-content-service.ts';
import { startSiteInProcess } from '#tests/helpers/site-in-process.ts';

// Without scripts, since these pages say the same and load faster.
test.use({ javaScriptEnabled: false });

/** The parts of the page, in their order. */
const parts = [
  'In danger now',
  'I am under 19',
  'I am being hurt at home',
  'I cannot go on',
  'I am worried about a child or an adult',
  'It happened in a church, or long ago',
  'What happens when you tell us',
  'Deaf',
  'Our church',
  'The diocese and others',
  'The council',
  'The police',
  'Someone to talk to',
  'What we promise',
] as const;

test('on a phone everything is on the page itself, immediate danger first, and links lead to each part', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/safeguarding');
  const main = page.getByRole('main');

  const found = await main.getByRole('heading', { level: 2 }).allTextContents();
  const order = parts.map((part) => found.findIndex((each) => each.startsWith(part)));
  expect(order).not.toContain(-1);
  expect(order).toEqual(order.toSorted((one, other) => one - other));
  await expect(page.locator('main').locator('details, [hidden], dialog')).toHaveCount(0);

  await test.step('999 is the first number, on the first screen', async () => {
    const first = main.locator('a[href^="tel:"]').first();
    await expect(first).toHaveText('999');
    await expect(first).toHaveAttribute('href', 'tel:999');
    await expect(first).toBeInViewport({ ratio: 1 });
  });

  await test.step('links below the rows lead to each part of the book', async () => {
    const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
    await expect(links).toHaveText(parts.slice(8));
    await links.nth(4).click();
    await expect(page.getByRole('link', { name: '0800 1111', exact: true })).toBeInViewport();
  });
});

test('Safeguarding says whom each number is for, when it answers, how to reach 999 without speaking, and what leaves a trace', async ({
  page,
}) => {
  await page.goto('/safeguarding');
  const main = page.getByRole('main');
  const book = main.locator('li:has(> div > h3)');

  await test.step('every line has a number or a way to write, and says whom it is for and when it answers; nothing claims a check that nobody has made', async () => {
    const lines = await book.evaluateAll((all) =>
      all.map((line) => ({
        name: line.querySelector('h3')?.textContent,
        ways: [...line.querySelectorAll('a')].map((way) => way.getAttribute('href')),
        words: line.querySelector('p')?.textContent ?? '',
      })),
    );
    expect(lines.length).toBeGreaterThan(20);
    for (const { name, ways, words } of lines) {
      expect(ways, name).toContainEqual(expect.stringMatching(/^(?:tel:\+?\d{3,}|sms:85258.*SHOUT)$/));
      expect(words, name).toMatch(
        /day and night|Open now|Closed now|at night and at weekends|Monday to Friday|Nights/,
      );
      expect(words.length, name).toBeGreaterThan(40);
    }
    await expect(page.getByText(/Checked on/)).toHaveCount(0);
  });

  await test.step('under each group that may be closed stands who is open', async () => {
    for (const [part, who] of [
      ['Our church', /If nobody answers: Police, 101$/],
      ['The diocese', /If nobody answers: Police, 101$/],
      ['The council', /If nobody answers: Police, 101$/],
      ['Someone to talk to', /If nobody answers: Samaritans, 116 123$/],
    ] as const)
      await expect(main.locator('section', { hasText: part }).getByText(who), part).toBeVisible();
  });

  await test.step('the person to tell has a name, and the diocese’s own page is one tap away', async () => {
    const officer = book.filter({ hasText: said('role/parish-safeguarding-officer', 'name') });
    await expect(officer).toContainText(said('role/parish-safeguarding-officer', 'title'));
    await expect(page.getByRole('link', { name: /diocese’s page on safeguarding/ })).toBeVisible();
    const headings = String(fieldsOf('page/safeguarding').body).matchAll(/^## (.*)$/gm);
    for (const [, name = ''] of headings) await expect(page.getByRole('heading', { name })).toBeVisible();
  });

  await test.step('the council names its hours, and sends to 999 in danger', async () => {
    const council = main.locator('section', { hasText: 'The council' });
    await expect(
      council.getByText(/Monday to Friday, 9am to 5pm, not on bank holidays\./).first(),
    ).toBeVisible();
    await expect(council.getByText(/Nights, weekends and bank holidays\./)).toBeVisible();
    await expect(council.getByText(said('helpline/council-children', 'forWhom'))).toBeVisible();
  });

  await test.step('the policy says when it was adopted, and the page that leaving it or calling leaves a trace', async () => {
    await expect(page.getByText(/Our policy: .+, adopted on \d{1,2} \w+ \d{4}\./)).toBeVisible();
    await expect(page.getByText(said('safeguarding/safeguarding-contacts', 'exitWords'))).toBeVisible();
  });

  await test.step('people who are deaf or cannot speak read how to reach 999', async () => {
    const danger = main.locator('section', { hasText: 'In danger now' });
    await expect(danger.getByText(/Ask for the police.*press 55/)).toBeVisible();
    await danger.getByRole('link', { name: 'Deaf, or not able to speak' }).click();
    const speech = page.locator('#speech');
    await expect(speech.getByRole('heading', { level: 2 })).toBeInViewport();
    await expect(speech.getByText(/Not safe to speak\? Ring 999 from a mobile, press 55/)).toBeVisible();
    await expect(speech.getByText(/sign language.*textphone.*registered before/)).toBeVisible();
    await expect(speech.getByRole('link', { name: '18000' })).toHaveAttribute('href', 'tel:18000');
    await expect(speech.getByRole('link', { name: /^Sign language with/ })).toHaveAttribute(
      'href',
      'https://999bsl.co.uk/',
    );
  });
});

/** The hours at which somebody may come, a bank holiday with a notice above the page among them, and who is open for a worry. */
const hours = [
  ['2026-11-20T11:00:00Z', 'in office hours', ['tel:+441134960150', 'tel:+441134960152']],
  ['2026-11-20T22:00:00Z', 'at ten in the evening', ['tel:101', 'tel:+441134960153']],
  ['2026-11-22T03:00:00Z', 'on Sunday at three in the morning', ['tel:101', 'tel:+441134960153']],
  ['2026-12-25T11:00:00Z', 'on Christmas Day', ['tel:101', 'tel:+441134960153']],
  ['2027-03-29T15:00:00Z', 'on Easter Monday', ['tel:101', 'tel:+441134960153']],
] as const;

test('at any hour each row has somebody who is open, a telephone and a way without a voice, within two screens of a phone, and every number within nine', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const service = await startFakeContentService();
  let now: string = hours[0][0];
  const site = await startSiteInProcess({
    endpoint: service.endpoint,
    forBrowser: true,
    clock: () => Temporal.Instant.from(now),
  });
  await page.goto(`${site.url}/safeguarding`);
  for (const [time, title, worries] of hours)
    await test.step(title, async () => {
      now = time;
      await page.reload();
      // A browser keeps what it showed in sight, below a notice that is new.
      await page.evaluate(() => window.scrollTo(0, 0));
      for (const part of parts.slice(1, 6)) {
        const row = page
          .getByRole('main')
          .locator('section', { has: page.getByRole('heading', { name: part }) });
        const [first] = await row.getByRole('listitem').allTextContents();
        expect(first, part).toContain('Open now');
        await expect(row.locator('a[href^="tel:"]').first()).toBeVisible();
        const ways = row.locator('a[href^="https:"], a[href^="mailto:"], a[href^="sms:"]');
        await expect(ways.first()).toBeVisible();
        for (const link of await row.getByRole('link').all()) {
          const box = await link.boundingBox();
          expect((box?.y ?? Infinity) + (box?.height ?? 0), part).toBeLessThan(2 * phone.height + 2);
        }
      }
      // In the longest of these hours 9.0; the banner of a notice and a fallback font are allowed for.
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(height / phone.height, 'screens of the whole page').toBeLessThan(9.3);
      const worried = page.locator('section', { has: page.getByRole('heading', { name: parts[4] }) });
      for (const [at, href] of worries.entries())
        await expect(worried.locator('a[href^="tel:"]').nth(at)).toHaveAttribute('href', href);
    });
  await site.stop();
  await service.close();
});

test('on paper nobody is “open now”, lines have their hours, and ways without a voice their addresses', async ({
  page,
}) => {
  await page.goto('/safeguarding');
  await page.emulateMedia({ media: 'print' });
  const paper = await page.getByRole('main').innerText();
  expect(paper).not.toMatch(/open now|closed now/i);
  for (const words of [
    'Childline. Free, day and night.',
    /A child: .+\. (?:Monday to Friday|Free, day and night)/,
    /Chat\s+with Rape and Sexual Abuse Support Line\s+\(247sexualabusesupport\.org\.uk\)/,
    /Email\s+to Samaritans\s+\(jo@samaritans\.org\)/,
    'Text SHOUT to 85258',
  ])
    expect(paper).toMatch(words);
});

/** Adds the dates of a check to every entry. */
const checked = ({ data }: GraphqlResponse): GraphqlResponse => ({
  data: JSON.parse(JSON.stringify(data).replaceAll('"lastChecked":null', '"lastChecked":"2026-11-19"')),
});

testWithSharedSite('once somebody has checked a number, its line says when', async ({ page, serve }) => {
  await serve(checked);
  await page.goto('/safeguarding');
  const line = page.getByRole('main').locator('li:has(> div > h3)', { hasText: 'Childline' });
  await expect(line.getByText('Checked on 19 November 2026')).toBeVisible();
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
