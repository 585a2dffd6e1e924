import { expect, test } from 'vitest';
import { displayedPath } from './displayed-path.ts';

test('only the page number and the kind of event change what a page shows', () => {
  expect(displayedPath('/whats-on', '?page=2&utm_source=x')).toBe('/whats-on?page=2');
  expect(displayedPath('/whats-on', '?utm_source=x&page=1')).toBe('/whats-on');
  expect(displayedPath('/coming-up', '?for=food&page=02')).toBe('/coming-up?for=food');
  expect(displayedPath('/coming-up', '?for=FOOD!')).toBe('/coming-up');
});
