import { expect, test } from 'vitest';
import { parseHeading } from './headings.ts';

test('a heading has a title and a qualifier', () => {
  expect(parseHeading('bank: By bank | once or every month')).toEqual([
    'bank',
    { title: 'By bank', qualifier: 'once or every month' },
  ]);
});

test('a heading may have a title only', () => {
  expect(parseHeading('gift aid: Gift Aid')).toEqual([
    'gift aid',
    { title: 'Gift Aid', qualifier: undefined },
  ]);
});

test.each(['bank', 'bank:', 'bank: | thin', 'nowhere: A title', 'toString: A title', ''])(
  '%j is no heading',
  (line) => {
    expect(parseHeading(line)).toBeUndefined();
  },
);
