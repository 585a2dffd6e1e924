import { expect, test } from 'vitest';
import { english, london, scheduleOf } from '#tests/fixtures/schedule.fixture.ts';
import { parseSchedule } from '../read/parse-schedule.ts';
import type { RawSchedule } from '../read/raw-schedule.ts';
import { scheduleInWords, seasonInWords } from './schedule-words.ts';

const today = Temporal.PlainDate.from('2026-11-22');
const sundays: RawSchedule = { repeats: 'every Sunday', firstDate: '2026-09-06', startTime: '10.30am' };
const run: RawSchedule = {
  firstDate: '2027-04-01',
  lastDate: '2027-04-11',
  startTime: '10am',
  endTime: '5pm',
};

const wordsOf = (raw: RawSchedule) => scheduleInWords(scheduleOf(raw), today, english);

test.each<[string, RawSchedule, string]>([
  [
    'a fortnight is not taken for the second of the month',
    { ...sundays, repeats: 'fortnightly' },
    'Every other Sunday, 10.30am',
  ],
  [
    'so are several weekdays',
    { ...sundays, repeats: 'fortnightly on Tuesdays and Thursdays' },
    'Every other week on Tuesday and Thursday, 10.30am',
  ],
  [
    'quarters name their months',
    { ...sundays, repeats: 'quarterly on the second Tuesday' },
    'Second Tuesday of March, June, September and December, 10.30am',
  ],
  [
    'weekdays in a row may go over the end of a week',
    { ...sundays, repeats: 'Sunday to Thursday' },
    'Sunday to Thursday, 10.30am',
  ],
  [
    'days that share one of several times have their own alone',
    { firstDate: '2026-09-01', repeats: 'Tuesdays 10am and 2pm; Fridays 10am' },
    'Every Tuesday, 10am and 2pm; Fridays 10am',
  ],
  [
    'several times are listed by the clock',
    { ...sundays, otherTimes: ['6.30pm', '8am to 8.40am'] },
    'Every Sunday, 8am to 8.40am, 10.30am and 6.30pm',
  ],
  [
    'parts of the year with the same other hours are named together',
    { ...sundays, otherTimes: ['December: 4pm', 'January and February: 3pm'] },
    'Every Sunday, 10.30am; December 4pm; January and February 3pm',
  ],
  [
    'a part of the year may be between two days',
    {
      ...sundays,
      otherTimes: ['between 1 May and 30 June: 4pm', 'between 2 October and 3 November 2027: 3pm'],
    },
    'Every Sunday, 10.30am; May to June 4pm; Saturday 2 October to Wednesday 3 November 2027 3pm',
  ],
  [
    'a date with other hours has only these; a further date is named as one',
    { ...sundays, otherTimes: ['20 December 2026: 4pm'], alsoOn: ['Friday 25 December 2026: 9am'] },
    'Every Sunday, 10.30am; Sunday 20 December 4pm; also Friday 25 December, 9am',
  ],
  [
    'all that is left out is named together',
    { ...sundays, leftOut: ['July', 'August: holidays', 'Easter Day', '25 to 31 December'] },
    'Every Sunday, 10.30am, not in July and August, not on Easter Day and 25 to 31 December',
  ],
  [
    'a run names the days on which it is closed every week',
    { ...run, repeats: 'daily except Mondays' },
    'Thursday 1 to Sunday 11 April 2027, 10am to 5pm each day, not on Mondays',
  ],
  [
    'a run does not repeat its year',
    { ...run, repeats: 'every day', leftOut: ['2027-04-04: Low Sunday', '2027-04-06'] },
    'Thursday 1 to Sunday 11 April 2027, 10am to 5pm each day, but not Sunday 4 April and Tuesday 6 April',
  ],
  [
    'a part of one month names it once',
    { ...sundays, repeats: 'every day from 1 to 24 December' },
    'Every day from 1 to 24 December, 10.30am',
  ],
  [
    'public holidays are called as they are where the church is',
    { ...sundays, repeats: 'Mondays, not on public holidays or in August' },
    'Every Monday, 10.30am, not on bank holidays, not in August',
  ],
  [
    'public holidays beside other days are one list with them',
    { ...sundays, repeats: 'Mondays, not on Christmas Eve', leftOut: ['bank holidays: closed'] },
    'Every Monday, 10.30am, not on Christmas Eve and bank holidays',
  ],
  [
    'public holidays on one weekday',
    { ...sundays, repeats: 'Monday to Friday except bank holiday Mondays' },
    'Monday to Friday, 10.30am, not on bank holiday Mondays',
  ],
  [
    'a weekday before a fixed feast',
    { ...sundays, repeats: 'the Sunday before Christmas' },
    'Sunday before Christmas Day, 10.30am',
  ],
  [
    'a weekday of the second week before it',
    { ...sundays, repeats: 'second Sunday before Christmas' },
    'Second Sunday before Christmas Day, 10.30am',
  ],
  [
    'the weekday after it is left out',
    { ...sundays, leftOut: ['Sunday after Christmas'] },
    'Every Sunday, 10.30am, not on the Sunday after Christmas Day',
  ],
  [
    'a weekday nearest a date',
    { ...sundays, repeats: 'Sunday nearest 29 June' },
    'Sunday nearest 29 June, 10.30am',
  ],
  [
    'a weekday after a weekday of the month',
    { ...sundays, repeats: 'Monday after the first Sunday' },
    'Monday after the first Sunday of the month, 10.30am',
  ],
  [
    'a few dates',
    { repeats: 'on these dates', alsoOn: ['2026-11-28', '2026-12-05'], startTime: '7.30pm' },
    '28 November and 5 December, 7.30pm',
  ],
])('%s', (_, raw, words) => {
  expect(wordsOf(raw)).toBe(words);
});

test('in Ireland and Germany they are public holidays', () => {
  const holidays = { nation: 'ireland', otherPublicHolidays: [] } as const;
  const raw = { ...sundays, repeats: 'Mondays, not bank holidays' };
  const { schedule } = parseSchedule(raw, { zone: london, publicHolidays: holidays });
  expect(schedule && scheduleInWords(schedule, today, english)).toBe(
    'Every Monday, 10.30am, not on public holidays',
  );
});

test('a day of every year says "from" only when its first is more than a year ahead', () => {
  const season = (firstDate: string) =>
    seasonInWords(scheduleOf({ ...sundays, repeats: 'Ash Wednesday', firstDate }), today, english);
  expect(season('2027-02-10')).toBeNull();
  expect(season('2028-03-01')).toBe('from Wednesday 1 March 2028');
});

test('a series begins on the first day that is not left out', () => {
  const raw = { ...sundays, firstDate: '2026-12-20', repeats: 'third Sunday, not in December' };
  expect(seasonInWords(scheduleOf(raw), today, english)).toBe('from Sunday 17 January 2027');
});
