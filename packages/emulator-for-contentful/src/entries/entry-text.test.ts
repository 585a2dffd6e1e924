import { expect, test } from 'vitest';
import { lineOfField } from './entry-text.ts';

const file = `---
title: A thing
weekdays: [Monday, Tuesday]

leftOut:
  - "2026-12-27"
  # the school's
  - "2027-02-15 to 2027-02-19: half-term"
---
title: not this one
`;

test('a field has the line of its name', () => {
  expect(lineOfField(file, 'title')).toBe(2);
  expect(lineOfField(file, 'leftOut')).toBe(5);
});

test('an item of a list has its own line', () => {
  expect(lineOfField(file, 'leftOut', 0)).toBe(6);
  expect(lineOfField(file, 'leftOut', 1)).toBe(8);
  expect(lineOfField(file, 'weekdays', 1)).toBe(3);
});

test('a missing item has the line of its list', () => {
  expect(lineOfField(file, 'leftOut', 7)).toBe(5);
});

test('a missing field has the first line', () => {
  expect(lineOfField(file, 'lastDate')).toBe(1);
  expect(lineOfField('no facts at all', 'title')).toBe(1);
});

test('a Windows line ending counts as one line ending', () => {
  expect(lineOfField(file.replaceAll('\n', '\r\n'), 'leftOut', 1)).toBe(8);
});
