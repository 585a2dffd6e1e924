import { describe, expect, test } from 'vitest';
import { everySunday, london } from '#tests/fixtures/schedule.fixture.ts';
import { occurringDays } from '../dates/planned-days.ts';
import { dateOfDay, dayNumber } from '../days/day-number.ts';
import { parseSchedule } from './parse-schedule.ts';
import type { RawSchedule } from './raw-schedule.ts';

const entry: RawSchedule = { ...everySunday, firstDate: '2026-12-01', endTime: null };

const parsed = (raw: Partial<RawSchedule>) => parseSchedule({ ...entry, ...raw }, { zone: london });

/** The errors of an entry, whose schedule is then not shown; those of a list's line leave the rest of it. */
const errorsOf = (raw: Partial<RawSchedule>) =>
  parsed(raw).problems.flatMap(({ severity, message }) => (severity === 'error' ? [message] : []));

/** The days and starts from one date to another. */
function startsOf(raw: Partial<RawSchedule>, from: string, to: string): readonly string[] {
  const { schedule, problems } = parsed(raw);
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  if (schedule === null) return [];
  const [first, last] = [from, to].map((date) => dayNumber(Temporal.PlainDate.from(date)));
  return [...occurringDays(schedule, first ?? 0, last ?? 0)].map(({ day, part }) => {
    const time =
      part.timing.kind === 'all-day' ? '' : ` ${part.timing.start.toString({ smallestUnit: 'minute' })}`;
    return `${dateOfDay(day)}${time}`;
  });
}

test('two groups of months of one ordinal are read as both of them', () => {
  const repeats = 'second Thursday, September to November and January to May';
  expect(startsOf({ repeats }, '2027-01-01', '2027-12-31')).toEqual(
    ['01-14', '02-11', '03-11', '04-08', '05-13', '09-09', '10-14', '11-11'].map(
      (day) => `2027-${day} 10:30`,
    ),
  );
});

