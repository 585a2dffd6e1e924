import { describe, expect, test } from 'vitest';
import { british, english, london } from '#tests/fixtures/schedule.fixture.ts';
import { occurringDays } from '../dates/planned-days.ts';
import { dateOfDay, dayNumber } from '../days/day-number.ts';
import { parsePublicHoliday } from '../days/public-holiday.ts';
import type { Nation } from '../days/public-holidays.ts';
import { scheduleInWords } from '../words/schedule-words.ts';
import { parseSchedule } from './parse-schedule.ts';
import { parseTerms } from './parse-terms.ts';
import type { RawSchedule } from './raw-schedule.ts';

const day = (text: string) => Temporal.PlainDate.from(text);

function parsed(
  raw: RawSchedule,
  nation: Nation | undefined = 'england-wales',
  others: readonly string[] = [],
) {
  const otherPublicHolidays = others
    .map((words) => parsePublicHoliday(words))
    .filter((day) => typeof day !== 'string');
  return parseSchedule(
    { firstDate: '2026-11-01', ...raw },
    { zone: london, publicHolidays: { nation, otherPublicHolidays } },
  );
}

/** The dates from the end of 2027 to 10 January 2028: Boxing Day is a Sunday, New Year’s Day a Saturday. */
function datesOf(...of: Parameters<typeof parsed>): string {
  const { schedule } = parsed(...of);
  const found =
    schedule === null
      ? []
      : [...occurringDays(schedule, dayNumber(day('2027-12-24')), dayNumber(day('2028-01-10')))];
  return found.map(({ day: number }) => dateOfDay(number).toString().slice(5)).join(' ');
}

describe('public holidays are left out', () => {
  test.each<[string, RawSchedule, Nation, string]>([
    ['with their substitute days', { repeats: 'Mondays, not bank holidays' }, 'england-wales', '01-10'],
    [
      'as a line of its own',
      { repeats: 'Mondays', leftOut: ['bank holidays: closed'] },
      'england-wales',
      '01-10',
    ],
    ['of Scotland', { repeats: 'Mondays and Tuesdays, not bank holidays' }, 'scotland', '01-10'],
    [
      'of Germany, which has no substitutes',
      { repeats: 'Mondays, not on public holidays' },
      'germany',
      '12-27 01-03 01-10',
    ],
    [
      'at a weekend',
      { repeats: 'Saturdays and Sundays, not bank holidays' },
      'england-wales',
      '01-02 01-08 01-09',
    ],
    [
      'on one weekday',
      { repeats: 'weekdays, not bank holiday Mondays' },
      'england-wales',
      '12-24 12-28 12-29 12-30 12-31 01-04 01-05 01-06 01-07 01-10',
    ],
    [
      'from other times',
      { repeats: 'Mondays', startTime: '9am', otherTimes: ['Tuesdays, not bank holidays: 10am'] },
      'england-wales',
      '12-27 01-03 01-04 01-10',
    ],
  ])('%s', (_, raw, nation, dates) => {
    expect(datesOf(raw, nation)).toBe(dates);
  });

  test('with those that the settings name', () => {
    expect(
      datesOf({ repeats: 'Mondays, not bank holidays' }, 'germany', ['Epiphany', '27 December 2027']),
    ).toBe('01-03 01-10');
    expect(datesOf({ repeats: 'Thursdays, not public holidays' }, 'germany', ['Epiphany'])).toBe('12-30');
  });
});

