import { expect, test } from 'vitest';
import { shownAddress } from './shown-address.ts';

test('only the page number and the kind of event change what a page shows', () => {
  expect(shownAddress('/whats-on', '?page=2&utm_source=x')).toBe('/whats-on?page=2');
  expect(shownAddress('/whats-on', '?utm_source=x&page=1')).toBe('/whats-on');
  expect(shownAddress('/coming-up', '?for=food&page=02')).toBe('/coming-up?for=food');
  expect(shownAddress('/coming-up', '?for=FOOD!')).toBe('/coming-up');
});
