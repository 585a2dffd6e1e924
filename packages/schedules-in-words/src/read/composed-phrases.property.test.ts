import fc from 'fast-check';
import { expect, test } from 'vitest';
import { london } from '#tests/fixtures/schedule.fixture.ts';
import { runs } from '#tests/helpers/long-runs.ts';
import { isException, plannedDays } from '../dates/planned-days.ts';
import { dayNumber } from '../days/day-number.ts';
import { parseSchedule } from './parse-schedule.ts';

/** Words, and what they mean, reckoned day by day and by nothing of the site. */
interface Phrase {
  readonly text: string;
  readonly has: (date: Temporal.PlainDate) => boolean;
}

const months = ['January', 'March', 'May', 'August', 'September', 'November', 'December'] as const;
const numbers = [1, 3, 5, 8, 9, 11, 12];
const weekdays = ['Monday', 'Wednesday', 'Thursday', 'Saturday', 'Sunday'] as const;
const weekdayNumbers = [1, 3, 4, 6, 7];
const ordinalWords = ['first', '2nd', 'third', '4th', 'last'] as const;

const monthAt = (at: number) => ({ name: months[at] ?? '', month: numbers[at] ?? 0 });
const weekdayAt = (at: number) => ({ name: weekdays[at] ?? '', weekday: weekdayNumbers[at] ?? 0 });
const month = fc.nat({ max: months.length - 1 }).map(monthAt);
const weekday = fc.nat({ max: weekdays.length - 1 }).map(weekdayAt);
const ordinal = fc
  .nat({ max: ordinalWords.length - 1 })
  .map((at) => ({ name: ordinalWords[at] ?? '', nth: at }));

const isNth = (date: Temporal.PlainDate, nth: number) =>
  nth === 4 ? date.day + 7 > date.daysInMonth : Math.ceil(date.day / 7) === nth + 1;
const between = (date: Temporal.PlainDate, from: number, to: number) =>
  from <= to ? from <= date.month && date.month <= to : date.month >= from || date.month <= to;

const everyWeek = fc
  .tuple(weekday, fc.constantFrom('#s', 'every #', 'weekly on #s', '# evenings', 'once a week on #'))
  .map(
    ([{ name, weekday: number }, words]): Phrase => ({
      text: words.replace('#', name),
      has: (date) => date.dayOfWeek === number,
    }),
  );
const ofMonth = fc
  .tuple(
    fc.uniqueArray(ordinal, { minLength: 1, maxLength: 2, selector: ({ nth }) => nth }),
    weekday,
    fc.constantFrom(
      '@ #',
      '@ # of the month',
      'monthly on the @ #',
      'monthly, @ #',
      'on the @ # of each month',
    ),
  )
  .map(
    ([ordinals, { name, weekday: number }, words]): Phrase => ({
      text: words.replace('@', ordinals.map((each) => each.name).join(' and ')).replace('#', name),
      has: (date) => date.dayOfWeek === number && ordinals.some(({ nth }) => isNth(date, nth)),
    }),
  );
/** What no reading makes exact: it must be refused. */
const inexact = fc
  .tuple(
    weekday,
    fc.constantFrom(
      ...[
        'twice a month on #s',
        'twice a year on #s',
        'twice weekly on #s',
        'monthly on #s',
        'monthly on #s, 1st #',
        '#s from January',
        'a few #s',
      ],
    ),
  )
  .map(([{ name }, words]): Phrase => ({ text: words.replaceAll('#', name), has: () => false }));

const range = fc.tuple(month, month).filter(([from, to]) => from.month !== to.month);
const limit = fc.oneof(
  fc.constant({ text: '', has: () => true }),
  month.map(
    ({ name, month: number }): Phrase => ({ text: ` in ${name}`, has: (date) => date.month === number }),
  ),
  fc.tuple(range, fc.constantFrom(' from @ to #', ', @ to #', ' between @ and #', ' @-#')).map(
    ([[from, to], words]): Phrase => ({
      text: words.replace('@', from.name).replace('#', to.name),
      has: (date) => between(date, from.month, to.month),
    }),
  ),
  fc.tuple(range, range).map(
    ([[from, to], [second, end]]): Phrase => ({
      text: `, ${from.name} to ${to.name} and ${second.name} to ${end.name}`,
      has: (date) => between(date, from.month, to.month) || between(date, second.month, end.month),
    }),
  ),
);
const exception = fc.oneof(
  { weight: 2, arbitrary: fc.constant({ text: '', has: () => false }) },
  fc.tuple(month, fc.constantFrom(', not in #', ' except in #', ' (not #)')).map(
    ([{ name, month: number }, words]): Phrase => ({
      text: words.replace('#', name),
      has: (date) => date.month === number,
    }),
  ),
);
const limited = fc
  .tuple(fc.oneof({ weight: 3, arbitrary: everyWeek }, { weight: 4, arbitrary: ofMonth }), limit)
  .map(([days, only]) => ({ days, only, text: `${days.text}${only.text}` }));
const phrase = fc
  .tuple(
    fc.oneof(
      { weight: 6, arbitrary: fc.array(limited, { minLength: 1, maxLength: 2 }) },
      fc.tuple(inexact, limit).map(([days, only]) => [{ days, only, text: `${days.text}${only.text}` }]),
    ),
    exception,
  )
  .map(([parts, without]): Phrase => {
    const [first, last] = parts;
    // "Tuesdays and Thursdays in August" has both in August only.
    const shared = first?.only.text === '' && last !== undefined ? last.only : null;
    return {
      text: `${parts.map(({ text }) => text).join(' and ')}${without.text}`,
      has: (date) =>
        parts.some(({ days, only }) => days.has(date) && (shared ?? only).has(date)) && !without.has(date),
    };
  });

const firstDay = Temporal.PlainDate.from('2026-12-01');
const dayCount = 400;
const dates = Array.from({ length: dayCount }, (_, days) => firstDay.add({ days }));

test('a phrase composed as people print them is read as its words mean, day by day, or refused', () => {
  let read = 0;
  let tried = 0;
  fc.assert(
    fc.property(phrase, ({ text, has }) => {
      tried += 1;
      const raw = { repeats: text, firstDate: firstDay.toString(), startTime: '10:00' };
      const { schedule, problems } = parseSchedule(raw, { zone: london });
      if (schedule === null || problems.some(({ severity }) => severity === 'error')) return;
      read += 1;
      const first = dayNumber(firstDay);
      const planned = [...plannedDays(schedule, first, first + dayCount - 1)].map(({ day }) => day);
      const found = planned.filter((day) => !isException(schedule, day));
      expect(found, text).toEqual(dates.filter(has).map(dayNumber));
    }),
    { numRuns: runs(3_000) },
  );
  // Most are plain; a reader that refuses them all is none.
  expect(read / tried).toBeGreaterThan(0.5);
});
