import { expect, test } from 'vitest';
import { everySunday, scheduleOf } from '#tests/fixtures/schedule.fixture.ts';
import type { RawChange, RawSchedule } from '../raw-schedule.ts';
import { suspectDates } from './suspect-dates.ts';

const today = Temporal.PlainDate.from('2026-12-01');
const once = (firstDate: string): RawSchedule => ({ repeats: 'once', firstDate, startTime: '14:00' });

const doubts = (raw: RawSchedule, ...changes: readonly Omit<RawChange<string>, 'id'>[]) =>
  suspectDates(scheduleOf(raw, changes), today).map(({ record, field }) =>
    record.kind === 'event' ? field : `${record.id} ${field}`,
  );

const move = (date: string, newDate: string, lastDate?: string) => ({
  ...{ date, newDate, status: 'moved', ...(lastDate && { lastDate }) },
});

test('a first date of last year or more than two years ahead is doubted, one of last summer is not', () => {
  expect(['2025-12-20', '2028-12-01', '2028-12-02', '2026-06-20'].map((date) => doubts(once(date)))).toEqual([
    ['firstDate'],
    [],
    ['firstDate'],
    [],
  ]);
  expect(suspectDates(scheduleOf(once('2025-12-20')), today)).toEqual([
    {
      severity: 'warning',
      code: 'invalid',
      record: { kind: 'event' },
      field: 'firstDate',
      message: '2025-12-20 is past, so it is filed as over; if 2026-12-20 is meant, write that.',
    },
  ]);
});

test('an event that is moved without a word from where is doubted', () => {
  const moved = { ...once('2026-12-05'), status: 'moved' };
  expect(doubts(moved)).toEqual(['statusNote']);
  expect(doubts({ ...moved, statusNote: 'It was to be on 28 November.' })).toEqual([]);
});

test('a move back, to a past day or over more than eight weeks is doubted once for each entry', () => {
  for (const change of [
    move('2026-12-06', '2026-12-04'),
    move('2026-12-06', '2026-11-10'),
    move('2026-12-06', '2027-02-01'),
    move('2026-12-01', '2027-02-05', '2026-12-31'),
  ])
    expect(doubts(everySunday, change), change.newDate).toEqual(['change-0 newDate']);
  expect(doubts(everySunday, move('2026-12-06', '2027-01-31'))).toEqual([]);
  expect(doubts(everySunday, move('2026-10-04', '2026-10-02'))).toEqual([]);
});
