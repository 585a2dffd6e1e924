import fc from 'fast-check';
import { expect, test } from 'vitest';
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
  '',
  null,
  undefined,
])('%j may not be followed', (address) => {
  expect(safeHref(address)).toBeUndefined();
});

test('whatever an editor writes, the address that comes out has an allowed scheme or is a path', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (address) => {
      const href = safeHref(address);
      expect(href === undefined || /^(https?:|mailto:|tel:|\/)/.test(href)).toBe(true);
    }),
  );
});
