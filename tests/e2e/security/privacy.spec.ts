import type { Page } from '@playwright/test';
import { expect, test } from '#tests/e2e/fixtures/test.ts';
import { menu, paths } from '#tests/fixtures/site-map.ts';
import { untilSettled } from '#tests/helpers/hydration.ts';

/** Everything that the site has stored on the device. */
const storedData = (page: Page) =>
  page.evaluate(async () => ({
    cookie: document.cookie,
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));

const nothing = { cookie: '', local: [], session: [], databases: [], caches: [], workers: 0 };

function recordForeignHosts(page: Page, origin: string): readonly string[] {
  const foreignHosts: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin !== origin && url.protocol !== 'data:') foreignHosts.push(request.url());
  });
  return foreignHosts;
}

test.describe('a visit to each page', () => {
  // The pages that it prefetches store nothing either.
  test.use({ expectedConsoleErrors: [/status of 404/], savesData: false });

  test('stores nothing on the device and connects to no other host', async ({ page, context, baseURL }) => {
    const foreignHosts = recordForeignHosts(page, baseURL ?? '');
    const expectNothing = async (path: string) => {
      expect(await storedData(page), path).toEqual(nothing);
      expect(await context.cookies(), path).toEqual([]);
      expect(foreignHosts, path).toEqual([]);
    };
    // One visitor, since what a page stored would still be there on the next one.
    const ofMenu: readonly string[] = menu.map(([, path]) => path);
    const others = paths.filter((path) => !ofMenu.includes(path));
    for (const path of ['/no-such-page', '/whats-on/carols-by-candlelight', ...others]) {
      const response = await page.goto(path);
      if (response?.ok()) await untilSettled(page);
      await expectNothing(path);
    }
    // The pages of the menu by its links, of which the last is loaded as a whole too.
    for (const [label, path] of menu) {
      await page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: label, exact: true })
        .click();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expectNothing(path);
    }
    await page.goBack();
    await page.reload();
    await untilSettled(page);
    await expectNothing('back, and reloaded');
  });
});

test('no response sets a cookie', async ({ request }) => {
  for (const path of [...paths, '/no-such-page', '/contact.data'])
    expect((await request.get(path)).headers()['set-cookie'], path).toBeUndefined();
});

test('pages hold no style attributes and no inline handlers, so that a strict policy can be set', async ({
  request,
}) => {
  for (const path of paths) {
    const html = (await (await request.get(path)).text()).replaceAll(/<script[\s\S]*?<\/script>/g, '');
    expect(html.match(/<[^>]+\s(style|on[a-z]+)=/g) ?? [], path).toEqual([]);
    expect(html, path).not.toContain('<style');
  }
});
