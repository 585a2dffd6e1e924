import { describe, expect, test } from 'vitest';
import { timesOf } from '#tests/fixtures/entry-times.ts';
import { everySunday, london } from '#tests/fixtures/schedule.fixture.ts';
import { parseSchedule } from './parse-schedule.ts';
import type { RawChange, RawSchedule } from './raw-schedule.ts';

/** Each problem as "severity code field", with the id of the change it is about. */
function problemsOf(raw: RawSchedule, changes: readonly RawChange[] = []): string[] {
  return parseSchedule(raw, { zone: london, changes }).problems.map(({ severity, code, field, record }) =>
    [severity, code, field, ...(record.kind === 'change' ? [record.id] : [])].join(' '),
  );
}

describe('changes', () => {
  const change = (more: Omit<RawChange, 'id'>): RawChange => {
    return { id: 'no-heating', date: '2026-12-06', status: 'cancelled', ...more };
  };
  const kindAfter = (more: Omit<RawChange, 'id'>) =>
    parseSchedule(everySunday, { zone: london, changes: [change(more)] }).schedule?.changes[0]?.kind ?? null;

  test.each<[string, Omit<RawChange, 'id'>, string | null, string[]]>([
    ['cancelled', {}, 'cancelled', []],
    ['moved to a new date', { status: 'moved', newDate: '2026-12-07' }, 'moved', []],
    ['moved to a new place', { status: 'moved', where: 'the hall' }, 'moved', []],
    ['postponed, to a day not yet known', { status: 'postponed' }, 'postponed', []],
    ['postponed to a known day is moved', { status: 'postponed', newDate: '2026-12-07' }, 'moved', []],
    ['changed to another time', { status: 'changed', newStartTime: '11:00' }, 'changed', []],
    ['words alone', { status: 'changed', note: 'Bring a coat.' }, 'noted', []],
    ['changed in nothing', { status: 'changed' }, 'changed', ['error invalid status no-heating']],
    ['no date', { date: null }, null, ['error invalid date no-heating']],
    ['a date of no occurrence', { date: '2026-12-07' }, null, ['error invalid date no-heating']],
    ['an impossible date', { date: '2026-11-31' }, null, ['error invalid date no-heating']],
    ['no status', { status: null }, 'postponed', ['error invalid status no-heating']],
    ['an unknown status', { status: 'off' }, 'postponed', ['error unknown-word status no-heating']],
    ['moved nowhere', { status: 'moved' }, 'postponed', ['error invalid newDate no-heating']],
    [
      'moved to an impossible date',
      { status: 'moved', newDate: '2027-02-30' },
      'postponed',
      ['error invalid newDate no-heating'],
    ],
    [
      'moved to last year',
      { status: 'moved', newDate: '2025-12-10' },
      'postponed',
      ['error invalid newDate no-heating'],
    ],
    [
      'moved by more than a year',
      { status: 'moved', newDate: '2027-12-07' },
      'postponed',
      ['error invalid newDate no-heating'],
    ],
    ['moved by a year', { status: 'moved', newDate: '2027-12-06' }, 'moved', []],
    ['moved back by eight weeks', { status: 'moved', newDate: '2026-10-11' }, 'moved', []],
    [
      'a new end before the start',
      { status: 'changed', newEndTime: '09:00' },
      'postponed',
      ['error invalid newEndTime no-heating'],
    ],
    [
      'cancelled with a new date',
      { newDate: '2026-12-07' },
      'cancelled',
      ['warning invalid newDate no-heating'],
    ],
  ])('%s', (_, more, kind, problems) => {
    expect(kindAfter(more)).toBe(kind);
    expect(problemsOf(everySunday, [change(more)])).toEqual(problems);
  });

  test('of an exception are refused', () => {
    const raw = { ...everySunday, leftOut: ['2026-12-06'] };
    expect(problemsOf(raw, [change({})])).toEqual(['error invalid date no-heating']);
  });

  test('of the same date twice are refused, and the cancellation counts', () => {
    const twice = [
      { ...change({ status: 'changed', newStartTime: '11:00' }), id: 'torch' },
      { ...change({}), id: 'no-heating' },
    ];
    const { schedule, problems } = parseSchedule(everySunday, { zone: london, changes: twice });
    expect(problems.map(({ code }) => code)).toEqual(['invalid']);
    expect(schedule?.changes.map(({ kind }) => kind)).toEqual(['cancelled']);
  });

  test('into an hour that the clocks skip or show twice get a warning', () => {
    const skipped = change({ status: 'moved', newDate: '2027-03-28', newStartTime: '01:30' });
    expect(problemsOf(everySunday, [skipped])).toEqual([
      'warning ambiguous newStartTime no-heating',
      'warning invalid newStartTime no-heating',
    ]);
    const night = { ...everySunday, repeats: 'every Saturday', firstDate: '2026-12-05', startTime: '01:00' };
    const twice = change({ date: '2026-12-05', status: 'moved', newDate: '2027-10-31' });
    expect(problemsOf(night, [twice])).toEqual([
      'warning ambiguous startTime',
      'warning ambiguous newDate no-heating',
    ]);
  });

  test('of a whole day may give it a start, but no end alone', () => {
    const fair: RawSchedule = { repeats: 'once', firstDate: '2026-12-06' };
    expect(problemsOf(fair, [change({ status: 'changed', newStartTime: '10:00' })])).toEqual([]);
    expect(problemsOf(fair, [change({ status: 'changed', newEndTime: '10:00' })])).toEqual([
      'error invalid newEndTime no-heating',
    ]);
  });
});