describe('what can be read in two ways is refused, with both', () => {
  test.each([
    [
      'Monthly on Wednesday afternoons, 1st Wednesday of the Month',
      /names Wednesday twice.*“every Wednesday” or “first Wednesday of the month”/,
    ],
    [
      'Monthly on Tuesdays 2nd Tuesday',
      /names Tuesday twice.*“every Tuesday” or “second Tuesday of the month”/,
    ],
    [
      'Sunday mornings, 6pm',
      /"Sunday mornings, 6pm" can be at 6pm or at another part of the day; write each day with its own hours/,
    ],
    [
      'Sunday evenings 10.30',
      /can be at 10.30am or at another part of the day; write each day with its own hours/,
    ],
    [
      'Tuesday mornings and Thursday afternoons, 10am and 2pm',
      /can be at 2pm or at another part of the day; write each day with its own hours, such as “Tuesdays 10am; Thursdays 2pm”/,
    ],
    ['Friday evenings and Saturday 10am', /can be at 10am or at another part of the day/],
    ['Tuesday mornings and Thursday at 7', /"7" can be 7am or 7pm/],
    ['Thursday mornings, 7 January 2027', /names days that all lie among its other days/],
    [
      'December 2026, 7pm',
      /can be every day or some days of it; write “1 to 31 December 2026”, or “6 and 13 December 2026”/,
    ],
    ['25/12 at 10am', /"25\/12 at 10am" can be one date or every year/],
    ['Sundays, not 5/12', /"5\/12" can be two days; write “5 December” or “12 May”/],
    [
      'alternate Wednesdays and every Thursday',
      /can be all of these days in the same week, or one of them only; write “fortnightly on Wednesdays and Thursdays”/,
    ],
    [
      'fortnightly on Mondays, Wednesdays and every Friday',
      /write “fortnightly on Mondays, Wednesdays and Fridays”/,
    ],
    ['alternate Wednesdays and Thursdays', /can be all of these days in the same week/],
    ['Tuesdays and first Tuesday', /names Tuesday twice.*“every Tuesday” or “first Tuesday of the month”/],
    [
      'twice a month on Wednesdays',
      /"twice a month" does not say on which days; write, say, “first and third Tuesdays”/,
    ],
    ['twice a year on Wednesdays', /"twice a year" does not say on which days/],
    [
      'twice weekly on Wednesdays',
      /"twice weekly" does not say on which days; write, say, “Tuesdays and Fridays”/,
    ],
    ['twice a month on the first Wednesday', /"twice a month" does not say on which days/],
    ['three times a year on Sundays', /"three times a year" does not say on which days/],
    ['Wednesdays from January', /"from January" can be that time alone or all that follows/],
    ['Wednesdays from Easter', /"from Easter" can be that time alone or all that follows/],
    ['from January: Wednesdays', /"from January" can be that time alone or all that follows/],
    [
      'Sundays, every second Sunday of the month',
      /names Sunday twice.*“every Sunday” or “second Sunday of the month”/,
    ],
    ['every day in August and Wednesdays in August', /lie among/],
    ['Sundays and Sundays in August', /"Sundays and Sundays" names Sunday twice/],
    ['weekdays and Mondays', /"weekdays and Mondays" names Monday twice/],
    [
      'Advent 3',
      /"Advent 3" can be a Sunday of that season or a time; write “third Sunday of Advent” or “3pm”/,
    ],
    [
      'Tuesdays, not the 3rd',
      /"3rd" can be a day of the month, or which of those days it is; write “third Tuesday” or, as left out \(leftOut\), “3rd of the month”/,
    ],
    ['Tuesdays except the 1st and 3rd of the month', /write “first and third Tuesday” or, as left out/],
    [
      'Tuesdays until July 2027',
      /"until July 2027" can be with that month or without it; write “until Saturday 31 July 2027” or “until Wednesday 30 June 2027”/,
    ],
    ['Sundays until Easter 2027', /"until Easter 2027" can be with that day or without it/],
    [
      'Mondays, and Fridays in term time',
      /"in term time" can be of all days or of the last only; write only “and” before the last if it is of all, or make/,
    ],
    ...[
      'Mondays, Fridays in term time',
      'Mon, Fri (term time only)',
      '7-9pm, Mon, Fri in term time',
      'first Monday, third Friday 7pm in term time',
    ].map((typed): [string, RegExp] => [
      typed,
      /"(?:in term time|term time only)" can be of all days or of the last only; write only “and”/,
    ]),
    ['Mondays, Fridays not in August', /"not in August" can be of all days or of the last only/],
    ['Mondays, Fridays in August', /can be limited to that part of the year as a whole, or in its last/],
    ['Mondays, Fridays fortnightly', /can be all of these days in the same week, or one of them only/],
    ['Mondays and also Fridays in term time', /"in term time" can be of all days or of the last only/],
    ['Mondays; Fridays in term time', /"in term time" can be of all days or of the last only/],
    ['Mondays, and Fridays not in August', /"not in August" can be of all days or of the last only/],
    ['Mondays, and Fridays 7pm until 30 June 2027', /"until 30 June 2027" can be of all days or of the last/],
    ['Mondays, and Fridays 7pm, in August', /"in August" can be of all days or of the last only/],
    ['Mondays, and Fridays in August', /can be limited to that part of the year as a whole, or in its last/],
    ['Mondays, and Fridays fortnightly', /can be all of these days in the same week, or one of them only/],
    [
      'fortnightly on Mondays, and Thursdays',
      /can be all of these days in the same week, or one of them only/,
    ],
    ['Sundays and Good Friday in term time', /"in term time" can be of all days or of the weekdays only/],
    ['Tuesdays 10-12 in January', /"10 to 12" can be .*write “10am to noon” or “10pm to midnight”/],
    ['Tuesdays at 7 in term time', /"7" can be 7am or 7pm/],
    ['Saturdays 10am-12am', /"12am" can be noon or midnight; write “noon” or “midnight”/],
    ['Saturdays 10-12am', /"12am" can be noon or midnight/],
    ['Saturdays, 10pm to 12pm', /"12pm" can be noon or midnight/],
    ['Lent 2', /"Lent 2" can be a Sunday of that season or a time; write “second Sunday of Lent” or “2pm”/],
  ])('%s', (repeats, message) => {
    expect(parsed({ repeats }).schedule).toBeNull();
    expect(errorsOf({ repeats })).toEqual([expect.stringMatching(message)]);
  });

  test.each([
    [['from January: 8pm'], /"from January" can be that time alone or all that follows/],
    [['from Easter: 8pm'], /"from Easter" can be that time alone or all that follows/],
    [
      ['5.30pm', 'September to May: 8am'],
      /"September to May: 8am" beside "5.30pm" can replace .* or be one more/,
    ],
    [
      ['September to May: 8am', '5.30pm'],
      /"September to May: 8am" beside "5.30pm" can replace .* or be one more/,
    ],
    [['Advent 3: 5pm'], /"Advent 3" can be a Sunday of that season or a time/],
    [['March 2026: 6pm'], /"March 2026: 6pm" is for no day of the event/],
  ])('other times %j', (otherTimes, message) => {
    expect(errorsOf({ otherTimes })).toEqual([expect.stringMatching(message)]);
  });
});

