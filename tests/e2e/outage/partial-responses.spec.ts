import { expect, test } from '#tests/e2e/fixtures/test-with-shared-site.ts';
import { desktop, paths } from '#tests/fixtures/site-map.ts';
import { menuContent } from '#tests/helpers/content.ts';
import { type GraphqlResponse, startFakeContentService } from '#tests/helpers/fake-content-service.ts';
import { parsedHtml, text } from '#tests/helpers/read-xml.ts';
import { startSiteInProcess } from '#tests/helpers/site-in-process.ts';

const unresolvable = {
  message: 'Link to entry cannot be resolved',
  extensions: { contentful: { code: 'UNRESOLVABLE_LINK' } },
};

/** Removes everything for which `gone` is true, at any depth, like a service that cannot resolve a link. */
function without(value: unknown, gone: (key: string, value: unknown) => boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => without(item, gone));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, gone(key, inner) ? null : without(inner, gone)]),
  );
}

const isLink = (key: string, value: unknown) =>
  /^(picture|place|contact|mainPlace|localContact|newPlace|event)$/.test(key) && typeof value === 'object';

const withoutLinks = ({ data }: GraphqlResponse): GraphqlResponse => ({
  data: without(data, isLink),
  errors: [unresolvable],
});

const withHoles = ({ data }: GraphqlResponse): GraphqlResponse => ({
  data: JSON.parse(JSON.stringify(data), (key, value) =>
    key === 'items' && Array.isArray(value) ? [null, ...value] : value,
  ),
  errors: [unresolvable],
});

const withoutLists = ({ data }: GraphqlResponse): GraphqlResponse => ({
  data: without(data, (key) => /Collection$|^(highlighted|regular)/.test(key)),
  errors: [unresolvable],
});

const withoutEntries = ({ data }: GraphqlResponse): GraphqlResponse => ({
  data: JSON.parse(JSON.stringify(data), (key, value) => (key === 'items' ? [] : value)),
});

for (const [what, edit] of Object.entries({
  'links that cannot be resolved': withoutLinks,
  'holes in its lists': withHoles,
  'lists that are missing': withoutLists,
  'no entries at all': withoutEntries,
})) {
  test(`with ${what} in its content every page is still served`, async ({ request }) => {
    const fakeService = await startFakeContentService();
    let now = Temporal.Now.instant();
    const site = await startSiteInProcess({
      endpoint: fakeService.endpoint,
      clock: () => now,
    });
    fakeService.behave({ kind: 'forward', edit });
    now = now.add({ minutes: 1 });
    fakeService.calls.length = 0;
    for (const path of paths) {
      const response = await request.get(site.url + path);
      expect(response.status(), path).toBe(200);
      expect(await response.text(), path).toMatch(/<h1[^>]*>[^<]/);
    }
    expect(fakeService.calls.length).toBeGreaterThan(0);
    await Promise.all([site.stop(), fakeService.close()]);
  });
}

test('holes in the menu’s lists leave the other links where they were', async ({ page, serve }) => {
  const { highlighted, social } = await menuContent();
  await serve(withHoles);
  await page.setViewportSize(desktop);
  await page.goto('/');
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(links.first()).toHaveText(highlighted[0]?.title ?? '');
  await expect(links.last()).toContainText(social.at(-1)?.name ?? '');
});

test('an event whose links cannot be resolved still has its page, and the errors are logged', async ({
  request,
  serve,
  site,
}) => {
  const { highlighted } = await menuContent();
  await serve(withoutLinks);
  const response = await request.get(`/whats-on/${highlighted[0]?.slug}`);
  expect(response.status()).toBe(200);
  expect(text(parsedHtml(await response.text()), 'h1')).toBe(highlighted[0]?.title);
  expect(site.logged).toContain('cms-partial-response');
});
