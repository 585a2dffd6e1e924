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

test('public holidays are named for two years, with their substitute days, where somebody wants them as days', () => {
  const sentence = (publicHolidays: typeof british) =>
    parseSchedule(
      { repeats: 'on bank holidays at 10am' },
      { zone: 'Europe/London', publicHolidays, today },
    ).problems.map(({ message }) => message);
  expect(sentence(british)).toEqual([
    '"bank holidays" can be left out as a whole, such as “Mondays, not bank holidays”, and nothing else; ' +
      'write single dates as left out (leftOut), and those on which it happens as “more dates” (alsoOn). Those of the next two years: ' +
      '2026-12-25, 2026-12-26, 2026-12-28, 2027-01-01, 2027-03-26, 2027-03-29, 2027-05-03, 2027-05-31, 2027-08-30, 2027-12-25, 2027-12-26, 2027-12-27, 2027-12-28, ' +
      '2028-01-01, 2028-01-03, 2028-04-14, 2028-04-17, 2028-05-01, 2028-05-29, 2028-08-28.',
  ]);
  expect(sentence({ ...british, nation: undefined })[0]).toContain(
    'once the settings name the church’s nation',
  );
});
