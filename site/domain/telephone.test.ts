import { expect, test } from 'vitest';
import { telephoneHref } from './telephone.ts';

test.each([
  ['0113 496 0123', 'tel:+441134960123'],
  ['0800 1111', 'tel:08001111'],
  ['0808 800 5000', 'tel:+448088005000'],
  ['999', 'tel:999'],
  ['116 123', 'tel:116123'],
  ['+44 113 496 0123', 'tel:+441134960123'],
])('%s is dialled as %s', (number, href) => {
  expect(telephoneHref(number)).toBe(href);
});
