import { expect, test } from 'vitest';
import { inertPolicy } from '#app/html/content-security-policy.ts';
import { secure, securityHeaders } from './security-headers.ts';

const secured = (siteUrl: string, type: string, own = {}) =>
  secure(new Response('<p>Hello', { headers: { 'Content-Type': type, ...own } }), securityHeaders(siteUrl));

test('these headers are sent, and no others', () => {
  expect(securityHeaders('http://localhost')).toEqual({
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy':
      'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  });
});

test('a page says which features it does not use; a file that is part of one has no say', () => {
  const said = (type: string) => secured('http://localhost', type).headers.get('Permissions-Policy');
  expect(said('text/html; charset=utf-8')).toContain('camera=()');
  expect(['text/javascript', 'image/svg+xml', 'font/woff2'].map(said)).toEqual([null, null, null]);
});

test('HSTS is sent exactly when the site has an https address', () => {
  const { headers } = secured('https://church.example', 'text/plain');
  expect(headers.get('Strict-Transport-Security')).toBe('max-age=63072000');
  expect(secured('http://localhost', 'text/plain').headers.has('Strict-Transport-Security')).toBe(false);
});

test('an SVG opened directly is sandboxed and runs nothing', () => {
  const { headers } = secured('https://church.example', 'image/svg+xml', {
    'Content-Security-Policy': "script-src 'unsafe-inline'",
  });
  expect(headers.get('Content-Security-Policy')).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
});

test('a page has its own policy, and every other response one that lets nothing run', () => {
  const own = { 'Content-Security-Policy': "script-src 'self'" };
  const policy = (type: string, headers = {}) =>
    secured('https://church.example', type, headers).headers.get('Content-Security-Policy');
  expect(policy('text/html; charset=utf-8', own)).toBe("script-src 'self'");
  expect(policy('text/html; charset=utf-8')).toBe(inertPolicy);
  expect(policy('text/plain', own)).toBe(inertPolicy);
});

test('a PDF may not be framed, and has no policy beyond that, which would keep Chrome from showing it', () => {
  const { headers } = secured('https://church.example', 'application/pdf');
  expect(headers.get('Content-Security-Policy')).toBe("frame-ancestors 'none'");
});

test('in development, where tools add scripts, a page has no policy', () => {
  const headers = { 'Content-Type': 'text/html', 'Content-Security-Policy': "script-src 'self'" };
  const response = secure(new Response('', { headers }), {});
  expect(response.headers.has('Content-Security-Policy')).toBe(false);
});
