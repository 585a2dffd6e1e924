import { expect, test } from 'vitest';
import { sentenceWithField } from './problem.ts';

test.each([
  ['“title” is missing.', '“title” is missing.'],
  ['“title”: Write a title of 60 letters at most.', '“title”: Write a title of 60 letters at most.'],
  ['Write a title.', '“title”: Write a title.'],
])('the field is named once before “%s”', (sentence, named) => {
  expect(sentenceWithField({ field: 'title', sentence })).toBe(named);
});

test('a problem of a whole entry names no field', () => {
  expect(sentenceWithField({ field: '', sentence: 'It is not there.' })).toBe('It is not there.');
});
