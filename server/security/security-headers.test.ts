import { expect, test } from 'vitest';
import { secure, securityHeaders } from './security-headers.ts';

const secured = (siteUrl: string, type: string, own = {}) =>
  secure(new Response('<p>Hello', { headers: { 'Content-Type': type, ...own } }), {
    headers: securityHeaders(siteUrl),
    integrity: (html) => `${html}!`,
  });

test('browsers are told to come by TLS alone where the site is reached so, and only there', async () => {
  const { headers } = await secured('https://church.example', 'text/plain');
  expect(headers.get('Strict-Transport-Security')).toBe('max-age=63072000');
  expect((await secured('http://localhost', 'text/plain')).headers.has('Strict-Transport-Security')).toBe(
    false,
  );
});

test('a drawing that is opened by itself is nobody’s document and runs nothing, whatever its route says', async () => {
  const { headers } = await secured('https://church.example', 'image/svg+xml', {
    'Content-Security-Policy': "script-src 'unsafe-inline'",
  });
  expect(headers.get('Content-Security-Policy')).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
});

test('pages name the hashes of their scripts; what is no page is left as it is', async () => {
  const page = await secured('https://church.example', 'text/html; charset=utf-8');
  expect(await page.text()).toBe('<p>Hello!');
  expect(page.headers.get('Content-Security-Policy')).toContain("script-src 'self'");
  expect(await (await secured('https://church.example', 'text/plain')).text()).toBe('<p>Hello');
});
