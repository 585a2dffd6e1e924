import { describe, expect, test } from 'vitest';
import { occurrencesBetween } from '#tests/fixtures/occurrences-between.ts';
import { part, parted, schedulesOfParts, weekly } from '#tests/fixtures/parted-schedules.ts';
import { inLondon, london, startsOf } from '#tests/fixtures/schedule.fixture.ts';
import { isOver } from './occurrence.ts';
import { nextOccurrence } from './occurrences.ts';
import type { Change, Schedule } from './schedule.ts';

function between(schedule: Schedule | undefined, from: string, to: string) {
  if (schedule === undefined) throw new Error('There is no such schedule.');
  return occurrencesBetween(schedule, inLondon(`${from}T00:00`), inLondon(`${to}T00:00`), london);
}

const starts = (name: string, from: string, to: string) =>
  startsOf(between(schedulesOfParts[name], from, to)).map((start) => start.slice(0, 16));

function cancelled(date: string, start: string | null): Change<string> {
  return {
    id: 'off',
    date: Temporal.PlainDate.from(date),
    start: start === null ? null : Temporal.PlainTime.from(start),
    kind: 'cancelled',
    newDate: null,
    newStart: null,
    newEnd: null,
    where: null,
    note: null,
  };
}

describe('two times on a day', () => {
  const schedule = schedulesOfParts['two times on Sundays'];

  test('are in order, each with a name of its own', () => {
    const found = between(schedule, '2026-12-06', '2026-12-08');
    expect(startsOf(found)).toEqual(['2026-12-06T08:00+00:00', '2026-12-06T10:30+00:00']);
    expect(found.map((each) => each.id)).toEqual(['2026-12-06', '2026-12-06T10:30']);
  });

  test('are changed one by one by their start, or all at once', () => {
    const statuses = (...changes: Change<string>[]) =>
      schedule && between({ ...schedule, changes }, '2026-12-06', '2026-12-08').map(({ status }) => status);
    expect(statuses(cancelled('2026-12-06', '10:30'))).toEqual(['scheduled', 'cancelled']);
    expect(statuses(cancelled('2026-12-06', null))).toEqual(['cancelled', 'cancelled']);
    const moved: Change<string> = {
      ...cancelled('2026-12-06', '08:00'),
      kind: 'moved',
      newStart: Temporal.PlainTime.from('12:00'),
    };
    expect(statuses(cancelled('2026-12-06', null), moved)).toEqual(['cancelled', 'moved']);
  });

  test('count once when two parts have the same start', () => {
    const twice = parted([part(weekly(7), '10:30-11:45'), part(weekly(7), '10:30-12:00')]);
    expect(between(twice, '2026-12-06', '2026-12-08')).toHaveLength(1);
  });
});

test('another hour in winter applies from November to the end of February', () => {
  expect(starts('another hour in winter', '2026-10-25', '2026-11-02')).toEqual([
    '2026-10-25T18:30',
    '2026-11-01T16:00',
  ]);
  expect(starts('another hour in winter', '2027-02-28', '2027-03-08')).toEqual([
    '2027-02-28T16:00',
    '2027-03-07T18:30',
  ]);
});

test('term time leaves out holidays and ends with the last known term; a listed date counts all the same', () => {
  const found = starts('term time, and one date more', '2026-10-19', '2030-01-01').map((start) =>
    start.slice(0, 10),
  );
  expect(found.slice(0, 2)).toEqual(['2026-10-20', '2026-11-03']);
  expect(found.slice(5, 10)).toEqual(['2026-12-01', '2026-12-08', '2026-12-15', '2026-12-22', '2027-01-05']);
  expect(found.at(-1)).toBe('2027-02-09');
});

test('a night is under way until the next morning, and an end at midnight ends the day', () => {
  const [night] = between(schedulesOfParts['a night shelter'], '2026-12-01', '2026-12-03');
  expect(night && isOver(night, inLondon('2026-12-02T07:59'))).toBe(false);
  expect(night && isOver(night, inLondon('2026-12-02T08:00'))).toBe(true);
  const found = between(schedulesOfParts['a night shelter'], '2026-12-02', '2026-12-03');
  expect(startsOf(found)).toEqual(['2026-12-01T19:00+00:00']);
  const [dance] = between(schedulesOfParts['until midnight'], '2026-11-28', '2026-11-29');
  expect(dance?.endsAt).toEqual(inLondon('2026-11-29T00:00'));
});

test('a yearly exception, a season and a festival are found in each year', () => {
  expect(starts('first Sundays, not in August', '2026-07-01', '2026-10-01')).toEqual([
    '2026-07-05T15:00',
    '2026-09-06T15:00',
  ]);
  expect(starts('Ash Wednesday', '2026-01-01', '2029-01-01').map((start) => start.slice(0, 10))).toEqual([
    '2026-02-18',
    '2027-02-10',
    '2028-03-01',
  ]);
  expect(starts('Wednesdays in Lent', '2027-01-01', '2028-01-01')).toHaveLength(7);
});

test('a schedule whose days are all left out has none, and says so at once', () => {
  const none = parted([part(weekly(7), '10:30-')], { exceptions: [{ days: weekly(7), reason: null }] });
  expect(nextOccurrence(none, inLondon('2026-12-01T00:00'), london)).toBeNull();
});
