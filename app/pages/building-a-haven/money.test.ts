import { expect, test } from 'vitest';
import { poundsInWords } from './money.ts';

test.each([
  [0, '£0'],
  [950, '£950'],
  [1000, '£1,000'],
  [268_450, '£268,450'],
  [1_480_000, '£1,480,000'],
])('%d pounds are %s', (sum, text) => {
  expect(poundsInWords(sum)).toBe(text);
});
