import { describe, expect, test } from 'vitest';
import { meetingsOf } from '#tests/fixtures/meetings.ts';

/** The days and hours from one date to another, with the month and day alone. */
function datesOf(repeats: string, from: string, to: string): string {
  const { meetings, errors } = meetingsOf({ repeats, firstDate: '2026-12-01' });
  expect(errors, repeats).toEqual([]);
  const found = meetings.filter((meeting) => from <= meeting && meeting.slice(0, 10) <= to);
  return found.map((meeting) => meeting.slice(5)).join(', ');
}

const january = ['2027-01-01', '2027-01-31'] as const;
const spring = ['2027-01-01', '2027-04-30'] as const;

describe('what is said plainly is read', () => {
  test.each([
    ['Weds - 1st & 3rd', '01-06, 01-20'],
    ['Sundays (2nd and last)', '01-10, 01-31'],
    ['Mondays (3rd of the month)', '01-18'],
    ['1st 3rd 5th Tuesday', '01-05, 01-19'],
    ['(1st Saturday of the month)', '01-02'],
    ['first three Wednesdays', '01-06, 01-13, 01-20'],
    ['last two Fridays of the month', '01-22, 01-29'],
    ['Fridays during school term time', '01-08, 01-15, 01-22, 01-29'],
    ['Termtime Fridays', '01-08, 01-15, 01-22, 01-29'],
    [
      'Fridays thru Sundays, not in February or March, not 15/1, not 22/01/27',
      '01-01, 01-02, 01-03, 01-08, 01-09, 01-10, 01-16, 01-17, 01-23, 01-24, 01-29, 01-30, 01-31',
    ],
    ['(during term time only) Fridays', '01-08, 01-15, 01-22, 01-29'],
    ['Martinstag, 5pm', ''],
    ['weekly in term time on Fridays', '01-08, 01-15, 01-22, 01-29'],
    ['Mondays, approx 12.00', '01-04 12:00, 01-11 12:00, 01-18 12:00, 01-25 12:00'],
    ['Fridays from about 7.30pm until around 9pm, in January', weekly('19:30-21:00')],
    ['Fridays @ 7.30pm', weekly('19:30')],
    ['Friday evenings at 7.30', weekly('19:30')],
    ['Friday evenings 7.30 to 9', weekly('19:30-21:00')],
    ['Friday nights at 8', weekly('20:00')],
    ['every Friday in the evening at 6', weekly('18:00')],
    [
      'Friday mornings 10 to 12, term time',
      '01-08 10:00-12:00, 01-15 10:00-12:00, 01-22 10:00-12:00, 01-29 10:00-12:00',
    ],
    ['first Friday evening of the month at 7.30', '01-01 19:30'],
    ['Good Friday evening 7.30', ''],
    ['Epiphany evening 7.30', '01-06 19:30'],
    ['Friday evenings, 24 December 2026 to 8 January 2027, 11pm', '01-01 23:00, 01-08 23:00'],
    ['Friday mornings at 11, in January', weekly('11:00')],
    ['Friday mornings 10-12', weekly('10:00-12:00')],
    ['every Friday afternoon at two o’clock', weekly('14:00')],
    ['7.30pm | Fri', weekly('19:30')],
    ['Fridays 1930-2100', weekly('19:30-21:00')],
    ['Fridays except bank holidays 7.30pm', '01-08 19:30, 01-15 19:30, 01-22 19:30, 01-29 19:30'],
    ['fortnightly at 2pm on a Thursday', '01-14 14:00, 01-28 14:00'],
    ['Thursdays 2pm (fortnightly)', '01-14 14:00, 01-28 14:00'],
    ['Thursday 2pm, alternate weeks', '01-14 14:00, 01-28 14:00'],
    ['January to March: Fridays, 7.30pm', weekly('19:30')],
    ['Fridays 7.30pm, from January to March', weekly('19:30')],
    ['Fridays throughout the year at 7.30pm', weekly('19:30')],
    [
      'from Tuesday to Thursday',
      '01-05, 01-06, 01-07, 01-12, 01-13, 01-14, 01-19, 01-20, 01-21, 01-26, 01-27, 01-28',
    ],
  ])('%s', (repeats, dates) => {
    expect(datesOf(repeats, ...january)).toBe(dates);
  });

  test.each([
    ['six Wednesdays from 6 January 2027', '01-06, 01-13, 01-20, 01-27, 02-03, 02-10'],
    ['3 Thursday evenings from 7 January 2027, 8pm', '01-07 20:00, 01-14 20:00, 01-21 20:00'],
    ['Mondays and Tuesdays for two weeks from 4 January 2027', '01-04, 01-05, 01-11, 01-12'],
    ['first Fridays 7pm until 28/2/2027', '01-01 19:00, 02-05 19:00'],
    ['first Fridays until Easter', '01-01, 02-05, 03-05'],
    ['second Fridays, September to Easter', '01-08, 02-12, 03-12'],
    ['second Fridays between September and Easter', '01-08, 02-12, 03-12'],
    ['second Fridays between Easter and October', '04-09'],
    ['Wednesdays 6, 13 and 20 January 2027', '01-06, 01-13, 01-20'],
    ['Wednesdays 6 to 20 January 2027', '01-06, 01-13, 01-20'],
    ['second Fridays of the month, Easter to the end of September', '04-09'],
    ['second Fridays until the end of February 2027', '01-08, 02-12'],
    ['second Fridays from 1 March 2027', '03-12, 04-09'],
    ['second Fridays from 1 March 2027 onwards', '03-12, 04-09'],
    ['Tuesdays 10-17 January 2027', '01-12'],
    ['Monday to Friday, 4 to 6 January 2027', '01-04, 01-05, 01-06'],
    ['Wednesdays, 6 January to 20 January 2027', '01-06, 01-13, 01-20'],
    ['every Wednesday 6 to 20 January 2027', '01-06, 01-13, 01-20'],
    ['10am on Tues (5 January – 19 January 2027)', '01-05 10:00, 01-12 10:00, 01-19 10:00'],
    ['nightly from 30 March to 1 April 2027, 9pm', '03-30 21:00, 03-31 21:00, 04-01 21:00'],
  ])('%s', (repeats, dates) => {
    expect(datesOf(repeats, ...spring)).toBe(dates);
  });
});