describe('changes of a run of dates, or of one of two times', () => {
  const sundays: RawSchedule = { repeats: 'every Sunday', firstDate: '2026-09-06' };
  const service: RawSchedule = { ...sundays, startTime: '8am', otherTimes: ['10.30am'] };
  const change = (more: Omit<RawChange, 'id'>): RawChange[] => [
    { id: 'change', status: 'cancelled', ...more },
  ];

  test('of a run of dates change each of them', () => {
    const changes = change({ date: '1 January 2027', lastDate: '31 January 2027' });
    expect(timesOf({ ...sundays, startTime: '10:30' }, '2027-01-20', '2027-02-10', changes)).toEqual([
      '2027-01-24 10:30 off',
      '2027-01-31 10:30 off',
      '2027-02-07 10:30',
    ]);
  });

  test('of a run with a new date move each by the same number of days', () => {
    const changes = change({
      date: '2027-01-03',
      lastDate: '2027-01-17',
      status: 'moved',
      newDate: '2027-01-04',
    });
    expect(timesOf({ ...sundays, startTime: '10:30' }, '2027-01-01', '2027-01-25', changes)).toEqual([
      '2027-01-04 10:30',
      '2027-01-11 10:30',
      '2027-01-18 10:30',
      '2027-01-24 10:30',
    ]);
  });

  test('with a start are of that one only', () => {
    expect(
      timesOf(service, '2027-01-03', '2027-01-04', change({ date: '2027-01-03', startTime: '8am' })),
    ).toEqual(['2027-01-03 08:00 off', '2027-01-03 10:30']);
  });

  test('of an end may take what goes on overnight back to before midnight, and the other way round', () => {
    const shelter = { repeats: 'Tuesdays', firstDate: '2026-11-03', startTime: '7pm', endTime: '8am' };
    const earlier = change({ date: '2026-12-01', status: 'changed', newEndTime: '10pm' });
    expect(timesOf(shelter, '2026-12-01', '2026-12-02', earlier)).toEqual(['2026-12-01 19:00-22:00']);
    const dance = { ...shelter, endTime: '10pm' };
    const later = change({ date: '2026-12-01', status: 'changed', newEndTime: 'midnight' });
    expect(timesOf(dance, '2026-12-01', '2026-12-02', later)).toEqual(['2026-12-01 19:00-00:00']);
  });
});
