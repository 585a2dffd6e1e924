import { expect, test } from 'vitest';
import { formatDay, validDates, wrongWeekdayReason } from './valid-dates.ts';

test.each([
  ['12 January 2027', ['2027-01-12']],
  ['12th Jan 2027', ['2027-01-12']],
  ['Sept. 3, 2027', ['2027-09-03']],
  ['2027-1-12', ['2027-01-12']],
  ['2027/1/12', ['2027-01-12']],
  ['31/12/2026', ['2026-12-31']],
  ['12.31.2026', ['2026-12-31']],
  ['05/05/2027', ['2027-05-05']],
  ['01/12/2026', ['2026-12-01', '2026-01-12']],
  ['Tuesday 12 January 2027', ['2027-01-12']],
  ['Tues. 12th Jan 2027', ['2027-01-12']],
  ['Sunday, 3/1/2027', ['2027-01-03']],
  ['12-Jan-2027', ['2027-01-12']],
  ['Monday 12 January 2027', []],
  ['29 February 2027', []],
  ['31/31/2026', []],
  ['12 January', []],
  ['12 Juneuary 2027', []],
  ['1/12/26', []],
  ['next Sunday', []],
  ['', []],
])('“%s” can mean %j', (text, days) => {
  expect(validDates(text)).toEqual(days);
});

test.each([
  ['6. Januar 2027', ['2027-01-06']],
  ['Mittwoch, 6. Januar 2027', ['2027-01-06']],
  ['Mi., 6. Jan. 2027', ['2027-01-06']],
  ['1. März 2027', ['2027-03-01']],
  ['06.01.2027', ['2027-01-06']],
  ['Mi 6.1.2027', ['2027-01-06']],
  ['6 January 2027', ['2027-01-06']],
  ['Montag, 6. Januar 2027', []],
  ['6. Januar', []],
  ['12.31.2026', []],
])('in a German space “%s” can mean %j', (text, days) => {
  expect(validDates(text, 'de')).toEqual(days);
});

test('a formatted day is unambiguous', () => {
  expect(formatDay('2026-12-01')).toBe('1 December 2026');
  expect(validDates('1 December 2026')).toEqual(['2026-12-01']);
});

test('a wrong weekday is reported', () => {
  expect(wrongWeekdayReason('Monday 12 January 2027')).toBe(
    'is “Monday 12 January 2027”, but that day is a Tuesday.',
  );
  expect(wrongWeekdayReason('Tuesday 12 January 2027')).toBeUndefined();
  expect(wrongWeekdayReason('Monday')).toBeUndefined();
});
