import { test as testOnRunningSite } from '#tests/e2e/fixtures/test.ts';
import { expect, test } from '#tests/e2e/fixtures/test-with-fake-content-service.ts';

test.use({
  settings: {
    SITE_URL: 'https://church.example',
    SECURITY_CONTACT: 'mailto:security@church.example',
    SECURITY_EXPIRES: '2026-02-01',
  },
});

test('security.txt is at both addresses, and the log says when it has expired', async ({ request, site }) => {
  for (const path of ['/.well-known/security.txt', '/security.txt']) {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    expect(response.headers()).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=3600',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    });
    expect((await response.text()).trimEnd().split('\n')).toEqual([
      'Contact: mailto:security@church.example',
      'Expires: 2026-02-01T00:00:00Z',
      'Canonical: https://church.example/.well-known/security.txt',
    ]);
    expect((await request.head(path)).status()).toBe(200);
    expect((await request.post(path)).status()).toBe(405);
  }
  expect(await site.waitForOutput(/"level":"warn","event":"security-txt-expiry".*/)).toContain(
    'SECURITY_EXPIRES',
  );
});

testOnRunningSite('without a contact there is no such file, and no invented contact', async ({ request }) => {
  for (const path of ['/.well-known/security.txt', '/security.txt'])
    expect((await request.get(path)).status()).toBe(404);
});
