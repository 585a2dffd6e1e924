import { expect, test } from '#tests/e2e/fixtures/test.ts';
import { testAt } from '#tests/e2e/fixtures/test-at.ts';
import { phone } from '#tests/fixtures/site-map.ts';
import { allOf, fieldsOf, firstSentence, headingOf, said } from '#tests/helpers/demonstration.ts';

/** Before Christmas, when no notice stands above the page. */
const testInAdvent = testAt('2026-11-27T09:00');

// Without scripts, since these pages say the same and load faster.
test.use({ javaScriptEnabled: false });

test('Contact has numbers that ring, each place with its facts, and one map for all', async ({
  page,
  baseURL,
}) => {
  await page.goto('/contact');

  await test.step('the telephone number and the email address are links', async () => {
    const links = page.getByRole('main').getByRole('link');
    await expect(links.first()).toHaveAttribute('href', /^tel:\+44\d{10}$/);
    await expect(links.nth(1)).toHaveAttribute('href', /^mailto:[^@]+@[^@]+$/);
  });

  await test.step('each place says how to come in; its further facts are folded, and open on paper', async () => {
    const place = page.locator('#loom-street-hall');
    const loop = place.getByText(said('place/loom-street-hall', 'hearingLoop'));
    for (const field of ['stepFree', 'door', 'openingHours'])
      await expect(place.getByText(said('place/loom-street-hall', field))).toBeVisible();
    await expect(loop).not.toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(loop).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    await place.getByText('Parking · Buses · Toilets').click();
    for (const field of ['hearingLoop', 'parking', 'bus', 'toilets'])
      await expect(place.getByText(said('place/loom-street-hall', field))).toBeVisible();
  });

  await test.step('each place lists its facts, and claims no check that nobody has made', async () => {
    const place = page.locator('#st-oswins');
    await place.getByText('Parking · Buses · Toilets').click();
    const names = await place.getByRole('term').allTextContents();
    for (const name of ['Which door:', 'Buses:', 'Blue Badge bays:', 'Step-free way in:', 'Hearing loop:'])
      expect(names).toContain(name);
    await expect(page.getByText(/^Checked on /)).toHaveCount(0);
    for (const heading of ["St Oswin's Church", 'Loom Street Hall', 'Ropewalk Garden'])
      await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
  });

  await test.step('the map is an image of this site, with a text alternative', async () => {
    const map = page.getByRole('img', { name: /^Map of the streets round the church/ });
    await expect(map).toBeVisible();
    expect((await map.getAttribute('alt'))?.length).toBeGreaterThan(200);
    await map.scrollIntoViewIfNeeded();
    await expect(map).toHaveJSProperty('complete', true);
    await expect(map).toHaveJSProperty('naturalWidth', 800);
    expect(new URL((await map.getAttribute('src')) ?? '', baseURL).origin).toBe(baseURL);
    await expect(page.locator('iframe, object, embed')).toHaveCount(0);
  });

  await test.step('the three buildings are cards of one size, each with its picture above its words', async () => {
    const cards = page.locator('li:is(#st-oswins, #loom-street-hall, #ropewalk-garden)');
    const sizes = await cards.evaluateAll((all) =>
      all.map((card) => {
        const [{ width, height }, picture] = [card.getBoundingClientRect(), card.querySelector('img')];
        return [width, height, picture?.clientWidth, picture?.clientHeight].map((size) =>
          Math.round(size ?? 0),
        );
      }),
    );
    expect(sizes.length).toBe(3);
    for (const size of sizes) expect(size).toEqual(sizes[0]);
    expect(Math.min(...sizes.flat())).toBeGreaterThan(150);
  });

  await test.step('the invented places, which have no position, have no link to a map of others', async () => {
    await expect(page.getByRole('link', { name: /OpenStreetMap|Google Maps|Apple Maps/ })).toHaveCount(0);
  });
});

