import { describe, expect, test } from 'vitest';
import { everySunday, exhibition, london } from '#tests/fixtures/schedule.fixture.ts';
import { singleSpan } from '../dates/schedule.ts';
import { datesOf } from '../days/day-set.ts';
import { parseSchedule } from './parse-schedule.ts';
import type { RawSchedule } from './raw-schedule.ts';

/** Each problem as "severity code field". */
function problemsOf(raw: RawSchedule): string[] {
  return parseSchedule(raw, { zone: london }).problems.map((problem) =>
    [problem.severity, problem.code, problem.field].join(' '),
  );
}

const once: RawSchedule = { repeats: 'once', firstDate: '2027-06-05', startTime: '19:00', endTime: '20:30' };
const firstTuesdays: RawSchedule = {
  repeats: 'first Tuesday of the month',
  firstDate: '2026-12-01',
  startTime: '14:00',
};

describe('valid fields have no problems', () => {
  test.each<[string, RawSchedule]>([
    ['once', once],
    [
      'every second week on Monday and Sunday from a Monday',
      { ...everySunday, repeats: 'fortnightly on Sundays and Mondays', firstDate: '2026-01-05' },
    ],
    ['a watch through one night', { ...once, startTime: '20:30', endTime: '12:00', endDate: '2027-06-06' }],
    ['over midnight with its end date', { ...once, endTime: '00:30', endDate: '2027-06-06' }],
    ['several whole days', { repeats: 'once', firstDate: '2026-12-04', endDate: '2026-12-06' }],
    ['several days with hours each day', exhibition],
    ['weekly', everySunday],
    ['weekly without weekdays, on that of its first date', { ...everySunday, repeats: 'every week' }],
    ['monthly, without an end time', firstTuesdays],
    [
      'left-out dates',
      { ...everySunday, leftOut: ['2026-12-27', '2026-10-19 to 2026-10-30: half-term: no crèche'] },
    ],
    [
      'blank fields',
      { ...once, endDate: ' ', lastDate: '', leftOut: [], status: null, timeInWords: undefined },
    ],
    [
      'date and time in one field',
      { repeats: 'once', firstDate: '2027-07-05T10:30+01:00', endDate: '2027-07-05T12:00+01:00' },
    ],
    ['a leap day', { ...once, firstDate: '2028-02-29' }],
  ])('%s', (_, raw) => {
    const { schedule, problems } = parseSchedule(raw, { zone: london });
    expect(problems).toEqual([]);
    expect(schedule).not.toBeNull();
  });

  test('a date counts by its digits, not as an instant', () => {
    const { schedule } = parseSchedule({ ...once, firstDate: '2027-06-05T00:00:00.000Z' }, { zone: london });
    expect(schedule?.phases[0].firstDate.toString()).toBe('2027-06-05');
    expect(schedule?.phases[0].parts[0].timing).toMatchObject({ kind: 'timed' });
  });

  test.each([
    ['2026-12-27', '2026-12-27', '2026-12-27', null],
    ['2026-12-27:Christmas', '2026-12-27', '2026-12-27', 'Christmas'],
    ['2026-10-18 – 2026-10-30 : half-term', '2026-10-18', '2026-10-30', 'half-term'],
    ['2026-12-27T00:00:00.000Z: away', '2026-12-27', '2026-12-27', 'away'],
  ])('the left-out line "%s" is read', (line, from, to, reason) => {
    const { schedule } = parseSchedule({ ...everySunday, leftOut: [line] }, { zone: london });
    const [exception] = schedule?.phases[0].exceptions ?? [];
    const dates = datesOf(exception ? [exception.days] : []).map(String);
    expect([dates[0], dates.at(-1), exception?.reason]).toEqual([from, to, reason]);
  });

  test('a reason may contain a colon', () => {
    const { schedule } = parseSchedule(
      { ...everySunday, leftOut: ['2026-12-27: Christmas: no service'] },
      { zone: london },
    );
    expect(schedule?.phases[0].exceptions[0]?.reason).toBe('Christmas: no service');
  });
});

