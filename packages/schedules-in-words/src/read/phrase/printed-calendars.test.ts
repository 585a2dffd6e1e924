import { expect, test } from 'vitest';
import { printedPhrases, terms } from '#tests/fixtures/printed-calendars.ts';
import { british, london } from '#tests/fixtures/schedule.fixture.ts';
import { occurringDays } from '../../dates/planned-days.ts';
import { dateOfDay, dayNumber } from '../../days/day-number.ts';
import { parseSchedule } from '../parse-schedule.ts';

const first = Temporal.PlainDate.from('2026-09-01');
const lastDay = Temporal.PlainDate.from('2029-08-31');
test.each(printedPhrases)(
  '“%s”, as a printed calendar has it, means the days that it says',
  (repeats, holds) => {
    const { schedule, problems } = parseSchedule(
      { repeats, firstDate: first.toString() },
      { zone: london, terms, publicHolidays: british },
    );
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    if (schedule === null) throw new Error('There is no schedule.');
    const found = [...occurringDays(schedule, dayNumber(first), dayNumber(lastDay))].map(({ day }) =>
      dateOfDay(day).toString(),
    );
    const expected: string[] = [];
    for (let day = first; Temporal.PlainDate.compare(day, lastDay) <= 0; day = day.add({ days: 1 })) {
      if (holds(day)) expected.push(day.toString());
    }
    expect(expected.length).toBeGreaterThan(0);
    expect(found).toEqual(expected);
  },
);
