import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isDayOfRule } from '#tests/fixtures/rule-by-day.ts';
import { runs } from '#tests/helpers/long-runs.ts';
import { seasons } from './church-year.ts';
import { dateOfDay } from './day-number.ts';
import type { DaySet, RecurrenceRule } from './day-set.ts';
import { daysOfYear } from './days-of-year.ts';
import type { Weekday } from './weekday.ts';

const start = Temporal.PlainDate.from('2026-01-04');

function rule(parts: Partial<RecurrenceRule>): RecurrenceRule {
  return { freq: 'monthly', interval: 1, byDay: [], byMonthDay: [], byMonth: [], bySetPos: [], ...parts };
}

const on = (weekday: Weekday, ordinal: number | null = null) => ({ weekday, ordinal });

/** The days of a year, each without the year. */
function days(set: DaySet, year = 2026, from = start): string[] {
  return daysOfYear(set, from, year).map((day) => dateOfDay(day).toString().slice(5));
}

function ruleDays(parts: Partial<RecurrenceRule>, year = 2026, from = start): string[] {
  return days({ kind: 'rule', rule: rule(parts), within: null }, year, from);
}

describe('the days of a rule', () => {
  test('fifth and last weekdays', () => {
    expect(ruleDays({ byDay: [on(7, 5)] })).toEqual(['03-29', '05-31', '08-30', '11-29']);
    expect(ruleDays({ byDay: [on(7, -1)], byMonth: [1, 2, 5] })).toEqual(['01-25', '02-22', '05-31']);
  });

  test('several weeks of the month', () => {
    expect(ruleDays({ byDay: [on(7, 1), on(7, 3)], byMonth: [1, 2] })).toEqual([
      '01-04',
      '01-18',
      '02-01',
      '02-15',
    ]);
  });

  test('days that a month or a year lacks are left out', () => {
    expect(ruleDays({ byMonthDay: [31] })).toHaveLength(7);
    const leapDay = { freq: 'yearly', byMonth: [2], byMonthDay: [29] } as const;
    expect(ruleDays(leapDay, 2027)).toEqual([]);
    expect(ruleDays(leapDay, 2028)).toEqual(['02-29']);
    expect(ruleDays(leapDay, 2100)).toEqual([]);
  });

  test('the last weekday of the month, and the Saturday before its first Sunday', () => {
    const weekdays = ([1, 2, 3, 4, 5] as const).map((weekday) => on(weekday));
    expect(ruleDays({ byDay: weekdays, bySetPos: [-1], byMonth: [1, 2, 5] })).toEqual([
      '01-30',
      '02-27',
      '05-29',
    ]);
    const before = { byDay: [on(6)], byMonthDay: [-1, 1, 2, 3, 4, 5, 6] };
    expect(ruleDays(before).slice(0, 4)).toEqual(['01-03', '01-31', '02-28', '04-04']);
  });

  test('every second week counts weeks from Monday, from any first date, across years', () => {
    const fortnightly = { freq: 'weekly', interval: 2, byDay: [on(1), on(7)] } as const;
    expect(ruleDays(fortnightly).slice(0, 4)).toEqual(['01-04', '01-12', '01-18', '01-26']);
    const from = Temporal.PlainDate.from('2011-01-03');
    expect(ruleDays({ freq: 'weekly', interval: 2, byDay: [on(1)] }, 2026, from)[0]).toBe('01-12');
  });

  test('every third month counts from the month of the first date', () => {
    const quarterly = { interval: 3, byDay: [on(2, 2)] };
    expect(ruleDays(quarterly, 2027, Temporal.PlainDate.from('2026-02-20'))).toEqual([
      '02-09',
      '05-11',
      '08-10',
      '11-09',
    ]);
  });

  test('before 1970 and up to the year 9999', () => {
    expect(ruleDays({ freq: 'weekly', byDay: [on(7)] }, 1939).slice(0, 2)).toEqual(['01-01', '01-08']);
    expect(ruleDays({ freq: 'weekly', byDay: [on(7)] }, 9999).at(-1)).toBe('12-26');
    expect(ruleDays({ freq: 'weekly', interval: 2, byDay: [on(7)] }, 9999)).toHaveLength(26);
  });

  test('are those that are found one day at a time', () => {
    const lists = <Item>(items: fc.Arbitrary<Item>) => fc.uniqueArray(items, { maxLength: 3 });
    const weekdays = fc.constantFrom<Weekday>(1, 2, 3, 4, 5, 6, 7);
    const plain = fc
      .uniqueArray(weekdays, { minLength: 1, maxLength: 3 })
      .map((all) => all.map((day) => on(day)));
    const ordinals = fc
      .tuple(weekdays, fc.constantFrom(1, 2, 3, 4, 5, -1, -2, -5))
      .map(([weekday, ordinal]) => [on(weekday, ordinal)]);
    const monthDays = fc.uniqueArray(fc.constantFrom(1, 7, 13, 28, 29, 30, 31, -1, -2, -31), {
      minLength: 1,
      maxLength: 3,
    });
    const byMonth = lists(fc.integer({ min: 1, max: 12 }));
    const interval = fc.constantFrom(1, 1, 2, 3, 4, 6);
    const bySetPos = fc.constantFrom([], [], [1], [-1], [2, -1]);
    const rules = fc.oneof(
      fc.record({ freq: fc.constant('daily' as const), interval, byMonth }),
      fc.record({ freq: fc.constant('weekly' as const), interval, byDay: plain }),
      fc.record({
        freq: fc.constant('monthly' as const),
        interval,
        byDay: fc.oneof(plain, ordinals),
        byMonth,
        bySetPos,
      }),
      fc.record({ freq: fc.constant('monthly' as const), interval, byMonthDay: monthDays, byMonth }),
      fc.record({ freq: fc.constant('monthly' as const), byDay: plain, byMonthDay: monthDays }),
      fc.record({
        freq: fc.constant('yearly' as const),
        interval,
        byDay: fc.oneof(plain, ordinals),
        byMonth: fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 2 }),
      }),
      fc.record({
        freq: fc.constant('yearly' as const),
        interval,
        byMonthDay: monthDays,
        byMonth: fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 2 }),
      }),
    );
    const firstDates = fc.integer({ min: -30_000, max: 25_000 }).map((number) => dateOfDay(number));
    fc.assert(
      fc.property(rules, firstDates, fc.nat({ max: 16 }), (parts, firstDate, later) => {
        const year = firstDate.year + later;
        const expected: string[] = [];
        for (let date = new Temporal.PlainDate(year, 1, 1); date.year === year; date = date.add({ days: 1 }))
          if (isDayOfRule(rule(parts), firstDate, date)) expected.push(date.toString().slice(5));
        // Days before the first date are the schedule's to leave out, and a rule's first period has none before it.
        const known = later === 0 ? expected.filter((day) => day >= firstDate.toString().slice(5)) : expected;
        const found = ruleDays(parts, year, firstDate).filter(
          (day) => later > 0 || day >= firstDate.toString().slice(5),
        );
        expect(found).toEqual(known);
      }),
      { numRuns: runs(2000) },
    );
  });
});

