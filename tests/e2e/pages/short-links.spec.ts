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

const leadingTo =
  (target: string) =>
  ({ data }: GraphqlResponse): GraphqlResponse => ({
    data:
      typeof data === 'object' && data !== null && 'shortLinkCollection' in data
        ? {
            ...data,
            shortLinkCollection: { total: 1, items: [{ sys: { id: 'carols' }, slug: 'carols', target }] },
          }
        : data,
  });

testWithSharedSite('an unsafe target is 404', async ({ request, serve }) => {
  for (const target of [
    'javascript:alert(1)',
    'http://plain.example.com/',
    '//evil.example.com/',
    '/\\evil.example.com/',
    'https://name:word@evil.example.com/',
    '/go/carols',
    '',
  ]) {
    await serve(leadingTo(target));
    expect((await request.get('/go/carols', { maxRedirects: 0 })).status(), target).toBe(404);
  }
});
