import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hostileAddress } from '#tests/fixtures/hostile-text.arbitrary.ts';
import { runs } from '#tests/helpers/long-runs.ts';
import { oldAddressPath, shortLinkPath, shortLinkTarget } from './short-link.ts';

test.each([
  '/whats-on/carols-by-candlelight',
  '/',
  '/coming-up#december',
  'https://newsletter.example.com/st-oswins?from=poster',
])('a short link may lead to %s', (target) => {
  expect(shortLinkTarget(target)).toBe(target);
});

test.each([
  undefined,
  null,
  '',
  'http://plain.example.com/',
  'mailto:office@example.org',
  'tel:999',
  'javascript:alert(1)',
  'data:text/html,hello',
  'https://name:word@example.com/',
  '//elsewhere.example.com/',
  '/\\elsewhere.example.com/',
  '/\u202e/elsewhere.example.com/',
  '/..//elsewhere.example.com/',
  '#somewhere',
  '/go/round-in-circles',
  '/GO/round-in-circles',
  '/%67o/round-in-circles',
  '/%E0%A4%A/../go/x',
])('a short link never leads to %s', (target) => {
  expect(shortLinkTarget(target)).toBeUndefined();
});

test('every target is an https address as written or a page of this site, for any input', () => {
  const here = 'https://church.example';
  fc.assert(
    fc.property(hostileAddress, (address) => {
      const target = shortLinkTarget(address);
      if (target === undefined) return;
      const { protocol, origin, pathname } = new URL(target, here);
      expect(protocol, target).toBe('https:');
      if (!address.trim().toLowerCase().startsWith('https://')) expect(origin, target).toBe(here);
      if (origin === here) expect(pathname, target).not.toMatch(/^\/go(\/|$)/i);
    }),
    { numRuns: runs(10_000) },
  );
});

test('the path of a short link is below /go', () => {
  expect(shortLinkPath('carols')).toBe('/go/carols');
});

test.each([
  ['/services/old-page.html', '/services/old-page.html'],
  ['services.html', '/services.html'],
  ['https://www.old.example/services.html', '/services.html'],
  ['http://old.example/Services/', '/Services/'],
  ['www.old.example/our services.html#times', '/our%20services.html'],
  [' /our%20services.html ', '/our%20services.html'],
  ['/gemeinde/über-uns.html', '/gemeinde/%C3%BCber-uns.html'],
  ['//old.example//a', '/a'],
  ['\\\\old\\a.html', '/a.html'],
])('the old address “%s” is read as “%s”', (typed, path) => {
  expect(oldAddressPath(typed)).toBe(path);
});

test.each([
  '',
  '/',
  'https://old.example/',
  '/?page_id=12',
  '/index.php?id=3',
  '/services/*',
  '/go/food',
  'old.example/%67o/food',
  'mailto:office@old.example',
  'javascript:alert(1)',
  '/100%.html',
  '/a%2Fb.html',
  '/%FCber.html',
])('the old address “%s” is refused', (typed) => {
  expect(oldAddressPath(typed)).toBeUndefined();
});
