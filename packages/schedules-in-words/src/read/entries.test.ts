import { describe, expect, test } from 'vitest';
import { faultless, timesOf } from '#tests/fixtures/entry-times.ts';
import { english, london } from '#tests/fixtures/schedule.fixture.ts';
import { scheduleInWords } from '../words/schedule-words.ts';
import { parseSchedule } from './parse-schedule.ts';
import type { RawSchedule } from './raw-schedule.ts';

const today = Temporal.PlainDate.from('2026-11-22');

const wordsOf = (raw: RawSchedule) => scheduleInWords(faultless(raw), today, english);

const sundays: RawSchedule = { repeats: 'every Sunday', firstDate: '2026-09-06' };

/** An entry, its sentence, and its times from one date to another (the last not included). */
const entries: readonly (readonly [RawSchedule, string, string, string, readonly string[]])[] = [
  [
    { repeats: 'first and third Sundays, not in August', firstDate: '2026-09-06', startTime: '10.30am' },
    'First and third Sundays, 10.30am, not in August',
    '2027-07-15',
    '2027-09-10',
    ['2027-07-18 10:30', '2027-09-05 10:30'],
  ],
  [
    {
      ...sundays,
      startTime: '6.30pm',
      endTime: '7.15pm',
      otherTimes: ['November to February: 4pm to 4.45pm'],
    },
    'Every Sunday, 6.30pm to 7.15pm; November to February 4pm to 4.45pm',
    '2026-10-20',
    '2026-11-10',
    ['2026-10-25 18:30-19:15', '2026-11-01 16:00-16:45', '2026-11-08 16:00-16:45'],
  ],
  [
    { ...sundays, startTime: '8am', otherTimes: ['10.30am to 11.45am', 'first Sunday of the month: 9.30am'] },
    'Every Sunday, 8am and 10.30am to 11.45am; first Sunday of the month 9.30am',
    '2026-11-29',
    '2026-12-14',
    [
      '2026-11-29 08:00',
      '2026-11-29 10:30-11:45',
      '2026-12-06 09:30',
      '2026-12-06 10:30-11:45',
      '2026-12-13 08:00',
      '2026-12-13 10:30-11:45',
    ],
  ],
  [
    {
      ...sundays,
      startTime: '10.30am',
      otherTimes: ['10.30am & 6.30pm', 'Easter Day: 5.30am and 10am', 'Christmas Day 9.30am'],
      leftOut: ['August', 'Aug: holidays'],
    },
    'Every Sunday, 10.30am and 6.30pm, not in August; Easter Day 5.30am and 10am; Christmas Day 9.30am',
    '2027-03-28',
    '2027-03-29',
    ['2027-03-28 05:30', '2027-03-28 10:00', '2027-03-28 18:30'],
  ],
  [
    { repeats: 'Sundays, 8am and 10.30am', firstDate: '2026-09-06' },
    'Every Sunday, 8am and 10.30am',
    '2026-12-06',
    '2026-12-07',
    ['2026-12-06 08:00', '2026-12-06 10:30'],
  ],
  [
    {
      repeats: 'Monday to Friday',
      firstDate: '2026-09-07',
      startTime: '9am',
      otherTimes: ['Saturdays: 10am to 10.30am'],
    },
    'Monday to Friday, 9am; Saturdays 10am to 10.30am',
    '2026-12-04',
    '2026-12-08',
    ['2026-12-04 09:00', '2026-12-05 10:00-10:30', '2026-12-07 09:00'],
  ],
  [
    { repeats: 'every Tuesday in term time', firstDate: '2026-09-08', startTime: '9.30am', endTime: '11am' },
    'Every Tuesday in term time, 9.30am to 11am',
    '2027-02-08',
    '2027-03-01',
    ['2027-02-09 09:30-11:00', '2027-02-23 09:30-11:00'],
  ],
  [
    {
      repeats: 'every Wednesday',
      termTimeOnly: true,
      firstDate: '2026-09-09',
      startTime: '10:00',
      alsoOn: ['30 December 2026: 2pm'],
    },
    'Every Wednesday in term time, 10am; also Wednesday 30 December, 2pm',
    '2026-12-10',
    '2027-01-12',
    ['2026-12-16 10:00', '2026-12-30 14:00', '2027-01-06 10:00'],
  ],
  [
    { ...sundays, startTime: '10.30am', leftOut: ['school holidays', 'Christmas Day', '2026-11-29: away'] },
    'Every Sunday in term time, 10.30am, not on Christmas Day',
    '2026-11-20',
    '2026-12-26',
    ['2026-11-22 10:30', '2026-12-06 10:30', '2026-12-13 10:30'],
  ],
  [
    {
      repeats: 'Tuesdays',
      firstDate: '2026-11-03',
      lastDate: '2027-03-30',
      startTime: '7pm',
      endTime: '8am',
    },
    'Every Tuesday, 7pm to 8am',
    '2026-12-01',
    '2026-12-09',
    ['2026-12-01 19:00-08:00', '2026-12-08 19:00-08:00'],
  ],
  [
    { repeats: 'last Saturday of the month', firstDate: '2026-09-26', startTime: '8pm', endTime: '24:00' },
    'Last Saturday of the month, 8pm to midnight',
    '2026-12-01',
    '2027-01-01',
    ['2026-12-26 20:00-00:00'],
  ],
  [
    { repeats: 'once', firstDate: '31 December 2026', startTime: '11.30pm', endTime: '12.30am' },
    'Thursday 31 December, 11.30pm to 12.30am',
    '2026-12-01',
    '2027-02-01',
    ['2026-12-31 23:30-00:30'],
  ],
  [
    {
      repeats: 'on these dates',
      alsoOn: ['2027-01-15', '5 February 2027: 2pm to 3pm', 'Friday 12 March 2027'],
      startTime: '7.30pm',
    },
    '15 January 2027 and 12 March 2027, 7.30pm; also Friday 5 February 2027, 2pm to 3pm',
    '2026-12-01',
    '2027-12-01',
    ['2027-01-15 19:30', '2027-02-05 14:00-15:00', '2027-03-12 19:30'],
  ],
  [
    { repeats: '15, 22 and 29 January 2027', startTime: '2-4pm' },
    '15, 22 and 29 January 2027, 2pm to 4pm',
    '2026-12-01',
    '2027-12-01',
    ['2027-01-15 14:00-16:00', '2027-01-22 14:00-16:00', '2027-01-29 14:00-16:00'],
  ],
  [
    { ...sundays, startTime: '10.30am', alsoOn: ['Thursday 7 January 2027'], lastDate: '2027-01-10' },
    'Every Sunday, 10.30am; also Thursday 7 January 2027',
    '2027-01-01',
    '2027-02-01',
    ['2027-01-03 10:30', '2027-01-07 10:30', '2027-01-10 10:30'],
  ],
  [
    {
      repeats: 'every day',
      firstDate: '2026-12-11',
      lastDate: '13 December 2026',
      startTime: '10am',
      endTime: '4pm',
    },
    'Friday 11 to Sunday 13 December, 10am to 4pm each day',
    '2026-12-01',
    '2027-01-01',
    ['2026-12-11 10:00-16:00', '2026-12-12 10:00-16:00', '2026-12-13 10:00-16:00'],
  ],
  [
    { repeats: 'Ash Wednesday', firstDate: '2027-02-10', startTime: '7.30pm' },
    'Ash Wednesday, 7.30pm',
    '2027-01-01',
    '2029-12-01',
    ['2027-02-10 19:30', '2028-03-01 19:30', '2029-02-14 19:30'],
  ],
  [
    { ...sundays, timeInWords: 'after the 10.30 service' },
    'Every Sunday, after the 10.30 service',
    '2026-12-01',
    '2026-12-08',
    ['2026-12-06'],
  ],
  [
    { repeats: 'fifth Sunday of the month', firstDate: '2026-11-29', startTime: '10.30am' },
    'Fifth Sunday of the month, 10.30am',
    '2026-11-01',
    '2027-06-01',
    ['2026-11-29 10:30', '2027-01-31 10:30', '2027-05-30 10:30'],
  ],
];