describe('an invalid time is dropped and the rest stays', () => {
  const day = { kind: 'all-day' };
  const from = (start: string) => ({ kind: 'timed', start, end: null });
  test.each<[string, RawSchedule, string, object]>([
    ['25 o’clock', { ...once, startTime: '25:00' }, 'invalid startTime', day],
    ['an end in words', { ...once, endTime: 'late' }, 'invalid endTime', from('19:00:00')],
    ['end before start', { ...once, endTime: '18:00' }, 'invalid endTime', from('19:00:00')],
    ['end at start', { ...once, endTime: '19:00' }, 'invalid endTime', from('19:00:00')],
    ['weekly over midnight', { ...everySunday, endTime: '00:30' }, 'invalid endTime', from('10:30:00')],
    ['an end without a start', { ...once, startTime: null }, 'invalid endTime', day],
    [
      'an end date in words',
      { ...once, endDate: 'Sunday' },
      'invalid endDate',
      { kind: 'timed', start: '19:00:00', end: '20:30:00' },
    ],
    [
      'last day before first',
      { ...once, endDate: '2027-06-04' },
      'invalid endDate',
      { kind: 'timed', start: '19:00:00', end: '20:30:00' },
    ],
    [
      'last day before first, and its time before the start',
      { ...once, endTime: '12:00', endDate: '2027-06-04' },
      'invalid endDate',
      from('19:00:00'),
    ],
  ])('%s', (_, raw, problem, timing) => {
    const { schedule } = parseSchedule(raw, { zone: london });
    expect(JSON.parse(JSON.stringify(schedule?.phases[0].parts[0].timing))).toEqual(timing);
    const [phase] = schedule?.phases ?? [];
    if (phase) expect(singleSpan(phase)?.to ?? phase.firstDate).toEqual(phase.firstDate);
    expect(problemsOf(raw)).toEqual([`error ${problem}`]);
  });
});

test('the status is known even when the dates are invalid', () => {
  const raw = { ...once, firstDate: '5 June', status: 'cancelled', statusNote: 'Rain' };
  expect(parseSchedule(raw, { zone: london })).toMatchObject({
    schedule: null,
    overallStatus: { status: 'cancelled', statusNote: 'Rain' },
  });
});

describe('invalid dates leave no schedule', () => {
  test.each<[string, RawSchedule, string]>([
    ['no first date', { ...once, firstDate: null }, 'error invalid firstDate'],
    ['no repeats', { ...once, repeats: null }, 'error invalid repeats'],
    ['unknown repeats', { ...once, repeats: 'wekly' }, 'error unknown-word repeats'],
    ['30 February', { ...once, firstDate: '2027-02-30' }, 'error invalid firstDate'],
    ['29 February in a common year', { ...once, firstDate: '2027-02-29' }, 'error invalid firstDate'],
    ['month 13', { ...once, firstDate: '2027-13-01' }, 'error invalid firstDate'],
    ['a year mistyped', { ...once, firstDate: '0227-12-01' }, 'error invalid firstDate'],
    ['a date without its year', { ...once, firstDate: '5 June' }, 'error invalid firstDate'],
    ['no day of the month', { ...firstTuesdays, repeats: 'every month' }, 'error invalid repeats'],
    ['last before first', { ...everySunday, lastDate: '2025-12-28' }, 'error invalid lastDate'],
    [
      'no Sunday between the two',
      { ...everySunday, firstDate: '2026-12-07', lastDate: '2026-12-12' },
      'error invalid lastDate',
    ],
    ['every day without a last date', { ...exhibition, lastDate: null }, 'error invalid lastDate'],
    ['an unknown status', { ...once, status: 'off' }, 'error unknown-word status'],
  ])('%s', (_, raw, problem) => {
    expect(parseSchedule(raw, { zone: london }).schedule).toBeNull();
    expect(problemsOf(raw)).toEqual([problem]);
  });

  test('and the message says what to do', () => {
    const { problems } = parseSchedule({ ...everySunday, endTime: '00:30' }, { zone: london });
    expect(problems[0]?.message).toBe(
      'It ends before it starts: from 10.30am to 12.30am. ' +
        'Write an end that is later in the day; only what starts in the evening may end the next morning.',
    );
  });
});
