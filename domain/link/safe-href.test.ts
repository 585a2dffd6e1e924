import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hostileAddress } from '#tests/fixtures/hostile-text.arbitrary.ts';
import { runs } from '#tests/helpers/long-runs.ts';
import { safeHref } from './safe-href.ts';

test.each([
  ['https://example.org/a?b=c#d', 'https://example.org/a?b=c#d'],
  ['http://example.org', 'http://example.org/'],
  ['mailto:hello@example.org', 'mailto:hello@example.org'],
  ['tel:+441134960000', 'tel:+441134960000'],
  ['/contact', '/contact'],
  ['#map', '/#map'],
  ['/../../etc', '/etc'],
  ['//example.org/x', 'https://example.org/x'],
])('%s may be followed, as %s', (address, href) => {
  expect(safeHref(address)).toBe(href);
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  ' data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://example.org/1',
  'https://user:password@example.org/',
  'https://',
  '/..//elsewhere.example',
  '/.//elsewhere.example',
  '',
  null,
  undefined,
])('%j may not be followed', (address) => {
  expect(safeHref(address)).toBeUndefined();
});

test('every result has an allowed scheme or is a path of this site, for any input', () => {
  const here = 'https://church.example';
  let followed = 0;
  fc.assert(
    fc.property(hostileAddress, (address) => {
      const href = safeHref(address);
      if (href === undefined) return;
      followed += 1;
      const { protocol, origin, username } = new URL(href, here);
      expect(['https:', 'http:', 'mailto:', 'tel:'], href).toContain(protocol);
      expect(username, href).toBe('');
      if (href.startsWith('/')) expect(origin, href).toBe(here);
    }),
    { numRuns: runs(20_000) },
  );
  // Some of them are harmless.
  expect(followed).toBeGreaterThan(100);
});
