import { expect, test } from 'vitest';
import { moneyInWords as inGerman } from './de/every-page.ts';
import { moneyInWords } from './en-GB/every-page.ts';

test.each([
  [0, '£0'],
  [950, '£950'],
  [1000, '£1,000'],
  [268_450, '£268,450'],
  [1_480_000, '£1,480,000'],
])('%d pounds are %s', (sum, text) => {
  expect(moneyInWords(sum, 'GBP')).toBe(text);
});

test('other money has its own sign, and Germans write it behind', () => {
  expect(moneyInWords(1000, 'EUR')).toBe('€1,000');
  expect(moneyInWords(1000, 'CHF')).toBe('CHF 1,000');
  expect(inGerman(268_450, 'EUR')).toBe('268.450\u00a0€');
});