describe('other hours for a stretch of dates are for the days of the series in it', () => {
  test.each(['6 to 26 December 2026: 6pm', 'December 2026: 6pm', '1 December 2026 to 31 December 2026: 6pm'])(
    '%s',
    (line) => {
      expect(startsOf({ otherTimes: [line] }, '2026-12-01', '2027-01-05')).toEqual([
        '2026-12-06 18:00',
        '2026-12-13 18:00',
        '2026-12-20 18:00',
        line.startsWith('6 to') ? '2026-12-27 10:30' : '2026-12-27 18:00',
        '2027-01-03 10:30',
      ]);
    },
  );

  test('a single date may be a further day', () => {
    expect(startsOf({ otherTimes: ['24 December 2026: 6pm'] }, '2026-12-21', '2026-12-27')).toEqual([
      '2026-12-24 18:00',
      '2026-12-27 10:30',
    ]);
  });
});

test.each([
  ['twice a month, first and third Tuesdays', 2],
  ['twice weekly on Tuesdays and Fridays', 9],
  ['Tuesdays and first Thursday', 5],
  ['Sundays from September to May', 5],
  ['Mondays and Fridays until 10 January 2027', 3],
  ['Mondays, Wednesdays, and Fridays until 10 January 2027', 4],
  ['first, and third Sundays, not in August', 2],
  ['Mondays, and Fridays, 7pm', 9],
  ['Mondays, Fridays, 7pm', 9],
  ['Mondays, Fridays 7pm weekly', 9],
  ['Mondays, Fridays, 7pm, not in August', 9],
  ['fourth Monday and first, third and fifth Thursdays of January', 3],
  ['Mondays, 2-weekly', 2],
  ['Mondays, Tuesdays and Fridays, not in August', 13],
  ['Mondays, Wednesdays, Fridays until 10 January 2027', 4],
  ['Tuesdays, 1st and 3rd, not in August', 2],
  ['first, third Sundays, not in August', 2],
  ['Tuesdays 10-12 noon, 6 January to 9 February 2027', 3],
  ['Tuesdays 10-12 noon from 5 January 2027', 4],
])('%s says its days, and is read', (repeats, count) => {
  expect(startsOf({ repeats }, '2027-01-01', '2027-01-31')).toHaveLength(count);
});

test.each(['6 January every other year', '6 January, 2-yearly'])('%s is not each year', (repeats) => {
  const inTwoYears = ['2027-01-06 10:30', '2029-01-06 10:30'];
  expect(startsOf({ repeats }, '2027-01-01', '2030-12-31')).toEqual(inTwoYears);
});

test('what is not in school holidays is so with its festivals', () => {
  const terms = [{ from: Temporal.PlainDate.from('2027-01-05'), to: Temporal.PlainDate.from('2027-03-25') }];
  const repeats = 'Sundays and Good Friday, not in school holidays';
  const { schedule, problems } = parseSchedule({ ...entry, repeats }, { zone: london, terms });
  expect([problems.filter(({ severity }) => severity === 'error'), schedule?.phases[0].terms]).toEqual([
    [],
    terms,
  ]);
});

test('an end with its year is of that year, and what follows both messages is read', () => {
  expect(startsOf({ repeats: 'Tuesdays until Easter 2028' }, '2028-04-01', '2028-12-31')).toEqual([
    '2028-04-04 10:30',
    '2028-04-11 10:30',
  ]);
  expect(startsOf({ repeats: 'Fridays until Christmas Day 2026' }, '2026-12-12', '2027-12-31')).toEqual([
    '2026-12-18 10:30',
    '2026-12-25 10:30',
  ]);
  const tuesdays = ['2027-07-06 10:30', '2027-07-13 10:30'];
  expect(startsOf({ repeats: 'Tuesdays, not the third Tuesday' }, '2027-07-01', '2027-07-20')).toEqual(
    tuesdays,
  );
  const thirdDay = { repeats: 'Tuesdays', leftOut: ['3rd of the month'] };
  expect(startsOf(thirdDay, '2027-08-01', '2027-08-12')).toEqual(['2027-08-10 10:30']);
  expect(startsOf({ repeats: 'Tuesdays until 30 June 2027' }, '2027-06-23', '2027-12-31')).toEqual([
    '2027-06-29 10:30',
  ]);
});