describe('public holidays are days on which something happens', () => {
  test.each<[string, RawSchedule, Nation, string]>([
    ['of the list of the nation', { repeats: 'bank holidays' }, 'england-wales', '12-27 12-28 01-03'],
    [
      'at a weekend, where no other day stands for them',
      { repeats: 'on public holidays' },
      'ireland',
      '12-25 12-26 01-01',
    ],
    ['on one weekday', { repeats: 'bank holiday Mondays, 10am' }, 'scotland', '12-27 01-03'],
    [
      'beside others',
      { repeats: 'Sundays and bank holidays' },
      'england-wales',
      '12-26 12-27 12-28 01-02 01-03 01-09',
    ],
    [
      'beside others, each by its own word',
      { repeats: 'every Sunday and Bank Holiday Monday' },
      'england-wales',
      '12-26 12-27 01-02 01-03 01-09',
    ],
    ['with exceptions', { repeats: 'bank holidays except Christmas Day' }, 'germany', '12-26 01-01'],
  ])('%s', (_, raw, nation, dates) => {
    expect(datesOf(raw, nation)).toBe(dates);
  });

  test('with hours of their own', () => {
    const raw = { repeats: 'Monday to Friday', startTime: '9am', otherTimes: ['bank holidays: 2pm'] };
    const { schedule } = parsed({ firstDate: '2027-08-24', ...raw });
    const found = schedule
      ? [...occurringDays(schedule, dayNumber(day('2027-08-27')), dayNumber(day('2027-08-31')))]
      : [];
    expect(found.map(({ part: { timing } }) => (timing.kind === 'timed' ? timing.start.hour : null))).toEqual(
      [9, 14, 9],
    );
  });
});

describe('on a public holiday it is on another day', () => {
  test.each<[string, string]>([
    ['Mondays; if it is a bank holiday, on Tuesday', '01-04 01-10'],
    ['Mondays (if a bank holiday, the following Wednesday)', '12-29 01-05 01-10'],
    ['Thursdays, if that is a bank holiday, the next day', '12-30 01-06'],
    ['first Monday of the month, if it falls on a bank holiday, the Monday after', '01-10'],
    ['Saturdays and Sundays, if a bank holiday on Friday', '12-31 01-02 01-07 01-08 01-09'],
  ])('%s', (repeats, dates) => {
    expect(datesOf({ repeats })).toBe(dates);
  });

  test('which is said, and read again', () => {
    const { schedule } = parsed({ repeats: 'Mondays; if it is a bank holiday, on Tuesday, 10am' });
    if (schedule === null) throw new Error('It is read.');
    const sentence = scheduleInWords(schedule, day('2027-12-01'), english);
    expect(sentence).toBe(
      'Every Monday and if that is a bank holiday, the Tuesday after, 10am, not on bank holidays',
    );
    expect(datesOf({ repeats: sentence })).toBe('01-04 01-10');
  });
});

test('public holidays may be among the holidays of a term', () => {
  const raw = { id: 'summer', firstDate: '2027-04-30', lastDate: '2027-05-10', holidays: ['bank holidays'] };
  const { terms, problems } = parseTerms([raw], { publicHolidays: british });
  expect(terms.map(({ from, to }) => `${from} ${to}`)).toEqual([
    '2027-04-30 2027-05-02',
    '2027-05-04 2027-05-10',
  ]);
  expect(problems).toEqual([]);
});

test.each<[string, RawSchedule, string]>([
  [
    'repeats',
    { firstDate: '2027-08-01', repeats: 'Sundays in August, not bank holidays' },
    'leaves out days on which it would not happen anyway',
  ],
  [
    'leftOut',
    { firstDate: '2027-02-03', repeats: 'first Wednesday of February', leftOut: ['bank holidays'] },
    'holds no date on which it would happen',
  ],
])('public holidays on which it never happens are a warning: %s', (field, raw, words) => {
  const { problems } = parsed(raw);
  expect(problems).toMatchObject([{ severity: 'warning', code: 'invalid', field }]);
  expect(problems[0]?.message).toContain(words);
});

test('Sundays can be bank holidays, so that leaving them out is no slip', () => {
  expect(parsed({ repeats: 'Sundays, not bank holidays' }).problems).toEqual([]);
});

test('without a nation in the settings public holidays are refused', () => {
  for (const raw of [
    { repeats: 'Mondays, not bank holidays' },
    { repeats: 'Mondays', leftOut: ['a bank holiday'] },
  ]) {
    const [problem, ...others] = parseSchedule(
      { firstDate: '2026-11-02', ...raw },
      { zone: london },
    ).problems;
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ severity: 'error', code: 'invalid' });
    expect(problem?.message).toMatch(
      /^Which days "bank holidays?" means is known only once the settings name .* \(nation\)/,
    );
  }
});
