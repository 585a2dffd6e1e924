import { expect, test } from 'vitest';
import { isReservedForDrama } from './reserved-number.ts';

test.each([
  '0113 496 0000',
  '0113 496 0999',
  '01134960150',
  '+44 113 496 0150',
  '0044 113 496 0150',
  '01632 960001',
  '0191 498 0123',
  '020 7946 0123',
  '028 9649 6123',
  '029 2018 0123',
  '0306 999 0123',
  '07700 900123',
  '0808 157 0123',
  '0909 879 0123',
])('%s is kept for drama', (number) => {
  expect(isReservedForDrama(number)).toBe(true);
});

test.each([
  '0113 496 1000',
  '0113 495 0999',
  '01632 961000',
  '0191 496 0123',
  '020 7946 1000',
  '07700 901000',
  '0808 800 5000',
  '0800 1111',
  '116 123',
  '18000',
  '999',
  '',
])('%s may belong to somebody', (number) => {
  expect(isReservedForDrama(number)).toBe(false);
});
