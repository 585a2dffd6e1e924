import type { APIRequestContext } from '@playwright/test';
import { expect, testWithContent } from '#tests/e2e/fixtures/test-with-content.ts';
import { twoLanguages } from '#tests/fixtures/two-languages.ts';
import type { Call, GraphqlResponse } from '#tests/helpers/fake-content-service.ts';
import { untilHydrated } from '#tests/helpers/hydration.ts';

const secret = 'canary-preview-secret_0123456789abcdef';

/** An English church in Leipzig whose pages are in German as well, with a draft, and an editor who knows the secret. */
const test = testWithContent(
  {
    ...twoLanguages,
    'eventPage/draft.md':
      '---\ndraft: true\nslug: draft\ntitle: Draft\norder: 5\nrepeats: every Monday\n---\n',
    'eventPage/draft.de.md': '---\ntitle: Entwurf\n---\n',
  },
  secret,
);

test('the menu’s query has no variables, the first language’s none either, and the others name the locale', async ({
  fakeService,
  site,
}) => {
  fakeService.calls.length = 0;
  await site.refresh();
  const sent = fakeService.calls.map(({ body }) => `${body.operationName} ${JSON.stringify(body.variables)}`);
  const inBoth = ['AllEvents', 'ChurchFacts', 'AllPages'].flatMap((name) => [
    `${name} {"locale":"de"}`,
    `${name} {}`,
  ]);
  expect([...new Set(sent)].sort()).toEqual([...inBoth, 'AppPreRender {}'].sort());
});

/** Edits the responses in a further language only. */
const editing =
  (edit: (response: GraphqlResponse) => GraphqlResponse) => (response: GraphqlResponse, call: Call) =>
    'locale' in (call.body.variables as object) ? edit(response) : response;

const titleOf = async (request: APIRequestContext, path: string) =>
  /<title>([^<]*)/.exec(await (await request.get(path)).text())?.[1];

test('a translation that comes cut short keeps its last good words, and the first language is refreshed', async ({
  request,
  serve,
  site,
}) => {
  expect(await titleOf(request, '/de/contact')).toBe('Kontakt · St. Anna Leipzig');
  const cutShort = editing(({ data }) => ({
    data: { ...(data as object), eventPageCollection: null, pageCollection: null },
  }));
  await serve(cutShort);
  expect(await titleOf(request, '/de/contact')).toBe('Kontakt · St. Anna Leipzig');
  expect(site.logged).toContain('translation-stale-served');
  expect(await titleOf(request, '/contact')).toBe('Contact · St Anne&#x27;s Leipzig');
  expect((await (await request.get('/readyz')).json()).content).toMatchObject({ state: 'fresh' });
});

test('a locale that the space no longer has is reported, and its pages are 404', async ({
  request,
  serve,
}) => {
  const unknown = editing(() => ({
    data: {},
    errors: [{ message: 'Unknown locale', extensions: { contentful: { code: 'UNKNOWN_LOCALE' } } }],
  }));
  await serve(unknown);
  expect((await request.get('/de/contact')).status()).toBe(404);
  const home = await (await request.get('/')).text();
  expect(home).not.toContain('Deutsch');
  const ready = await (await request.get('/readyz')).json();
  expect(ready.content).toMatchObject({ state: 'fresh', languages: ['en-GB'] });
  expect(JSON.stringify(ready.problems)).toContain('no locale of the space');
  await serve((response) => response);
  expect((await request.get('/de/contact')).status()).toBe(200);
});

test('an editor sees drafts in both languages, and goes from one to the other', async ({ page }) => {
  const inside = `/preview/${secret}`;
  await page.goto(`${inside}/whats-on/draft`);
  await page.getByRole('banner').getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(`${inside}/de/whats-on/draft`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Entwurf');
  await untilHydrated(page);
  await page.locator('#menu').getByRole('link', { name: 'Kontakt' }).click();
  await expect(page).toHaveURL(`${inside}/de/contact`);
  await page.getByRole('banner').getByRole('link', { name: 'St. Anna Leipzig' }).click();
  await expect(page).toHaveURL(`${inside}/de`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Willkommen');
  await expect(page.getByRole('link', { name: 'Leave the preview' })).toHaveAttribute('href', '/de');
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  // Home ends with a slash here, as it must where a whole site is below a path of its host.
  await expect(page).toHaveURL(`${inside}/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome');
  expect((await page.request.get('/de/whats-on/draft')).status()).toBe(404);
});