test.each(entries)('%o', (raw, words, from, to, times) => {
  expect(timesOf(raw, from, to)).toEqual(times);
  expect(wordsOf(raw)).toBe(words);
});

describe('reading the written sentence as the rhythm gives the same times', () => {
  const readable = entries.filter(
    ([{ repeats }, words]) => !words.includes(';') && repeats !== 'once' && repeats !== 'every day',
  );
  test.each(readable)('%o', (raw, words, from, to, times) => {
    if (raw.timeInWords) return;
    const { firstDate, lastDate, leftOut } = raw;
    const dates = leftOut?.filter((line) => line.startsWith('20'));
    expect(timesOf({ repeats: words, firstDate, lastDate, leftOut: dates }, from, to)).toEqual(times);
  });
});

test('a run of days may have other hours on some of them', () => {
  const show: RawSchedule = {
    repeats: 'every day',
    firstDate: '2026-12-11',
    lastDate: '2026-12-13',
    startTime: '10am',
    endTime: '4pm',
  };
  const raw = { ...show, otherTimes: ['Sunday: noon to 4pm'] };
  expect(wordsOf(raw)).toBe('Friday 11 to Sunday 13 December, 10am to 4pm each day; Sundays noon to 4pm');
  expect(timesOf(raw, '2026-12-12', '2026-12-20')).toEqual([
    '2026-12-12 10:00-16:00',
    '2026-12-13 12:00-16:00',
  ]);
});

test('a date field may hold the time as well', () => {
  const raw: RawSchedule = { repeats: 'once', firstDate: 'Sunday 6 December 2026 at 7.30pm' };
  expect(timesOf(raw, '2026-12-01', '2027-01-01')).toEqual(['2026-12-06 19:30']);
});

test('what happens by arrangement has words instead of dates, and no fault', () => {
  const parsed = parseSchedule(
    { repeats: 'By arrangement', timeInWords: 'after the 10.30 service' },
    { zone: london },
  );
  expect(parsed).toMatchObject({
    schedule: null,
    byArrangement: ', after the 10.30 service',
    problems: [],
  });
});
