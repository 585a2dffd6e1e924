import { describe, expect, test } from 'vitest';
import { occurrencesBetween } from '#tests/fixtures/occurrences-between.ts';
import {
  english,
  everySunday,
  exhibition,
  inLondon,
  london,
  scheduleOf,
} from '#tests/fixtures/schedule.fixture.ts';
import type { RawSchedule } from '../read/raw-schedule.ts';
import { words as german } from './de/index.ts';
import { isoTimes } from './describe.ts';
import { hoursInWords, soonInWords, startInWords, statusInWords, whenInWords } from './occurrence-words.ts';
import { scheduleInWords, seasonInWords } from './schedule-words.ts';

const today = Temporal.PlainDate.from('2026-12-02');

const fair: RawSchedule = { repeats: 'once', firstDate: '2026-12-04', endDate: '2026-12-06' };
const retreat: RawSchedule = { ...fair, startTime: '19:00', endTime: '12:00' };
const watchnight: RawSchedule = {
  repeats: 'once',
  firstDate: '2026-12-31',
  endDate: '2027-01-01',
  startTime: '23:30',
  endTime: '00:30',
};

function firstOf(raw: RawSchedule) {
  const all = occurrencesBetween(
    scheduleOf(raw),
    inLondon('2026-12-02T00:00'),
    inLondon('2030-01-01T00:00'),
    london,
  );
  const [first] = all;
  if (first === undefined) throw new Error('The schedule has no occurrence.');
  return first;
}

test.each<[string, RawSchedule, string, string]>([
  ['an hour on Sunday', everySunday, 'Sunday 6 December, 10.30am to noon', '10.30am to noon'],
  ['no end', { ...everySunday, endTime: null }, 'Sunday 6 December, 10.30am', '10.30am'],
  ['whole days', fair, 'Friday 4 to Sunday 6 December', 'All day, until Sunday 6 December'],
  ['one whole day', { ...fair, endDate: null }, 'Friday 4 December', 'All day'],
  [
    'a time in words',
    { ...fair, endDate: null, timeInWords: 'after the 10.30 service' },
    'Friday 4 December, after the 10.30 service',
    'After the 10.30 service',
  ],
  ['over midnight', watchnight, 'Thursday 31 December, 11.30pm to 12.30am', '11.30pm to 12.30am'],
  [
    'several days with times',
    retreat,
    'Friday 4 December, 7pm to Sunday 6 December, noon',
    '7pm until Sunday, noon',
  ],
])('an occurrence of %s', (_, raw, when, hours) => {
  const occurrence = firstOf(raw);
  expect(whenInWords(occurrence.when, today, english)).toBe(when);
  expect(hoursInWords(occurrence.when, today, english)).toBe(hours);
});

test('a near day is called today, tomorrow or by its weekday, with its date', () => {
  expect(soonInWords(firstOf(everySunday).when, today, english)).toBe(
    'This Sunday, 6 December, 10.30am to noon',
  );
});

test('a start at midnight names the night, so that nobody comes a day late', () => {
  const communion = {
    ...watchnight,
    firstDate: '2026-12-25',
    endDate: null,
    startTime: '00:00',
    endTime: '01:00',
  };
  const { when } = firstOf(communion);
  const eve = Temporal.PlainDate.from('2026-12-24');
  expect(soonInWords(when, eve, english)).toBe(
    'Tomorrow, Friday 25 December, midnight (Thursday night) to 1am',
  );
  expect(hoursInWords(when, eve, english)).toBe('midnight (Thursday night) to 1am');
  expect(startInWords(when, english)).toBe('midnight (Thursday night)');
  const { when: later } = firstOf({ ...communion, startTime: '00:30' });
  expect([english, german].map((words) => hoursInWords(later, eve, words))).toEqual([
    '12.30am (Thursday night) to 1am',
    '0.30\u00a0Uhr (in der Nacht zum Freitag) bis 1\u00a0Uhr',
  ]);
  const prayer = firstOf({ ...communion, firstDate: '2027-01-01', endDate: '2027-01-02', endTime: '06:00' });
  expect(whenInWords(prayer.when, eve, english)).toBe(
    'Friday 1 January 2027, midnight (Thursday night) to Saturday 2 January 2027, 6am',
  );
});

test.each<[RawSchedule, string]>([
  [{ ...everySunday, endTime: null }, 'Every Sunday, 10.30am'],
  [
    {
      ...everySunday,
      repeats: 'fortnightly on Thursdays',
      firstDate: '2026-01-08',
      startTime: '12:00',
      endTime: '14:00',
    },
    'Every other Thursday, noon to 2pm',
  ],
  [
    { ...everySunday, repeats: 'Thursdays, Sundays and Tuesdays' },
    'Every Tuesday, Thursday and Sunday, 10.30am to noon',
  ],
  [
    { repeats: 'first Tuesday of the month', firstDate: '2026-12-01', startTime: '14:00' },
    'First Tuesday of the month, 2pm',
  ],
  [exhibition, 'Friday 11 to Sunday 13 December, 10am to 4pm each day'],
  [{ ...exhibition, lastDate: '2026-12-11' }, 'Friday 11 December, 10am to 4pm'],
  [{ ...exhibition, startTime: null, endTime: null }, 'Friday 11 to Sunday 13 December'],
  [
    { ...exhibition, lastDate: '2026-12-20', leftOut: ['2026-12-13', '2026-12-19 to 2027-01-03: Christmas'] },
    'Friday 11 to Sunday 20 December, 10am to 4pm each day, but not Sunday 13 December and Saturday 19 to Sunday 20 December',
  ],
  [fair, 'Friday 4 to Sunday 6 December'],
  [retreat, 'Friday 4 December, 7pm to Sunday 6 December, noon'],
  [watchnight, 'Thursday 31 December, 11.30pm to 12.30am'],
])('a schedule in words: %#', (raw, words) => {
  expect(scheduleInWords(scheduleOf(raw), today, english)).toBe(words);
});

test('a season names its start while that is to come, and its end', () => {
  const season = (raw: RawSchedule) => seasonInWords(scheduleOf(raw), today, english);
  expect(season(everySunday)).toBeNull();
  expect(season(exhibition)).toBeNull();
  expect(season({ ...everySunday, lastDate: '2026-12-20' })).toBe('until Sunday 20 December');
  expect(season({ ...everySunday, firstDate: '2026-12-06', lastDate: '2026-12-20' })).toBe(
    'from Sunday 6 December until Sunday 20 December',
  );
});

describe('times in ISO 8601', () => {
  test('a time has the offset of its day', () => {
    const summer = firstOf({ ...everySunday, firstDate: '2027-07-04' });
    expect(isoTimes(summer).start).toBe('2027-07-04T10:30:00+01:00');
    expect(isoTimes(firstOf(everySunday)).end).toBe('2026-12-06T12:00:00+00:00');
    expect(isoTimes(firstOf({ ...everySunday, endTime: null })).end).toBeUndefined();
  });

  test('whole days are dates, the last included', () => {
    expect(isoTimes(firstOf(fair))).toMatchObject({ start: '2026-12-04', end: '2026-12-06' });
  });
});

test('an occurrence that takes place as planned has no label', () => {
  expect(statusInWords('scheduled', english)).toBeNull();
  expect(statusInWords('cancelled', english)).toBe('Cancelled');
  expect(statusInWords('postponed', english)).toBe('Postponed');
  expect(statusInWords('moved', english)).toBe('Moved');
  expect(statusInWords('changed', english)).toBe('Changed');
});
