import { expect, test } from '#tests/e2e/fixtures/test.ts';

test.use({ expectedConsoleErrors: [/TrustedScript|Content Security Policy/] });

/** Each kind of response, and its status. */
const responses: readonly (readonly [kind: string, path: string, status: number])[] = [
  ['a page', '/contact', 200],
  ['a page’s data', '/contact.data', 200],
  ['an unknown page', '/no-such-page', 404],
  ['an unknown event', '/whats-on/no-such-event', 404],
  ['a redirect', '/go/carols', 302],
  ['a calendar', '/calendar.ics', 200],
  ['a feed', '/coming-up.atom', 200],
  ['a drawing', '/favicon.svg', 200],
  ['a style sheet of colours', '/palettes/current.css', 200],
  ['a picture', '/og/contact.png', 200],
  ['robots.txt', '/robots.txt', 200],
];

for (const [kind, path, status] of responses) {
  test(`${kind} has all security headers`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: status === 302 ? 0 : 1 });
    expect(response.status()).toBe(status);
    const headers = response.headers();
    expect(headers).toMatchObject({
      'cross-origin-embedder-policy': 'require-corp',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    const isPage = /^text\/html/.test(headers['content-type'] ?? '');
    expect(headers['permissions-policy']?.includes('camera=()') ?? false, 'asks for no camera').toBe(isPage);
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toMatch(/^default-src 'none'; /);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe-|nonce-|\*|https?:/);
    expect(policy.length).toBeLessThan(2048);
  });
}

test('an SVG opened directly is a sandboxed document in which nothing runs', async ({ request }) => {
  const html = await (await request.get('/building-a-haven')).text();
  const [picture = 'none'] = /\/pictures\/[\w-]+\/\d+\/original\.svg/.exec(html) ?? [];
  for (const path of [picture, '/favicon.svg']) {
    const headers = (await request.get(path)).headers();
    expect(headers['content-type'], path).toBe('image/svg+xml');
    expect(headers['content-security-policy'], path).toBe(
      "default-src 'none'; frame-ancestors 'none'; sandbox",
    );
  }
});

test('refused requests get the same headers', async ({ request }) => {
  const response = await request.post('/contact');
  expect(response.status()).toBe(405);
  expect(response.headers()['content-security-policy']).toMatch(/^default-src 'none'/);
});

test('a script that does not belong to the page does not run', async ({ page }) => {
  await page.goto('/contact');
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    try {
      script.text = 'document.title = "taken over"';
      document.body.append(script);
    } catch {
      return 'refused';
    }
    return document.title;
  });
  expect(ran).toBe('refused');
});