describe('other sets of days', () => {
  test('a season limits a rule', () => {
    const wednesdays = rule({ freq: 'weekly', byDay: [on(3)] });
    const inLent = { kind: 'rule', rule: wednesdays, within: seasons.lent.span } as const;
    expect(days(inLent, 2027)).toEqual(['02-10', '02-17', '02-24', '03-03', '03-10', '03-17', '03-24']);
  });

  test('festivals, and days counted from them', () => {
    const holyWeek = [-6, -5, -4].map((offset) => ({ festival: 'easter-day', offset }) as const);
    expect(days({ kind: 'festivals', days: holyWeek }, 2027)).toEqual(['03-22', '03-23', '03-24']);
    const newYear = { festival: 'new-years-day', offset: -1 } as const;
    expect(days({ kind: 'festivals', days: [newYear] })).toEqual(['12-31']);
  });

  test('a part of every year may go over New Year', () => {
    const monthDay = (month: number, day: number) => ({ kind: 'month-day', month, day }) as const;
    const span = { from: monthDay(12, 30), to: monthDay(1, 2) };
    expect(days({ kind: 'year-span', span })).toEqual(['01-01', '01-02', '12-30', '12-31']);
    const february = { from: monthDay(2, 27), to: monthDay(2, 29) };
    expect(days({ kind: 'year-span', span: february }, 2027)).toEqual(['02-27', '02-28']);
    expect(days({ kind: 'year-span', span: february }, 2028)).toEqual(['02-27', '02-28', '02-29']);
  });

  test('listed dates are in order, each once, and a run has those of the year', () => {
    const dates = ['2026-05-02', '2027-01-01', '2026-03-01', '2026-05-02'].map((text) =>
      Temporal.PlainDate.from(text),
    );
    expect(days({ kind: 'dates', dates })).toEqual(['03-01', '05-02']);
    const [from, to] = [Temporal.PlainDate.from('2026-12-30'), Temporal.PlainDate.from('2027-01-02')];
    expect(days({ kind: 'span', from, to })).toEqual(['12-30', '12-31']);
    expect(days({ kind: 'span', from, to }, 2027)).toEqual(['01-01', '01-02']);
  });
});
