import { expect, test } from 'vitest';
import { dateInWords, dates, datesInWords, dayInWords, timeOfDay, timesInWords } from './dates.ts';
import { isoDateInWords } from './names.ts';

const day = (text: string) => Temporal.PlainDate.from(text);

test.each([
  ['2026-12-06', '2026-11-21', 'Sunday 6 December'],
  ['2027-01-03', '2026-11-21', 'Sunday 3 January 2027'],
  ['2026-12-06', '2026-01-02', 'Sunday 6 December 2026'],
  ['2025-12-25', '2026-01-02', 'Thursday 25 December 2025'],
])('%s on %s is %s', (date, today, words) => {
  expect(dateInWords(day(date), day(today))).toBe(words);
});

test.each([
  ['2026-12-02', 'Today, Wednesday 2 December'],
  ['2026-12-03', 'Tomorrow, Thursday 3 December'],
  ['2026-12-06', 'This Sunday, 6 December'],
  ['2026-12-07', 'Monday 7 December'],
  ['2026-12-01', 'Tuesday 1 December'],
])('on Wednesday 2 December %s is %s', (date, words) => {
  expect(dayInWords(day(date), day('2026-12-02'))).toBe(words);
});

test.each([
  ['2026-12-02', 'Today,'],
  ['2026-12-03', 'Tomorrow,'],
  ['2026-12-06', 'This'],
  ['2026-12-07', undefined],
])('on Wednesday 2 December the date %s comes after %s', (date, words) => {
  expect(dates.beforeDate(day(date), day('2026-12-02'))).toBe(words);
});

test('on a Sunday the days of the next week are dates', () => {
  expect(dayInWords(day('2026-12-08'), day('2026-12-06'))).toBe('Tuesday 8 December');
});

test.each([
  ['2026-12-04', '2026-12-06', 'Friday 4 to Sunday 6 December'],
  ['2026-12-04', '2026-12-04', 'Friday 4 December'],
  ['2026-11-30', '2026-12-06', 'Monday 30 November to Sunday 6 December'],
  ['2026-12-31', '2027-01-01', 'Thursday 31 December 2026 to Friday 1 January 2027'],
  ['2027-07-02', '2027-07-04', 'Friday 2 to Sunday 4 July 2027'],
])('from %s to %s is %s', (first, last, words) => {
  expect(datesInWords(day(first), day(last), day('2026-11-21'))).toBe(words);
});

test.each([
  ['2026-11-05', '5 November 2026'],
  ['2027-01-31T23:30:00.000Z', '31 January 2027'],
])('%s is written %s, in every time zone', (date, words) => {
  expect(isoDateInWords(date)).toBe(words);
});

test.each([
  ['00:00', '01:00', '00:00 to 1am'],
  ['00:30', '02:00', '00:30 to 2am'],
  ['22:00', '00:00', '10pm to midnight'],
])('from %s to %s is said so that it is of one night', (start, end, words) => {
  expect(timesInWords(Temporal.PlainTime.from(start), Temporal.PlainTime.from(end))).toBe(words);
});

test.each([
  ['00:00', 'midnight'],
  ['00:05', '12.05am'],
  ['07:00', '7am'],
  ['10:30', '10.30am'],
  ['12:00', 'noon'],
  ['12:30', '12.30pm'],
  ['19:00', '7pm'],
  ['23:59', '11.59pm'],
])('%s is written %s', (time, words) => {
  expect(timeOfDay(Temporal.PlainTime.from(time))).toBe(words);
});

test('a range has both ends, a start without an end only itself', () => {
  const [start, end] = [Temporal.PlainTime.from('10:30'), Temporal.PlainTime.from('12:00')];
  expect(timesInWords(start, end)).toBe('10.30am to noon');
  expect(timesInWords(start, null)).toBe('10.30am');
});
