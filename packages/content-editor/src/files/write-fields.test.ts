import { expect, test } from 'vitest';
import { UnreadableFile } from './entry-file.ts';
import { type FieldChange, writeFields } from './write-fields.ts';

const yaml = `# The toddlers
slug: toddler-group
title: 'Toddlers: all welcome'
startTime: "09:30" # since March
unknown: [a,   b]
summary: >-
  Toys, paint, songs and toast for children under school age,
  and a hot drink for whoever brings them.

  Nobody has to book.
leftOut:
  - "2027-02-16: half-term"
  - August # the hall is let
kinds: [children, 'food']
note: |
  one
  two
---`.replace(/---$/, '');
const order = ['slug', 'title', 'place', 'startTime', 'endTime', 'summary'];

const text = (id: string, value: string): FieldChange => ({ id, value, typed: value });
const list = (id: string, value: readonly string[]): FieldChange => ({ id, value, typed: value });

/** The lines that a change takes away and those that it adds. */
function difference(change: FieldChange): readonly string[] {
  const [before, after] = [yaml.split('\n'), writeFields(yaml, [change], order).split('\n')];
  const count = (lines: readonly string[], line: string) => lines.filter((each) => each === line).length;
  return [
    ...before.filter((line) => count(after, line) < count(before, line)).map((line) => `- ${line}`),
    ...after.filter((line) => count(before, line) < count(after, line)).map((line) => `+ ${line}`),
  ];
}

test.each([
  [
    'a quoted time keeps its quotation marks and the comment behind it',
    text('startTime', '09:45'),
    ['- startTime: "09:30" # since March', '+ startTime: "09:45" # since March'],
  ],
  [
    'a text in single quotation marks keeps them',
    text('title', 'Toddlers: come'),
    ["- title: 'Toddlers: all welcome'", "+ title: 'Toddlers: come'"],
  ],
  [
    'a plain text gets quotation marks only where YAML needs them',
    text('slug', 'a: b'),
    ['- slug: toddler-group', '+ slug: "a: b"'],
  ],
  [
    'an item that is added leaves the others as they are',
    list('leftOut', ['2027-02-16: half-term', 'August', 'Christmas Day']),
    ['+   - "Christmas Day"'],
  ],
  [
    'an item that is taken away takes no other along',
    list('leftOut', ['August']),
    ['-   - "2027-02-16: half-term"'],
  ],
  [
    'a list in brackets stays one',
    list('kinds', ['children', 'music', 'food']),
    ["- kinds: [children, 'food']", "+ kinds: [children, music, 'food']"],
  ],
  ['a new field comes behind the one before it in the order', text('place', 'hall'), ['+ place: hall']],
  [
    'a field without a value goes with its line',
    { id: 'startTime', value: undefined, typed: undefined },
    ['- startTime: "09:30" # since March'],
  ],
])('%s', (_, change, expected) => {
  expect(difference(change)).toEqual(expected);
});

test('a word that changes in a folded text changes one line', () => {
  const value =
    'Toys, paint, songs and toast for children under school age, and a cold drink for whoever brings them.\nNobody has to book.';
  expect(difference(text('summary', value))).toEqual([
    '-   and a hot drink for whoever brings them.',
    '+   and a cold drink for whoever brings them.',
  ]);
});

test('a text with several lines stays one', () => {
  expect(writeFields(yaml, [text('note', 'one\nthree')], order)).toContain('note: |-\n  one\n  three\n');
});

test('a file that cannot be read is not written', () => {
  expect(() => writeFields('title: "open', [text('title', 'x')], order)).toThrow(UnreadableFile);
});
