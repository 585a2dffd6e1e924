import { expect, test } from 'vitest';
import { diallingIn } from '../church/country.ts';
import { isNational, telephoneHref } from './telephone.ts';

test.each([
  ['0113 496 0123', 'tel:+441134960123'],
  ['0800 1111', 'tel:08001111'],
  ['0808 800 5000', 'tel:+448088005000'],
  ['999', 'tel:999'],
  ['116 123', 'tel:116123'],
  ['+44 113 496 0123', 'tel:+441134960123'],
])('%s is dialled as %s', (number, href) => {
  expect(telephoneHref(number, diallingIn('GB'))).toBe(href);
});

test.each([
  ['0341 12 34 56', 'DE', 'tel:+49341123456'],
  ['112', 'DE', 'tel:112'],
  ['116 111', 'DE', 'tel:116111'],
  ['0049 341 123456', 'DE', 'tel:+49341123456'],
  ['22 33 44 55', 'NO', 'tel:+4722334455'],
] as const)('%s in %s is dialled as %s', (number, country, href) => {
  expect(telephoneHref(number, diallingIn(country))).toBe(href);
});

test.each([
  '999',
  '101',
  '18000',
  '116 123',
  '0800 1111',
  '0808 800 5000',
  '0300 303 1056',
  '+44 808 800 5000',
])('%s is a national number', (number) => {
  expect(isNational(number, 'GB')).toBe(true);
});

test.each(['0113 496 0123', '+44 113 496 0123', '020 7946 0123', '07700 900123'])(
  '%s is not a national number',
  (number) => {
    expect(isNational(number, 'GB')).toBe(false);
  },
);

test('in other countries a number with an area is not taken for a national one, whatever its first figures', () => {
  expect(isNational('116 016', 'DE')).toBe(true);
  for (const number of ['0341 123400', '+49 341 123400', '089 1234567'])
    expect(isNational(number, 'DE')).toBe(false);
});
