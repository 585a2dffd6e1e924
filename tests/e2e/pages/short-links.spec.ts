import { expect, test } from '#tests/e2e/fixtures/test.ts';
import { test as testWithSharedSite } from '#tests/e2e/fixtures/test-with-shared-site.ts';
import type { GraphqlResponse } from '#tests/helpers/fake-content-service.ts';

test('a short link is a redirect, to an address of ours or elsewhere', async ({ request }) => {
  for (const [slug, target] of [
    ['carols', '/whats-on/carols-by-candlelight'],
    ['weekly', 'https://newsletter.example.com/st-oswins'],
  ]) {
    const response = await request.get(`/go/${slug}`, { maxRedirects: 0 });
    expect(response.status()).toBe(302);
    expect(response.headers().location).toBe(target);
  }
});

test('an address of the former website leads on for good, in any spelling, and an unknown one is 404', async ({
  page,
  request,
}) => {
  for (const path of ['/services.html', '/SERVICES.html/?from=search']) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(301);
    expect(response.headers().location).toBe('/whats-on');
  }
  expect((await request.get('/service.html', { maxRedirects: 0 })).status()).toBe(404);
  await page.goto('/services.html');
  await expect(page).toHaveURL(/\/whats-on$/);
});

test('an unknown short link is 404', async ({ request }) => {
  for (const path of [
    '/go/nowhere',
    '/go/Carols',
    '/go/https:%2F%2Fevil.example',
    '/go/%2F%2Fevil.example',
    '/go',
  ])
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(404);
});

/** A response with these short links instead of the demonstration's. */
const shortLinks =
  (items: readonly { readonly slug: string; readonly target: string }[]) =>
  ({ data }: GraphqlResponse): GraphqlResponse => ({
    data:
      typeof data === 'object' && data !== null && 'shortLinkCollection' in data
        ? {
            ...data,
            shortLinkCollection: {
              total: items.length,
              items: items.map((item) => ({ sys: { id: item.slug }, ...item })),
            },
          }
        : data,
  });

testWithSharedSite('an unsafe target is 404', async ({ request, serve }) => {
  const unsafe = [
    'javascript:alert(1)',
    'http://plain.example.com/',
    '//evil.example.com/',
    '/\\evil.example.com/',
    'https://name:word@evil.example.com/',
    '/go/unsafe-5',
    '',
  ].map((target, at) => ({ slug: `unsafe-${at}`, target }));
  await serve(shortLinks([...unsafe, { slug: 'safe', target: '/contact' }]));
  const status = async (slug: string) => (await request.get(`/go/${slug}`, { maxRedirects: 0 })).status();
  expect(await status('safe')).toBe(302);
  for (const { slug, target } of unsafe) expect(await status(slug), target).toBe(404);
});
