import { expect, test } from 'vitest';
import { timeInWords, timesInWords } from './time-words.ts';

test.each([
  ['00:00', 'midnight'],
  ['00:05', '12.05am'],
  ['07:00', '7am'],
  ['10:30', '10.30am'],
  ['12:00', 'noon'],
  ['12:30', '12.30pm'],
  ['19:00', '7pm'],
  ['23:59', '11.59pm'],
])('%s is said as %s', (time, words) => {
  expect(timeInWords(Temporal.PlainTime.from(time))).toBe(words);
});

test('a range says both ends, a start alone only itself', () => {
  const [start, end] = [Temporal.PlainTime.from('10:30'), Temporal.PlainTime.from('12:00')];
  expect(timesInWords(start, end)).toBe('10.30am to noon');
  expect(timesInWords(start, null)).toBe('10.30am');
});
