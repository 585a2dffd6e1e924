import { expect, testWithContent } from '#tests/e2e/fixtures/test-with-content.ts';
import { chapelWithCancelledService, dayAndMonth, firstSunday } from '#tests/fixtures/chapel-events.ts';

/** Beyond the four weeks of Coming Up. */
const farOff = firstSunday.add({ days: 40 });

const entries = {
  ...chapelWithCancelledService('summary: Singing.\nmainService: true'),
  'eventPage/evensong.md': `---
slug: evensong
title: Evensong
order: 4
summary: Psalms.
worship: true
place: chapel
repeats: every Sunday
firstDate: ${firstSunday}
startTime: "18:30"
endTime: "19:15"
---
`,
  'eventChange/moved.md': `---
title: No evensong
event: evensong
date: ${firstSunday}
status: moved
newDate: ${farOff}
note: The choir is away.
---
`,
};

/** A chapel whose next service is cancelled, and whose next evensong is moved beyond what Coming Up lists. */
const test = testWithContent(entries);

// Without scripts, since pages say the same and load faster.
test.use({ javaScriptEnabled: false });

test('a date that is moved far ahead stays on its former day, struck through, on every page', async ({
  page,
  request,
}) => {
  const moved = new RegExp(`Moved to \\w+ ${dayAndMonth(farOff)}( \\d{4})?, 6\\.30pm to 7\\.15pm`);
  for (const path of ['/', '/coming-up', '/whats-on', '/whats-on/evensong']) {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByText(moved).first(), path).toBeVisible();
    // The list of Whats On leaves the reason to the event's own page.
    if (path !== '/whats-on') await expect(main.getByText('The choir is away.').first(), path).toBeVisible();
    const struck = main.locator('del, .line-through').filter({ hasText: /6\.30pm/ });
    await expect(struck.first(), path).toHaveCSS('text-decoration-line', 'line-through');
  }
  const item = page
    .getByRole('navigation', { name: 'Main' })
    .locator('li')
    .filter({ hasText: /^Evensong/ });
  await expect(item).toContainText(`Moved from Sunday ${dayAndMonth(firstSunday)}`);
  expect(await (await request.get('/coming-up.atom')).text()).toMatch(moved);
  await page.goto('/coming-up');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('main').getByText(moved).first()).toBeVisible();
});

test('a poster names the next date of its series if that is off', async ({ page }) => {
  await page.goto('/whats-on/worship');
  await page.emulateMedia({ media: 'print' });
  const line = page
    .getByRole('main')
    .getByText(`Sunday ${dayAndMonth(firstSunday)}`)
    .and(page.locator('del:visible'));
  await expect(line.first()).toHaveCSS('text-decoration-line', 'line-through');
  await expect(page.getByText('The boiler is out.').locator('visible=true')).toHaveCount(1);
});

test('Home names the next services under a heading, and says when there is none for a week', async ({
  page,
}) => {
  await page.goto('/');
  const services = page.locator('section').filter({
    has: page.getByRole('heading', { name: 'Next services', level: 2 }),
  });
  await expect(services.getByText('There is no other service in the next seven days.')).toBeVisible();
  await expect(services.locator(`time[datetime^="${firstSunday.add({ days: 7 })}T10:30"]`)).toBeVisible();
  await expect(services.getByText(/^Also on Sunday .*: 6\.30pm Evensong/)).toBeVisible();
});
