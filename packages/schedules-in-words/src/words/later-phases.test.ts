import { expect, test } from 'vitest';
import { english, inLondon, london, scheduleOf } from '#tests/fixtures/schedule.fixture.ts';
import { nextOccurrence } from '../dates/occurrences.ts';
import type { RawSchedule } from '../read/raw-schedule.ts';
import { words as german } from './de/index.ts';
import { describeOccurrence, describeSchedule } from './describe.ts';
import type { Words } from './words.ts';

const choir: RawSchedule = {
  repeats: 'every Wednesday',
  firstDate: '2026-09-02',
  startTime: '7.30pm',
  endTime: '9pm',
};

const said = (otherTimes: readonly string[], today: string, words: Words = english) => {
  const { sentence, later } = describeSchedule(
    scheduleOf({ ...choir, otherTimes }),
    Temporal.PlainDate.from(today),
    words,
  );
  return [sentence, ...later.map(({ text }) => text)].map((text) => text.replaceAll('\u00a0', ' '));
};

test('what changes is said until it has come, and then the new times are simply the times', () => {
  const lines = ['from 6 January 2027: 8pm to 9.30pm'];
  const before = ['Every Wednesday, 7.30pm to 9pm', 'From 6 January 2027: 8pm to 9.30pm'];
  expect(said(lines, '2026-12-01')).toEqual(before);
  expect(said(lines, '2027-01-05')).toEqual(before);
  expect(said(lines, '2027-01-06')).toEqual(['Every Wednesday, 8pm to 9.30pm']);
});

test.each([
  [
    ['from 6 January 2027: first and third Wednesdays, 8pm, Upper room'],
    ['Every Wednesday, 7.30pm to 9pm', 'From 6 January 2027: first and third Wednesdays, 8pm, Upper room'],
    [
      'Jeden Mittwoch, 19.30 bis 21 Uhr',
      'Ab 6. Januar 2027: am 1. und 3. Mittwoch im Monat, 20 Uhr, Upper room',
    ],
  ],
  [
    ['until 31 March 2027: 8pm, Upper room'],
    ['Every Wednesday, 8pm', 'From 1 April 2027: 7.30pm to 9pm, at the usual place'],
    ['Jeden Mittwoch, 20 Uhr', 'Ab 1. April 2027: 19.30 bis 21 Uhr, am gewohnten Ort'],
  ],
  [
    ['from 3 March 2027: 6pm', 'from 6 January 2027: Upper room'],
    ['Every Wednesday, 7.30pm to 9pm', 'From 6 January 2027: Upper room', 'From 3 March 2027: 6pm'],
    ['Jeden Mittwoch, 19.30 bis 21 Uhr', 'Ab 6. Januar 2027: Upper room', 'Ab 3. März 2027: 18 Uhr'],
  ],
])('%j is said in both languages', (lines, inEnglish, inGerman) => {
  expect(said(lines, '2026-12-01')).toEqual(inEnglish);
  expect(said(lines, '2026-12-01', german)).toEqual(inGerman);
});

test('what is said can be typed, and means the same', () => {
  for (const line of [
    'from 6 January 2027: 8pm to 9.30pm',
    'from 6 January 2027: first and third Wednesdays, 8pm, Upper room',
  ]) {
    const [, written = ''] = said([line], '2026-12-01');
    expect(said([written], '2026-12-01')).toEqual(said([line], '2026-12-01'));
  }
});

test('lists say it in the eight weeks before, and name the next date rightly at each instant', () => {
  const schedule = scheduleOf({ ...choir, otherTimes: ['from 6 January 2027: 8pm to 9.30pm'] });
  const at = (instant: string) => {
    const now = inLondon(instant);
    const today = now.toZonedDateTimeISO(london).toPlainDate();
    const next = nextOccurrence(schedule, now, london);
    return [
      describeSchedule(schedule, today, english).inList,
      next && describeOccurrence(next, today, english).dated,
    ];
  };
  expect(at('2026-11-10T09:00')).toEqual([
    'Every Wednesday, 7.30pm to 9pm',
    'Wednesday 11 November, 7.30pm to 9pm',
  ]);
  expect(at('2026-12-30T20:59')).toEqual([
    'Every Wednesday, 7.30pm to 9pm. From 6 January 2027: 8pm to 9.30pm',
    'Wednesday 30 December, 7.30pm to 9pm',
  ]);
  expect(at('2026-12-30T21:00')[1]).toBe('Wednesday 6 January 2027, 8pm to 9.30pm');
  expect(at('2027-01-06T09:00')).toEqual([
    'Every Wednesday, 8pm to 9.30pm',
    'Wednesday 6 January, 8pm to 9.30pm',
  ]);
});

test('a run of days with new hours is one run', () => {
  const raw = { repeats: 'every day', firstDate: '2027-01-04', lastDate: '2027-01-31', startTime: '10:00' };
  const schedule = scheduleOf({ ...raw, otherTimes: ['from 18 January 2027: 11am'] });
  const { sentence, season, later } = describeSchedule(
    schedule,
    Temporal.PlainDate.from('2027-01-01'),
    english,
  );
  expect([sentence, season, later[0]?.text]).toEqual([
    'Monday 4 to Sunday 31 January, 10am each day',
    undefined,
    'From 18 January 2027: 11am',
  ]);
});
