import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daySets } from '#tests/fixtures/day-set.arbitrary.ts';
import { occurrencesBetween } from '#tests/fixtures/occurrences-between.ts';
import { british, english, inLondon, lineOf, london, scheduleOf } from '#tests/fixtures/schedule.fixture.ts';
import { runs, seed } from '#tests/helpers/long-runs.ts';
import { nextOccurrence } from '../dates/occurrences.ts';
import type { Schedule } from '../dates/schedule.ts';
import { parseSchedule } from '../read/parse-schedule.ts';
import type { RawSchedule } from '../read/raw-schedule.ts';
import { words as german, german as typedInGerman } from './de/index.ts';
import { describeOccurrence, describeSchedule } from './describe.ts';
import { readBack } from './read-back.ts';
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

test('what ends after it has changed says its end with the change, not with what is changed', () => {
  const ending = scheduleOf({ ...choir, otherTimes: ['from 6 January 2027: 8pm'], lastDate: '2027-01-27' });
  const today = Temporal.PlainDate.from('2026-12-16');
  const { sentence, season, later, inList } = describeSchedule(ending, today, english);
  const whole = 'Every Wednesday, 7.30pm to 9pm. From 6 January 2027: 8pm, until ';
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');
  expect(season).toBeUndefined();
  expect(plain([sentence, ...later.map(({ text }) => text)].join('. '))).toBe(
    `${whole}Wednesday 27 January 2027`,
  );
  expect(plain(inList)).toBe(`${whole}27 January`);
  const now = Temporal.Instant.from('2026-12-16T12:00Z');
  expect(plain(readBack(ending, now, british).sentence)).toBe(`${whole}Wednesday 27 January 2027.`);
  const afterwards = describeSchedule(ending, Temporal.PlainDate.from('2027-01-06'), english);
  expect(plain(afterwards.season ?? '')).toBe('until Wednesday 27 January');
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

const dated = (line: string, typedIn?: typeof typedInGerman) => {
  const context = { zone: london, publicHolidays: british, typedIn, placeNamed: (name: string) => name };
  return parseSchedule({ ...choir, otherTimes: [line] }, context);
};

test.each([
  ['English', english, undefined],
  ['German', german, typedInGerman],
])('what is said in %s can be typed, and means the same', (_, words, typedIn) => {
  const today = Temporal.PlainDate.from('2026-12-01');
  const [from, to] = [inLondon('2026-12-01T00:00'), inLondon('2028-01-31T00:00')];
  const shown = (schedule: Schedule<string> | null) =>
    schedule && occurrencesBetween(schedule, from, to, london).map((each) => `${lineOf(each)} ${each.where}`);
  const hours = fc.constantFrom('', '', ', 8pm', ', 8pm to 9.30pm', ', 9am and 7pm');
  const places = fc.constantFrom('', '', ', Upper room', ', Room 3', ', St Mary’s Hall');
  let [read, refused] = [0, 0];
  fc.assert(
    fc.property(daySets, hours, places, (days, hour, place) => {
      const typed = `from 6 January 2027: ${english.schedules.days(days, today)}${hour}${place}`;
      const { schedule, problems } = dated(typed);
      if (problems.length > 0 || schedule?.phases.length !== 2) return;
      read += 1;
      const [written = { text: '' }] = describeSchedule(schedule, today, words).later;
      const again = dated(written.text, typedIn);
      refused += again.problems.length > 0 ? 1 : 0;
      if (again.problems.length === 0)
        expect(shown(again.schedule), `${typed}: ${written.text}`).toEqual(shown(schedule));
    }),
    { numRuns: runs(2000), seed },
  );
  // “The 1st of May and August” would need “every year” before it.
  expect(refused / read).toBeLessThan(0.1);
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
