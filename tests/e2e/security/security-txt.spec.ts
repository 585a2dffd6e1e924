import { test as testOnRunningSite } from '#tests/e2e/fixtures/test.ts';
import { expect, test } from '#tests/e2e/fixtures/test-with-fake-content-service.ts';

test.use({
  settings: {
    SITE_URL: 'https://church.example',
    SECURITY_CONTACT: 'mailto:security@church.example',
  },
});

test('security.txt is at both addresses, and ends within a year', async ({ request }) => {
  for (const path of ['/.well-known/security.txt', '/security.txt']) {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    expect(response.headers()).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=3600',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    });
    const text = await response.text();
    const [, expires = ''] = /^Expires: (.*)$/m.exec(text) ?? [];
    const hours = Temporal.Now.instant().until(Temporal.Instant.from(expires)).total('hours');
    expect(hours / 24).toBeGreaterThan(363);
    expect(hours / 24).toBeLessThan(365);
    expect(text.trimEnd().split('\n')).toEqual([
      'Contact: mailto:security@church.example',
      `Expires: ${expires}`,
      'Canonical: https://church.example/.well-known/security.txt',
    ]);
    expect((await request.head(path)).status()).toBe(200);
    expect((await request.post(path)).status()).toBe(405);
  }
});

testOnRunningSite('without a contact there is no such file, and no invented contact', async ({ request }) => {
  for (const path of ['/.well-known/security.txt', '/security.txt'])
    expect((await request.get(path)).status()).toBe(404);
});