test('the places and the rooms for hire leave no hole: each row of cards ends at the same edge', async ({
  page,
}) => {
  for (const width of [680, 768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/contact');
    for (const list of [page.locator('ul:has(> #loom-street-hall)'), page.locator('#hire ul')]) {
      const rows = await list.locator('> li').evaluateAll((cards) => {
        const ends = new Map<number, number>();
        for (const { top, right } of cards.map((card) => card.getBoundingClientRect()))
          ends.set(Math.round(top), Math.round(right));
        return [...ends.values()];
      });
      expect(new Set(rows).size, `${width}: ${rows.join(', ')}`).toBe(1);
    }
  }
});

testInAdvent(
  'on a phone Contact leads at once to who to ring for what, and to each building',
  async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto('/contact');

    await test.step('who to ring for what is on the first two screens, those of the five first roles each a number that rings', async () => {
      const roles = allOf('role').toSorted((one, other) => Number(one.order) - Number(other.order));
      const reasons = roles
        .slice(0, 5)
        .flatMap(({ title, ringFor }) =>
          ((ringFor ?? []) as readonly string[]).map((reason) => [reason, String(title)] as const),
        );
      expect(reasons.length).toBeGreaterThanOrEqual(8);
      for (const [reason, role] of reasons) {
        const link = page
          .getByRole('main')
          .getByRole('link', { name: new RegExp(`^${RegExp.escape(reason)} 0113`) });
        await expect(link).toHaveAttribute('href', /^tel:\+44\d{10}$/);
        await expect(link).toContainText(role);
        const box = (await link.boundingBox()) ?? { y: Infinity, height: 0 };
        expect(box.height, reason).toBeGreaterThanOrEqual(44);
        expect(box.y + box.height, reason).toBeLessThan(2 * phone.height);
      }
    });

    await test.step('the way into the church comes before the rooms for hire', async () => {
      const [church, hire] = await Promise.all(
        ['#st-oswins', '#hire'].map(async (id) => (await page.locator(id).boundingBox())?.y ?? 0),
      );
      expect(church).toBeLessThan(3 * phone.height);
      expect(hire).toBeGreaterThan(church ?? Infinity);
    });

    await test.step('each building is a link away on the first screen, and says how it is entered without steps', async () => {
      const places = page.getByRole('navigation', { name: 'Places on this page' }).getByRole('link');
      expect(await places.evaluateAll((all) => all.map((each) => each.getAttribute('href')))).toEqual([
        '#st-oswins',
        '#loom-street-hall',
        '#ropewalk-garden',
        '#hire',
      ]);
      for (const link of await places.all()) await expect(link).toBeInViewport({ ratio: 1 });
      const stepFree = said('place/loom-street-hall', 'stepFree');
      await expect(places.nth(1)).toContainText(firstSentence(stepFree));
      await places.nth(1).click();
      await expect(page.getByRole('heading', { name: 'Loom Street Hall', exact: true })).toBeInViewport();
      await expect(page.locator('#loom-street-hall').getByText(stepFree)).toBeInViewport();
    });

    await test.step('addresses unfold at the end', async () => {
      const address = page.getByRole('link', { name: 'visiting@example.org' });
      await expect(address).not.toBeVisible();
      await page.getByText(/^Vicar\s· Church administrator/).click();
      await expect(address).toBeVisible();
    });
  },
);

test('a hirer finds how many, how much, what is in it and an email that is ready to be filled in', async ({
  page,
}) => {
  await page.goto('/about-us');
  await page.getByText(said('question/can-we-hire-a-room', 'question')).click();
  await page.getByRole('main').locator('a[href="/contact#hire"]').click();
  await expect(page).toHaveURL(/\/contact\/?#hire$/);
  await expect(page.getByRole('heading', { name: headingOf('contact', 'hire') })).toBeInViewport();
  const hall = page.locator('#main-hall');
  const { seated, standing, inside } = fieldsOf('room/main-hall');
  for (const text of [
    `${seated} seated, ${standing} standing`,
    said('room/main-hall', 'price'),
    ...['deposit', 'endTime', 'alcohol', 'stepFree', 'freeDays'].map((field) =>
      said('room/main-hall', field),
    ),
    (inside as readonly string[]).slice(1, -1).join(', '),
  ])
    await expect(hall.getByText(text)).toBeVisible();
  await expect(hall.getByRole('link', { name: 'Ask for a date by email' })).toHaveAttribute(
    'href',
    /^mailto:office@example\.org\?subject=Hiring%3A%20The%20main%20hall/,
  );
});
