import type { Page } from '@playwright/test';
import { expect, test } from '#tests/e2e/fixtures/test.ts';
import { test as testWithSharedSite } from '#tests/e2e/fixtures/test-with-shared-site.ts';
import { phone } from '#tests/fixtures/site-map.ts';
import { paragraphsOf, said } from '#tests/helpers/demonstration.ts';
import type { GraphqlResponse } from '#tests/helpers/fake-content-service.ts';

test('the sort code and the account number can be copied, which is announced politely, as is that it cannot be done', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/donate');
  for (const [name, value] of [
    ['sort code', '00-00-00'],
    ['account number', '00000000'],
  ] as const) {
    await page.getByRole('button', { name: `Copy the ${name}` }).click();
    await expect(page.getByRole('status').filter({ hasText: `Copied the ${name}` })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(value);
  }
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await page.getByRole('button', { name: 'Copy the sort code' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Could not copy' })).toBeVisible();
});

test('nothing moves when the scripts bring the buttons that copy', async ({ page }) => {
  await page.setViewportSize(phone);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/donate', { waitUntil: 'commit' });
  // Before the first paint there are no styles, and before the fonts other widths.
  const paints = () => page.evaluate(() => performance.getEntriesByName('first-paint').length);
  await expect.poll(paints).toBe(1);
  await page.evaluate(async () => void (await document.fonts.ready));
  const number = page.getByRole('main').getByText('00000000', { exact: true });
  const before = await number.boundingBox();
  release();
  await expect(page.getByRole('button', { name: 'Copy the account number' })).toBeVisible();
  expect(await number.boundingBox()).toEqual(before);
});

/** The page's section under a heading, as it reads. */
async function section(page: Page, heading: RegExp): Promise<string> {
  const found = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: heading }) });
  return (await found.innerText()).replaceAll(/\s+/g, ' ');
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('Donate has every way to give, what the law requires, and on a phone giving by card at once', async ({
    page,
  }) => {
    await page.goto('/donate');
    const main = page.getByRole('main');

    await test.step('every way to give is there, and no button that does nothing', async () => {
      await expect(main.getByRole('button')).toHaveCount(0);
      // Nor the space of one.
      expect(await main.locator('button').first().boundingBox()).toBeNull();
      for (const text of ['00-00-00', 'Every month', 'Once'])
        await expect(main.getByText(text, { exact: true })).toBeVisible();
      await expect(main.getByRole('img', { name: /^QR code: give online/ })).toBeVisible();
    });

    // That the declarations are HMRC's is in tests/contract/demonstration.test.ts.
    await test.step('Gift Aid has the whole text, with both declarations, and links to the declaration', async () => {
      const text = await section(page, /^Gift Aid/);
      for (const paragraph of paragraphsOf('giving/giving')) expect(text).toContain(paragraph);
      await expect(page.getByRole('link', { name: /Gift Aid declaration/ })).toHaveAttribute(
        'href',
        /^https:/,
      );
      await expect(page.locator('form, input')).toHaveCount(0);
    });

    await test.step('donors read how to verify the account, and how to complain about fundraising', async () => {
      const bank = await section(page, /^By bank/);
      expect(bank).toContain(said('giving/giving', 'bankSafety'));
      await expect(main.locator('a[href="https://www.fundraisingregulator.org.uk/"]')).toBeVisible();
    });

    await test.step('the page claims no check that nobody has made', async () => {
      await expect(main.getByText(/^Checked on/)).toHaveCount(0);
    });

    await test.step('on a phone giving by card is in the first screen, without a QR code that the phone cannot read', async () => {
      await page.setViewportSize(phone);
      const code = page.getByRole('img', { name: /^QR code: give online/, includeHidden: true });
      await expect(page.getByRole('link', { name: /^Give online/ })).toBeInViewport({ ratio: 1 });
      await expect(code).toBeHidden();
      await page.emulateMedia({ media: 'print' });
      await expect(code).toBeVisible();
    });
  });
});

/** The settings of a church with another legal form, and a number to text. */
const edited =
  (settings: object, giving: object) =>
  (response: GraphqlResponse): GraphqlResponse => ({
    data: JSON.parse(JSON.stringify(response.data), (key, value) => {
      if (key === 'siteSettingsCollection' && value?.items?.[0]?.charityName !== undefined)
        return { items: [{ ...value.items[0], ...settings }] };
      if (key === 'givingCollection') return { items: [{ ...value.items[0], ...giving }] };
      return value;
    }),
  });

testWithSharedSite.describe('a church with other settings', () => {
  // Without scripts, since the page says the same and loads faster.
  testWithSharedSite.use({ javaScriptEnabled: false });

  const numbers = { charityName: 'St Oswin', charityNumber: '1234567', companyNumber: '07654321' };
  const statements = {
    registered: 'St Oswin is a registered charity, number 1234567.',
    cio: 'St Oswin is a charitable incorporated organisation (CIO), registered charity number 1234567.',
    company: 'Registered office: 1 Loom Street.',
    excepted: 'St Oswin is a charity excepted from registration with the Charity Commission.',
  };

  testWithSharedSite('says on the page and below it what it is in law', async ({ page, serve }) => {
    await page.goto('/donate');
    for (const [legalForm, statement] of Object.entries(statements)) {
      const settings = { ...numbers, legalForm, registeredOffice: '1 Loom Street' };
      await serve(edited(settings, {}));
      await page.reload();
      await expect(page.getByRole('main').getByText(statement)).toBeVisible();
      await expect(page.getByRole('contentinfo').getByText(statement)).toBeVisible();
      if (legalForm === 'excepted') expect(await page.content()).not.toContain('1234567');
    }
  });

  testWithSharedSite(
    'has giving by text with its conditions, where it can be done',
    async ({ page, serve }) => {
      await page.goto('/donate');
      await expect(page.getByText(/^Text \w+ to \d+/)).toHaveCount(0);
      const giving = { textNumber: '70085', textKeyword: 'OSWIN', textWords: 'It costs £5 and one message.' };
      await serve(edited({}, giving));
      await page.reload();
      await expect(page.getByText('Text OSWIN to 70085.')).toBeVisible();
      await expect(page.getByText('It costs £5 and one message.')).toBeVisible();
    },
  );
});

testWithSharedSite('a giving link of any length is a link on the page', async ({ request, serve }) => {
  for (const length of [2331, 2332, 50_000]) {
    const url = 'https://giving.example.com/'.padEnd(length, 'x');
    await serve((response) =>
      JSON.parse(JSON.stringify(response).replaceAll(/"onlineUrl":"[^"]*"/g, `"onlineUrl":"${url}"`)),
    );
    const response = await request.get('/donate');
    const html = await response.text();
    expect(response.status()).toBe(200);
    expect(html.includes(`href="${url}"`), `a link of ${length} characters`).toBe(true);
    expect(html.includes('QR code: give online'), `its code`).toBe(length <= 2331);
  }
});
