import { describe, expect, test } from 'vitest';
import {
  advent,
  before,
  between,
  both,
  dates,
  either,
  fixedFeast,
  friday,
  from,
  fromEaster,
  type Holds,
  hasLaterWeekday,
  holyWeek,
  last,
  lent,
  monday,
  month,
  months,
  not,
  nth,
  on,
  placeFromEnd,
  saturday,
  sunday,
  thursday,
  tuesday,
  wednesday,
  weekday,
  weeks,
} from '#tests/fixtures/day-predicates.ts';
import { holidaysElsewhere } from '#tests/fixtures/holidays-elsewhere.ts';
import { british, london } from '#tests/fixtures/schedule.fixture.ts';
import { easter } from '#tests/fixtures/slow-days.ts';
import { occurringDays } from '../../dates/planned-days.ts';
import { dateOfDay, dayNumber } from '../../days/day-number.ts';
import { parseSchedule } from '../parse-schedule.ts';

const first = Temporal.PlainDate.from('2026-09-01');
const lastDay = Temporal.PlainDate.from('2029-08-31');
const terms = [
  { from: Temporal.PlainDate.from('2026-09-03'), to: Temporal.PlainDate.from('2026-10-23') },
  { from: Temporal.PlainDate.from('2026-11-02'), to: Temporal.PlainDate.from('2026-12-18') },
];

const inTerm: Holds = (day) =>
  terms.some(
    (term) =>
      Temporal.PlainDate.compare(term.from, day) <= 0 && Temporal.PlainDate.compare(day, term.to) <= 0,
  );

const holiday: Holds = (day) => holidaysElsewhere('england-wales', day.year).has(day.toString());

