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

test('a field is on the line of its name', () => {
  expect(lineOfField(file, 'title')).toBe(2);
  expect(lineOfField(file, 'leftOut')).toBe(5);
});

test('an item of a list is on its own line', () => {
  expect(lineOfField(file, 'leftOut', 0)).toBe(6);
  expect(lineOfField(file, 'leftOut', 1)).toBe(8);
  expect(lineOfField(file, 'weekdays', 1)).toBe(3);
});

test('a missing item is on the line of its list', () => {
  expect(lineOfField(file, 'leftOut', 7)).toBe(5);
});

test('a field that is not written is looked for from the first line', () => {
  expect(lineOfField(file, 'lastDate')).toBe(1);
  expect(lineOfField('no facts at all', 'title')).toBe(1);
});

test('Windows line ends count as one', () => {
  expect(lineOfField(file.replaceAll('\n', '\r\n'), 'leftOut', 1)).toBe(8);
});
