import { expect, test } from 'vitest';
import { british } from '#tests/fixtures/schedule.fixture.ts';
import { parseSchedule } from './parse-schedule.ts';

const today = Temporal.PlainDate.from('2026-11-23');

test.each([
  [
    { firstDate: '20 December', repeats: 'once' },
    '"20 December" has no year; write the year after the month. The next is 2026-12-20.',
  ],
  [
    { firstDate: '22 November', repeats: 'once' },
    '"22 November" has no year; write the year after the month. The next is 2027-11-22.',
  ],
  [
    { firstDate: '29 February', repeats: 'once' },
    '"29 February" has no year; write the year after the month. The next is 2028-02-29.',
  ],
  [
    { firstDate: 'Sun 20 December', repeats: 'once' },
    '"Sun 20 December" has no year; write the year after the month. The next is 2026-12-20.',
  ],
  [
    { repeats: 'Sunday 20 December' },
    '"Sunday 20 December" has no year; write the year after the month. The next is 2026-12-20.',
  ],
  [
    { repeats: 'Saturday 28 November' },
    '"Saturday 28 November" has no year; write the year after the month. The next is 2026-11-28.',
  ],
  [
    { repeats: 'Monday 20 December' },
    '"Monday 20 December" has no year; write the year after the month. The next is 2027-12-20.',
  ],
  [
    { firstDate: '2026-12-20', repeats: 'Sundys' },
    '"Sundys" is not known; is “Sundays” meant? Otherwise write it like “once”, “every Sunday”, “first and third Tuesdays”, “every day” or “5 August every year”.',
  ],
])(
  'a date without a year is named with the next such date, and any other fault as it is: %j',
  (raw, sentence) => {
    const { problems } = parseSchedule(raw, { zone: 'Europe/London', publicHolidays: british, today });
    expect(problems.map(({ message }) => message)).toEqual([sentence]);
  },
);