describe('days with hours of their own are read, each with its own', () => {
  test.each([
    [
      'Fridays 10am–noon; Saturdays 2 to 4pm',
      '01-01 10:00-12:00, 01-02 14:00-16:00, 01-08 10:00-12:00, 01-09 14:00-16:00',
    ],
    ['1st Sunday 9am, 2nd Sunday 11am and Fridays 7pm', '01-01 19:00, 01-03 09:00, 01-08 19:00, 01-10 11:00'],
    ['Mon-Fri 9am-5pm, Sat 9am-12pm', '01-01 09:00-17:00, 01-02 09:00-12:00, 01-04 09:00-17:00'],
  ])('%s', (repeats, dates) => {
    expect(datesOf(repeats, ...january).slice(0, dates.length)).toBe(dates);
  });

  test('from the first of all the days on', () => {
    expect(datesOf('Fridays 7pm; Wednesdays 2pm', '2026-12-01', '2026-12-06')).toBe(
      '12-02 14:00, 12-04 19:00',
    );
  });

  test.each([
    'Sundays 10am; first Sunday 8am',
    'Mondays 10am, not in August; Tuesdays 2pm',
    'Mondays 10am; August 2pm',
    'first Monday 8am; Mondays 10am',
    'first Monday 10am and Tuesday 2pm',
    'Mondays 2pm (3pm in August)',
    'Mondays 2pm (fortnightly), 9pm',
    'Mondays 2pm (fortnightly) and 9pm',
    'Mondays 2pm fortnightly; and 9pm',
    'Mondays 2pm and 9pm fortnightly',
    'Mondays 2pm, fortnightly, Tuesdays 7pm',
    'Mondays 2pm, fortnightly on Tuesdays 7pm',
  ])('but not where a day could be one of both, or what limits them one of either: %s', (repeats) => {
    expect(meetingsOf({ repeats, firstDate: '2026-12-01' }).errors.join()).toMatch(
      /cannot follow the hours|can be of the days and hours before it or of those after/,
    );
  });

  test('but not where how often is of the days that follow, and they do not say which', () => {
    const repeats = 'first two Mondays, 7pm; monthly on Tuesdays, 7-9pm';
    expect(meetingsOf({ repeats, firstDate: '2026-12-01' }).errors.join()).toMatch(
      /does not say which Tuesday/,
    );
  });
});

function weekly(hours: string): string {
  return ['01-01', '01-08', '01-15', '01-22', '01-29'].map((day) => `${day} ${hours}`).join(', ');
}

test('hours are no day of the month that stands before them', () => {
  expect(datesOf('Fridays, not in July and August 7-9pm', ...january)).toBe(weekly('19:00-21:00'));
  expect(datesOf('Mondays, closed in August 10.30am – 12 noon', '2027-08-01', '2027-08-31')).toBe('');
});

test('a bracket is between no hours and minutes', () => {
  expect(meetingsOf({ repeats: 'Sundays at 7 (10am in May)', firstDate: '2026-12-01' }).errors).toHaveLength(
    1,
  );
});

