import { expect, test } from 'vitest';
import { isWhole, partsOf, WholePage } from './whole-page.ts';

const parts = { head: '<head>', body: '<body>Words', tail: '</body>' };

test('a whole page has its words at once, and as any other response has them', async () => {
  const page = new WholePage(parts, { status: 404, headers: { 'Content-Type': 'text/html' } });
  expect([isWhole(page), page.status, page.words]).toEqual([true, 404, '<head><body>Words</body>']);
  expect(await page.text()).toBe(page.words);
  expect(await partsOf(page)).toBe(parts);
});

test('of a response that is all of a piece every part may hold a script', async () => {
  const response = new Response('<p>Words');
  expect(isWhole(response)).toBe(false);
  expect(await partsOf(response)).toEqual({ head: '', body: '', tail: '<p>Words' });
});
