import { describe, expect, test } from 'vitest';
import { everySunday, exhibition, london } from '#tests/fixtures/schedule.fixture.ts';
import { parseSchedule } from './parse-schedule.ts';
import type { RawSchedule } from './raw-schedule.ts';

/** Each problem as "severity code field". */
function problemsOf(raw: RawSchedule): string[] {
  return parseSchedule(raw, { zone: london }).problems.map((problem) =>
    [problem.severity, problem.code, problem.field].join(' '),
  );
}

const once: RawSchedule = { repeats: 'once', firstDate: '2027-06-05', startTime: '19:00', endTime: '20:30' };

describe('a fault in one field leaves the rest of the schedule', () => {
  test.each<[string, RawSchedule, string]>([
    [
      'a first date on another weekday',
      { ...everySunday, firstDate: '2026-01-01' },
      'warning invalid firstDate',
    ],
    [
      'a left-out date that is none of the series',
      { ...everySunday, leftOut: ['2026-12-28'] },
      'error invalid leftOut',
    ],
    [
      'a left-out range without any',
      { ...everySunday, leftOut: ['2026-12-07 to 2026-12-12'] },
      'warning invalid leftOut',
    ],
    ['a left-out date of a single event', { ...once, leftOut: ['2027-06-05'] }, 'error invalid leftOut'],
    ['an unreadable left-out line', { ...everySunday, leftOut: ['half-term'] }, 'error ambiguous leftOut'],
    ['an impossible left-out date', { ...everySunday, leftOut: ['2026-02-30'] }, 'error invalid leftOut'],
    [
      'a left-out range backwards',
      { ...everySunday, leftOut: ['2026-12-27 to 2026-12-20'] },
      'error invalid leftOut',
    ],
    ['an end date on a series', { ...everySunday, endDate: '2026-12-27' }, 'warning invalid endDate'],
    ['a last date on a single event', { ...once, lastDate: '2027-06-06' }, 'warning invalid lastDate'],
    [
      'several days with a start but no end time',
      { ...once, endDate: '2027-06-06', endTime: null, startTime: '23:59' },
      'warning invalid endTime',
    ],
    [
      'hours meant for each of three days',
      { ...exhibition, repeats: 'once', lastDate: null, endDate: '2026-12-13' },
      'warning invalid endDate',
    ],
    [
      'hours meant for each of two days',
      { ...exhibition, repeats: 'once', lastDate: null, endDate: '2026-12-12' },
      'warning invalid endDate',
    ],
    [
      'a retreat of two nights, which may be meant',
      { ...once, endDate: '2027-06-07', endTime: '12:00' },
      'warning invalid endDate',
    ],
    [
      'every second week on Sunday and Monday',
      { ...everySunday, repeats: 'fortnightly on Sundays and Mondays' },
      'warning invalid repeats',
    ],
  ])('%s', (_, raw, problem) => {
    expect(parseSchedule(raw, { zone: london }).schedule).not.toBeNull();
    expect(problemsOf(raw)).toEqual([problem]);
  });

  test.each([
    ['skip', '2027-03-28', 'invalid'],
    ['show twice', '2027-10-31', 'ambiguous'],
  ])('a start the clocks %s gets a warning, beside that of the night', (_, firstDate, code) => {
    const problems = problemsOf({ ...once, firstDate, startTime: '01:30' });
    expect(problems).toEqual(['warning ambiguous startTime', `warning ${code} startTime`]);
  });

  test('a series in the small hours gets one warning for each kind of clock change', () => {
    expect(problemsOf({ ...everySunday, startTime: '01:00' })).toEqual([
      'warning ambiguous startTime',
      'warning invalid startTime',
      'warning ambiguous startTime',
    ]);
  });

  test('a warning says what to write instead, or what follows', () => {
    const [nights] = parseSchedule(
      { ...exhibition, repeats: 'once', lastDate: null, endDate: '2026-12-13' },
      { zone: london },
    ).problems;
    expect(nights?.message).toBe(
      'It goes on through 2 nights, from 2026-12-11 to 2026-12-13. If it is 10am to 4pm on each day, write “every day” as repeats and 2026-12-13 as its last date, without an end date.',
    );
    const [weeks] = parseSchedule(
      { ...everySunday, repeats: 'fortnightly on Sundays and Mondays' },
      { zone: london },
    ).problems;
    expect(weeks?.message).toContain('after Sunday 2026-01-04 it next happens on Monday 2026-01-12.');
  });
});

test('all faults of an entry are told at once', () => {
  const raw = {
    repeats: 'biweekly on Mondays',
    firstDate: '2026-13-01',
    lastDate: '30 Febuary 2027',
    startTime: 'half seven',
    endTime: '25:00',
    alsoOn: ['2027-01-15', '15 January'],
    otherTimes: ['Saturdays: 7'],
    leftOut: ['in summer', 'August'],
  };
  const { problems } = parseSchedule(raw, { zone: london });
  expect(problems.map(({ field, item }) => (item === undefined ? field : `${field} ${item}`))).toEqual([
    'repeats',
    'firstDate',
    'lastDate',
    'startTime',
    'endTime',
    'alsoOn 1',
    'otherTimes 0',
    'leftOut 0',
  ]);
});

test('all faults of one phrase that can be told apart are told at once', () => {
  const faultsOf = (repeats: string) =>
    parseSchedule({ ...everySunday, repeats, startTime: null, endTime: null }, { zone: london }).problems.map(
      ({ field, message }) => `${field}: ${message}`,
    );
  expect(faultsOf('evry Tuesdy at 7')).toEqual([
    expect.stringContaining('repeats: "evry" in "evry Tuesdy at 7" is not known; is “every” meant?'),
    expect.stringContaining('repeats: "Tuesdy" in "evry Tuesdy at 7" is not known; is “Tuesday” meant?'),
    expect.stringContaining('repeats: "7" can be 7am or 7pm'),
  ]);
  expect(faultsOf('Tuesdays with friends')).toHaveLength(1);
});