/** Phrases as churches print them, each with a rule that says of a single day whether it is meant. */
const phrases: readonly (readonly [string, Holds])[] = [
  // Every week.
  ['every Sunday', weekday(sunday)],
  ['Sundays', weekday(sunday)],
  ['Each Sunday', weekday(sunday)],
  ['SUNDAY', weekday(sunday)],
  ['on Sundays', weekday(sunday)],
  ['weekly on Sundays', weekday(sunday)],
  ['Every week on Tuesday and Thursday', weekday(tuesday, thursday)],
  ['Tuesdays & Thursdays', weekday(tuesday, thursday)],
  ['Tues/Thurs', weekday(tuesday, thursday)],
  ['Mon, Wed and Fri', weekday(monday, wednesday, friday)],
  ['Mondays, Wednesdays, Fridays', weekday(monday, wednesday, friday)],
  ['Monday to Friday', weekday(monday, tuesday, wednesday, thursday, friday)],
  ['Mon–Fri', weekday(monday, tuesday, wednesday, thursday, friday)],
  ['weekdays', weekday(monday, tuesday, wednesday, thursday, friday)],
  ['every weekday', weekday(monday, tuesday, wednesday, thursday, friday)],
  ['Monday - Saturday', weekday(monday, tuesday, wednesday, thursday, friday, saturday)],
  ['weekends', weekday(saturday, sunday)],
  ['Friday to Sunday', weekday(friday, saturday, sunday)],
  ['Saturday to Monday', weekday(saturday, sunday, monday)],
  ['Wednesday mornings', weekday(wednesday)],
  ['Sunday evenings', weekday(sunday)],
  ['Monday to Friday except Wednesday', weekday(monday, tuesday, thursday, friday)],
  ['Mondays, not bank holidays', both(weekday(monday), not(holiday))],
  ['Every Monday, 10am, except bank holidays', both(weekday(monday), not(holiday))],
  [
    'Monday to Friday, not on public holidays',
    both(weekday(monday, tuesday, wednesday, thursday, friday), not(holiday)),
  ],
  [
    'weekdays (excluding Bank Holidays)',
    both(weekday(monday, tuesday, wednesday, thursday, friday), not(holiday)),
  ],
  ['Fridays, closed on Bank & Public Holidays', both(weekday(friday), not(holiday))],
  ['Mondays unless it is a bank holiday', both(weekday(monday), not(holiday))],
  ['daily except bank holidays, 9am', not(holiday)],
  ['Sundays, not on bank holidays', both(weekday(sunday), not(holiday))],
  ['every day except Bank Holiday Mondays', not(both(weekday(monday), holiday))],
  ['Mondays, not in August or on bank holidays', both(weekday(monday), not(either(month(8), holiday)))],
  ['Mondays, not on bank holidays or in August', both(weekday(monday), not(either(month(8), holiday)))],
  [
    'Tuesdays except Christmas Eve and bank holidays',
    both(weekday(tuesday), not(either(on('12-24'), holiday))),
  ],
  ['Mondays in term time, not bank holidays', both(both(weekday(monday), inTerm), not(holiday))],
  ['Mondays, not in school holidays or on bank holidays', both(both(weekday(monday), inTerm), not(holiday))],
  ['Mondays, except bank holidays and school holidays', both(both(weekday(monday), inTerm), not(holiday))],
  ['Wednesdays (term time only)', both(weekday(wednesday), inTerm)],
  ['every Tuesday in term time', both(weekday(tuesday), inTerm)],
  ['Thursdays during school term time', both(weekday(thursday), inTerm)],
  ['Thursdays (school term time only)', both(weekday(thursday), inTerm)],
  ['Thursdays, school terms only', both(weekday(thursday), inTerm)],
  ['Thursdays, not in school holidays', both(weekday(thursday), inTerm)],
  ['Fridays during term', both(weekday(friday), inTerm)],
  // Every few weeks.
  ['fortnightly on Mondays', both(weekday(monday), weeks(2, '2026-09-07'))],
  ['every other Tuesday', both(weekday(tuesday), weeks(2, '2026-09-01'))],
  ['alternate Wednesdays', both(weekday(wednesday), weeks(2, '2026-09-02'))],
  ['Thursdays, fortnightly', both(weekday(thursday), weeks(2, '2026-09-03'))],
  ['every second week on Friday', both(weekday(friday), weeks(2, '2026-09-04'))],
  ['every two weeks on a Tuesday', both(weekday(tuesday), weeks(2, '2026-09-01'))],
  ['once a fortnight on Tuesdays', both(weekday(tuesday), weeks(2, '2026-09-01'))],
  ['every third week on Friday', both(weekday(friday), weeks(3, '2026-09-04'))],
  ['every 4 weeks on Thursday', both(weekday(thursday), weeks(4, '2026-09-03'))],
  ['six-weekly on Wednesdays', both(weekday(wednesday), weeks(6, '2026-09-02'))],
  // Weeks of the month.
  ['first Sunday of the month', nth([1], sunday)],
  ['1st Sunday in the month', nth([1], sunday)],
  ['the first Tuesday of each month', nth([1], tuesday)],
  ['monthly on the first Monday', nth([1], monday)],
  ['every month on the second Tuesday', nth([2], tuesday)],
  ['first Thursday monthly', nth([1], thursday)],
  ['every first Friday', nth([1], friday)],
  ['first and third Sundays', nth([1, 3], sunday)],
  ['1st & 3rd Sunday', nth([1, 3], sunday)],
  ['1st and 3rd Sundays of the month', nth([1, 3], sunday)],
  ['2nd, 4th & 5th Sundays', nth([2, 4, 5], sunday)],
  ['2nd and 4th Wednesday of every month', nth([2, 4], wednesday)],
  ['every second and fourth Wednesday', nth([2, 4], wednesday)],
  ['fifth Sunday', nth([5], sunday)],
  ['5th Sundays', nth([5], sunday)],
  ['last Saturday of the month', last(saturday)],
  ['every last Sunday', last(sunday)],
  ['the final Thursday of the month', last(thursday)],
  ['second last Friday of the month', both(weekday(friday), (day) => placeFromEnd(day) === 2)],
  ['first and last Sundays', either(nth([1], sunday), last(sunday))],
  ['first Sunday and third Tuesday', either(nth([1], sunday), nth([3], tuesday))],
  ['first Monday and first Tuesday of the month', nth([1], monday, tuesday)],
  ['Wednesdays and the first Saturday of the month', either(weekday(wednesday), nth([1], saturday))],
  ['every Sunday except the first', nth([2, 3, 4, 5], sunday)],
  ['Sundays, but not the fifth', nth([1, 2, 3, 4], sunday)],
  ['every Sunday except the last of the month', both(weekday(sunday), not(last(sunday)))],
  ['first Sunday of the month, not in August', both(nth([1], sunday), not(month(8)))],
  ['2nd Sunday of each month (not August)', both(nth([2], sunday), not(month(8)))],
  ['first Sunday of the month except January and August', both(nth([1], sunday), not(month(1, 8)))],
  ['third Thursday of the month, September to June', both(nth([3], thursday), not(month(7, 8)))],
  // Every few months.
  ['every other month on the first Monday', both(nth([1], monday), months(2))],
  ['first Monday of every other month', both(nth([1], monday), months(2))],
  ['quarterly on the second Tuesday', both(nth([2], tuesday), months(3))],
  ['third Sunday every three months', both(nth([3], sunday), months(3))],
  ['every six months on the first Sunday', both(nth([1], sunday), months(6))],
  ['first Sunday of March, June, September and December', both(nth([1], sunday), month(3, 6, 9, 12))],
  ['fourth Saturday of May and October', both(nth([4], saturday), month(5, 10))],
  // Days of the month, and days counted from a weekday of it.
  ['13th of the month', (day) => day.day === 13],
  ['on the 1st and 15th of each month', (day) => day.day === 1 || day.day === 15],
  ['31st of the month', (day) => day.day === 31],
  ['last day of the month', (day) => day.day === day.daysInMonth],
  ['every 13th', (day) => day.day === 13],
  ['Sundays, not in July or August', both(weekday(sunday), not(month(7, 8)))],
  ['each evening in Holy Week', holyWeek],
  ['Tuesdays and the 13th of the month', (day) => day.dayOfWeek === tuesday || day.day === 13],
  ['last day of February', (day) => day.month === 2 && day.day === day.daysInMonth],
  ['last weekday of the month', (day) => day.dayOfWeek < 6 && !hasLaterWeekday(day)],
  ['Saturday before the first Sunday', before(1, nth([1], sunday))],
  ['the Saturday before the 1st Sunday of the month', before(1, nth([1], sunday))],
  ['Monday after the second Sunday', before(-1, nth([2], sunday))],
  ['Friday before the last Sunday', before(2, last(sunday))],
  // Parts of the year.
  ['Sundays in August', both(weekday(sunday), month(8))],
  ['every Sunday, November to February', both(weekday(sunday), month(11, 12, 1, 2))],
  ['Saturdays from May to September', both(weekday(saturday), month(5, 6, 7, 8, 9))],
  [
    'Sundays between Easter and Pentecost',
    both(
      weekday(sunday),
      between(easter, (year) => easter(year).add({ days: 49 })),
    ),
  ],
  ['Wednesdays in Lent', both(weekday(wednesday), lent)],
  ['every Friday during Lent', both(weekday(friday), lent)],
  ['Sundays in Advent', both(weekday(sunday), advent)],
  ['Wednesdays in Advent and Lent', both(weekday(wednesday), either(advent, lent))],
  ['daily in Holy Week', holyWeek],
  ['Monday to Wednesday of Holy Week', both(weekday(monday, tuesday, wednesday), holyWeek)],
  ['every day from 1 to 24 December', from('12-01', '12-24')],
  ['Monday in Holy Week to Good Friday', fromEaster(-6, -5, -4, -3, -2)],
  ['Tuesdays from 20 September to 5 December', both(weekday(tuesday), from('09-20', '12-05'))],
  // Every year.
  ['every year on 5 August', on('08-05')],
  ['5 August every year', on('08-05')],
  ['annually on 2 February', on('02-02')],
  ['second Sunday of September', both(nth([2], sunday), month(9))],
  ['last Sunday in November', both(last(sunday), month(11))],
  ['25 and 26 December each year', on('12-25', '12-26')],
  ['yearly on the first Saturday of July', both(nth([1], saturday), month(7))],
  // The church’s year.
  ['Ash Wednesday', fromEaster(-46)],
  ['Shrove Tuesday', fromEaster(-47)],
  ['Mothering Sunday', fromEaster(-21)],
  ["Mothers' Day", fromEaster(-21)],
  ['Mother’s Day', fromEaster(-21)],
  ['Palm Sunday', fromEaster(-7)],
  ['Maundy Thursday and Good Friday', fromEaster(-3, -2)],
  [
    'Good Friday to Easter Monday',
    between(
      (year) => easter(year).subtract({ days: 2 }),
      (year) => easter(year).add({ days: 1 }),
    ),
  ],
  ['Easter Day', fromEaster(0)],
  ['Easter Sunday', fromEaster(0)],
  ['Easter Eve', fromEaster(-1)],
  ['Low Sunday', fromEaster(7)],
  ['Sunday after Easter', fromEaster(7)],
  ['Second Sunday of Easter', fromEaster(7)],
  ['Ascension Day', fromEaster(39)],
  ['Whitsun', fromEaster(49)],
  ['Pentecost', fromEaster(49)],
  ['Trinity Sunday', fromEaster(56)],
  ['3rd Sunday after Trinity', fromEaster(56 + 21)],
  ['Corpus Christi', fromEaster(60)],
  ['Fourth Sunday of Lent', fromEaster(-21)],
  ['Sunday next before Lent', fromEaster(-49)],
  ['Saturday before Palm Sunday', fromEaster(-8)],
  ['Remembrance Sunday', fixedFeast('remembrance-sunday')],
  ['All Souls', on('11-02')],
  ["All Saints' Day", on('11-01')],
  ['Christ the King', fixedFeast('christ-the-king')],
  ['Advent Sunday', fixedFeast('advent-sunday')],
  ['first Sunday of Advent', fixedFeast('advent-sunday')],
  ['third Sunday in Advent', fixedFeast('advent-sunday', 14)],
  ['Christmas Eve', on('12-24')],
  ['Christmas Eve, Christmas Day and Boxing Day', on('12-24', '12-25', '12-26')],
  ["New Year's Eve", on('12-31')],
  ['Epiphany', on('01-06')],
  ['Candlemas', on('02-02')],
  ['Sunday nearest 29 September', both(weekday(sunday), from('09-26', '10-02'))],
  ['last Friday before Christmas', both(weekday(friday), from('12-18', '12-24'))],
  ['every Wednesday in Lent and Good Friday', either(both(weekday(wednesday), lent), fromEaster(-2))],
  // Dates.
  ['15 January 2027', dates('2027-01-15')],
  ['Friday 15 January 2027', dates('2027-01-15')],
  ['15, 22 and 29 January 2027', dates('2027-01-15', '2027-01-22', '2027-01-29')],
  ['Fri 11 to Sun 13 December 2026', dates('2026-12-11', '2026-12-12', '2026-12-13')],
  ['2026-12-06, 2026-12-13 and 20 December 2026', dates('2026-12-06', '2026-12-13', '2026-12-20')],
];

describe('a phrase of a printed calendar means the days that it says', () => {
  test.each(phrases)('%s', (repeats, holds) => {
    const { schedule, problems } = parseSchedule(
      { repeats, firstDate: first.toString() },
      { zone: london, terms: terms, publicHolidays: british },
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
  });
});