test('days of one month after a comma limit the weekdays before them', () => {
  expect(datesOf('Sundays, 1 to 24 December', '2027-12-01', '2027-12-31')).toBe('12-05, 12-12, 12-19');
  expect(datesOf('Sundays between 1 and 24 December', '2027-12-01', '2027-12-31')).toBe(
    '12-05, 12-12, 12-19',
  );
});

test('from one month to another with its year is one beginning and end', () => {
  const repeats = 'first Tuesday, May to July 2027';
  expect(datesOf(repeats, '2027-01-01', '2028-12-31')).toBe('05-04, 06-01, 07-06');
});

test('a number that no weekday of a month has is a day of the month, where it is left out as well', () => {
  expect(datesOf('Tuesdays except the 10th', '2027-08-01', '2027-08-31')).toBe('08-03, 08-17, 08-24, 08-31');
});

test('a year after a dash is none where a month follows', () => {
  expect(datesOf('every Thursday, 1 May – 30 September', '2027-04-20', '2027-05-10')).toBe('05-06');
});

describe('what can be read in two ways is refused with both', () => {
  test.each([
    ['Twice a month, on a Wednesday', /"Twice a month" does not say on which days/],
    ['three times a year on a Saturday afternoon', /"three times a year" does not say on which days/],
    ['twice weekly on Mondays and fourth Tuesday', /"twice weekly" does not say on which days/],
    ['every 2nd Wednesday in November', /can be every other week or once a month/],
    ['every third Wednesday from August to the end of December', /can be every 3 weeks or once a month/],
    ['every 2nd Monday and first Monday', /can be every other week or once a month/],
    ['Saturdays and Sundays and every 2nd Wednesday', /can be every other week or once a month/],
    ['first Tuesday of the month, at 7:30', /"7:30" can be 7.30am or 7.30pm/],
    ['10-5, Tuesday to Saturday', /“10am to 5pm” or “10pm to 5am”/],
    ['Tuesday 1st', /can be a day of the month, or which Tuesday it is/],
    ['Tuesdays, 1st of the month', /“first Tuesday of the month”, or “Tuesdays and 1st of the month”/],
    ['Tues, 5 January to 23 March 2027', /can be every day of that time, or one day of each week/],
    ['Sundays until Easter', /“until Sunday 28 March 2027” or “until Saturday 27 March 2027”/],
    [
      'six Wednesdays from 6 January 2027, not in February',
      /with the days that are left out or without them/,
    ],
    ['Sundays; Mondays until 25 July 2027', /"until 25 July 2027" can be of all days or of the last only/],
    ['11th of every month and Mondays, May to January', /can be limited to that part of the year as a whole/],
    ['first Tuesday from 1 May to 30 September', /counted from the beginning of that time or of the month/],
    ['Tuesdays in May and June 2027', /one part of the year with its year and one without/],
    ['Tuesdays, not in May and June 2027', /one part of the year with its year and one without/],
    ['Tuesdays in Advent and Lent 2027', /one part of the year with its year and one without/],
    ['Saturdays and Sundays, 1st and 3rd', /can be of the last of these days or of all/],
    ['Tuesdays except August 3rd and 10th', /can be days of that month or of each month/],
    ['first Monday of each quarter', /counted from January or from the first date/],
    [
      'last working day of the month',
      /can leave out public holidays or not; write “last weekday of the month”/,
    ],
    ['15 January 2027 and 22 January 2027, until Easter', /has dates, and a beginning or an end of a series/],
  ])('%s', (repeats, message) => {
    expect(meetingsOf({ repeats, firstDate: '2026-12-01' }).errors.join()).toMatch(message);
  });
});

test('of “about 7pm” the exact time is shown, and whoever typed it is told', () => {
  const { warnings } = meetingsOf({ repeats: 'Tuesdays at about 7pm', firstDate: '2026-12-01' });
  expect(warnings).toEqual([
    expect.stringMatching(/^"about" is passed over: pages and calendars show the exact time/),
  ]);
});

test('of an end in the words and one in its field the earlier counts, and of beginnings the later', () => {
  const raw = { repeats: 'Mondays from 1 February to 31 May 2027', firstDate: '2026-12-01' };
  const between = (more: object) => {
    const { meetings } = meetingsOf({ ...raw, ...more });
    return [meetings[0], meetings.at(-1)];
  };
  expect(between({})).toEqual(['2027-02-01', '2027-05-31']);
  expect(between({ firstDate: '2027-03-01', lastDate: '2027-04-05' })).toEqual(['2027-03-01', '2027-04-05']);
  expect(between({ firstDate: null })).toEqual(['2027-02-01', '2027-05-31']);
});
