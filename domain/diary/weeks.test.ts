import { expect, test } from 'vitest';
import { datedLocale, localeOf } from '#languages/locale.ts';
import type { DiaryDay } from './diary.ts';
import { weeksAtAGlance, weeksOf } from './weeks.ts';

const locale = localeOf();
const on = (date: string): DiaryDay => ({
  date,
  near: undefined,
  dated: date,
  weekday: '',
  day: 1,
  month: '',
  lines: [],
});

/** Four weeks from a day, on each of which something is. */
function fourWeeks(today: string) {
  const first = Temporal.PlainDate.from(today);
  const days = Array.from({ length: 28 }, (_, day) => on(first.add({ days: day }).toString()));
  return { days, first, last: first.add({ days: 27 }) };
}

function weeksFrom(today: string) {
  const { days, first, last } = fourWeeks(today);
  return weeksOf(days, first, last, locale);
}

test('weeks are from Monday to Sunday, and the first begins today', () => {
  expect(
    weeksFrom('2026-11-25').map(({ from, to, isThisWeek, span }) => [from, to, isThisWeek, span]),
  ).toEqual([
    ['2026-11-25', '2026-11-29', true, '25 to 29 November'],
    ['2026-11-30', '2026-12-06', false, '30 November to 6 December'],
    ['2026-12-07', '2026-12-13', false, '7 to 13 December'],
    ['2026-12-14', '2026-12-20', false, '14 to 20 December'],
    ['2026-12-21', '2026-12-22', false, '21 to 22 December'],
  ]);
});

test('on a Sunday this week is the one that begins tomorrow', () => {
  expect(weeksFrom('2026-11-22').map(({ from, begins }) => [from, begins])).toEqual([
    ['2026-11-22', '22 Nov'],
    ['2026-11-30', '30 Nov'],
    ['2026-12-07', '7 Dec'],
    ['2026-12-14', '14 Dec'],
  ]);
});

test('four weeks from a Monday are four weeks, and a last week of one day is named after it', () => {
  expect(weeksFrom('2026-11-23')).toHaveLength(4);
  expect(weeksFrom('2026-11-24').at(-1)?.span).toBe('Monday 21 December');
});

test('a week in which nothing is on is left out', () => {
  const { first, last } = fourWeeks('2026-11-25');
  expect(weeksOf([on('2026-12-13')], first, last, locale).map(({ from }) => from)).toEqual(['2026-12-07']);
  expect(weeksOf([], first, last, locale)).toEqual([]);
});

test('the weeks at a glance have every day from Monday to Sunday, and a date where something is on', () => {
  const { first, last } = fourWeeks('2026-11-25');
  const { weeks, weekdays } = weeksAtAGlance([on('2026-11-25'), on('2026-12-22')], first, last, locale);
  expect(weekdays[2]).toEqual(['Wed', 'Wednesday']);
  expect(weeks.map((week) => week.map(({ day }) => day).join(' '))).toEqual([
    '23 24 25 26 27 28 29',
    '30 1 2 3 4 5 6',
    '7 8 9 10 11 12 13',
    '14 15 16 17 18 19 20',
    '21 22 23 24 25 26 27',
  ]);
  expect(weeks.flat().flatMap(({ date }) => date ?? [])).toEqual(['2026-11-25', '2026-12-22']);
  expect(weeks.flat().flatMap(({ month }) => month ?? [])).toEqual(['Nov', 'Dec']);
});

test('where nobody knows when they are read, no week is this one and no day today', () => {
  const { days, first, last } = fourWeeks('2026-11-25');
  const dated = datedLocale(locale);
  expect(weeksOf(days, first, last, dated)).toEqual(
    weeksOf(days, first, last, locale).map((week) => ({ ...week, isThisWeek: false })),
  );
  const isToday = (from: typeof locale) =>
    weeksAtAGlance(days, first, last, from)
      .weeks.flat()
      .filter((day) => day.isToday).length;
  expect([isToday(locale), isToday(dated)]).toEqual([1, 0]);
});
