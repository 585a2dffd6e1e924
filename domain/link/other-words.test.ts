import { expect, test } from 'vitest';
import { readOtherWords } from './other-words.ts';

test('a line names words, and after a colon where they lead', () => {
  expect(readOtherWords(' christening, baptism: /christenings ')).toEqual({
    words: 'christening, baptism',
    path: '/christenings',
  });
  expect(readOtherWords('car park:/contact#st-oswins')?.path).toBe('/contact#st-oswins');
});

test.each([
  'christening',
  ': /christenings',
  'christening: christenings',
  'a: //evil.example',
  'a: /b c',
  ', : /b',
  'a: /',
  '',
])('“%s” is no such line', (line) => {
  expect(readOtherWords(line)).toBeUndefined();
});
