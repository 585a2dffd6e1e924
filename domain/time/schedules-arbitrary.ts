import fc from 'fast-check';
import { parseSchedule } from './parse/parse-schedule.ts';
import type { RawChange, RawSchedule } from './parse/raw-schedule.ts';
import type { Schedule } from './schedule.ts';
import { LONDON } from './schedules-for-tests.ts';
import { WEEKDAY_NAMES } from './weekday.ts';

const FIRST_DAY = Temporal.PlainDate.from('2025-11-01');

/** A date from November 2025 on, over `days` days. */
export const dates = (days: number): fc.Arbitrary<string> =>
  fc.nat({ max: days - 1 }).map((day) => FIRST_DAY.add({ days: day }).toString());

const times = fc
  .tuple(fc.nat({ max: 23 }), fc.constantFrom(0, 15, 30, 59))
  .map(([hour, minute]) => `${two(hour)}:${two(minute)}`);

const hours = fc.oneof(
  { weight: 1, arbitrary: fc.constant({}) },
  { weight: 1, arbitrary: times.map((startTime) => ({ startTime })) },
  {
    weight: 6,
    arbitrary: fc
      .uniqueArray(times, { minLength: 2, maxLength: 2 })
      .map((pair) => pair.toSorted())
      .map(([startTime, endTime]) => ({ startTime, endTime })),
  },
);

const lastDates = fc.option(dates(1400), { nil: null, freq: 2 });

const leftOut = fc.array(
  fc.tuple(dates(1000), fc.nat({ max: 20 })).map(([from, days]) => {
    return `${from} to ${Temporal.PlainDate.from(from).add({ days })}: away`;
  }),
  { maxLength: 3 },
);

const patterns: fc.Arbitrary<RawSchedule> = fc.oneof(
  fc.record({
    repeats: fc.constant('once'),
    firstDate: dates(1000),
  }),
  fc
    .record({ firstDate: dates(1000), days: fc.nat({ max: 40 }), leftOut })
    .map(({ firstDate, days, leftOut }) => {
      const lastDate = Temporal.PlainDate.from(firstDate).add({ days }).toString();
      return { repeats: 'every day', firstDate, lastDate, leftOut };
    }),
  fc.record({
    repeats: fc.constantFrom('every week', 'every second week'),
    weekdays: fc.subarray([...WEEKDAY_NAMES], { minLength: 1, maxLength: 3 }),
    firstDate: dates(400),
    lastDate: lastDates,
    leftOut,
  }),
  fc.record({
    repeats: fc.constant('every month'),
    monthlyOn: fc
      .tuple(fc.constantFrom('first', 'second', 'third', 'fourth', 'last'), fc.constantFrom(...WEEKDAY_NAMES))
      .map((words) => words.join(' ')),
    firstDate: dates(400),
    lastDate: lastDates,
    leftOut,
  }),
);

const changeWords = fc.record({
  status: fc.constantFrom('cancelled', 'postponed', 'moved', 'changed'),
  movedBy: fc.option(fc.integer({ min: -60, max: 370 }), { nil: null }),
  newStartTime: fc.option(times, { nil: null }),
  where: fc.option(fc.constant('the hall'), { nil: null }),
  note: fc.option(fc.string({ maxLength: 40 }), { nil: null }),
});

/** Raw schedules such as volunteers write, some with faults. */
export const rawSchedules: fc.Arbitrary<RawSchedule> = fc
  .tuple(patterns, hours, fc.constantFrom('scheduled', 'scheduled', 'scheduled', 'cancelled'))
  .map(([pattern, hour, status]) => ({ ...pattern, ...hour, status }));

/** Good schedules with up to three changes of dates they really have. */
export const schedules: fc.Arbitrary<Schedule<string>> = fc
  .tuple(rawSchedules, fc.array(fc.tuple(fc.nat({ max: 60 }), changeWords), { maxLength: 3 }))
  .map(([raw, changes]) => {
    const plain = parseSchedule<string>(raw, [], LONDON).schedule;
    if (plain === null) return null;
    const withDates = changes.map(([steps, words], index): RawChange<string> => {
      const { movedBy, ...said } = words;
      const date = dateAfter(plain, steps);
      const newDate =
        movedBy === null ? null : Temporal.PlainDate.from(date).add({ days: movedBy }).toString();
      return { ...said, id: `change-${index}`, date, newDate };
    });
    return parseSchedule<string>(raw, withDates, LONDON).schedule;
  })
  .filter((schedule) => schedule !== null);

/** A date some way along a schedule; found by walking, not by the rules under test. */
function dateAfter(schedule: Schedule, steps: number): string {
  switch (schedule.kind) {
    case 'once':
      return schedule.firstDate.toString();
    case 'daily':
      return schedule.firstDate.add({ days: steps % 8 }).toString();
    case 'weekly':
      return schedule.firstDate.add({ weeks: steps * schedule.interval }).toString();
    case 'monthly': {
      const weekdayAfter = schedule.firstDate.add({ weeks: steps * 4 });
      return weekdayAfter.toString();
    }
  }
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}
