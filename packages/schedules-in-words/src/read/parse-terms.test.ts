import { expect, test } from 'vitest';
import { parseTerms } from './parse-terms.ts';

test('a term without its dates, or with its dates swapped, is left out and reported', () => {
  const parsed = parseTerms([
    { id: 'a', lastDate: '2026-12-18' },
    { id: 'b', firstDate: '2027-03-25', lastDate: '2027-01-04' },
    { id: 'd', firstDate: '2027-09-01', lastDate: '2072-12-17' },
    {
      id: 'c',
      firstDate: '2027-04-12',
      lastDate: '2027-07-21',
      holidays: ['August', 'May Day', '3 May 2027'],
    },
  ]);
  expect(parsed.terms.map(({ from, to }) => `${from} ${to}`)).toEqual([
    '2027-04-12 2027-05-02',
    '2027-05-04 2027-07-21',
  ]);
  expect(parsed.problems.map(({ record, field, severity }) => [record, field, severity])).toEqual([
    [{ kind: 'term', id: 'a' }, 'firstDate', 'error'],
    [{ kind: 'term', id: 'b' }, 'lastDate', 'error'],
    [{ kind: 'term', id: 'd' }, 'lastDate', 'error'],
    [{ kind: 'term', id: 'c' }, 'holidays', 'warning'],
    [{ kind: 'term', id: 'c' }, 'holidays', 'error'],
  ]);
});
