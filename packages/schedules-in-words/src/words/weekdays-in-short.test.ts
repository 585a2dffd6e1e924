import { expect, test } from 'vitest';
import { english, scheduleOf } from '#tests/fixtures/schedule.fixture.ts';
import { scheduleInBrief, weekdaysInShort } from './weekdays-in-short.ts';

function weekdays(repeats: string, more: object = {}): string | undefined {
  return weekdaysInShort(
    scheduleOf({ repeats, firstDate: '2026-12-02', startTime: '10am', ...more }),
    Temporal.PlainDate.from('2027-03-01'),
    english,
  );
}

function brief(repeats: string, more: object = {}): string | undefined {
  const schedule = scheduleOf({ repeats, firstDate: '2026-12-02', startTime: '10am', ...more });
  return scheduleInBrief(schedule, Temporal.PlainDate.from('2027-03-01'), english);
}

test.each([
  ['every Wednesday', 'Wed'],
  ['fortnightly on Wednesdays', 'Wed'],
  ['first Tuesday of the month', 'Tue'],
  ['quarterly on the second Monday', 'Mon'],
  ['every Friday, Monday and Wednesday', 'Mon, Wed, Fri'],
])('what happens %s has “%s” beside it', (repeats, expected) => {
  expect(weekdays(repeats)).toBe(expected);
});

test.each(['once', 'every day', 'Monday to Friday', 'Ash Wednesday', 'every year on 20 August'])(
  'what happens %s has no weekday beside it',
  (repeats) => {
    const lastDate = repeats === 'every day' ? { lastDate: '2026-12-20' } : {};
    expect(weekdays(repeats, lastDate)).toBeUndefined();
  },
);

test('further dates of a series do not add a weekday', () => {
  expect(weekdays('every Wednesday', { alsoOn: ['2026-12-05'] })).toBe('Wed');
});

test('what has not begun has its beginning beside it', () => {
  const beds = { firstDate: '2027-04-06' };
  expect(weekdays('every Tuesday', beds)).toBe('from 6 Apr');
});

test.each([
  ['every Sunday', 'Sun 10am'],
  ['every Friday, Monday and Wednesday', 'Mon, Wed, Fri 10am'],
  ['Mondays, 10am to 3pm; Fridays, 10am to noon', 'Mon, Fri 10am'],
  ['on 6 March 2027', 'Sat 6 Mar 10am'],
  ['on 6 March 2027', 'Sat 6 Mar 10pm', { startTime: '10pm', endTime: '1.30am' }],
  ['on 6 March 2027', 'Sat 6 Mar 10am', { endTime: '2pm' }],
  ['every Sunday', 'Sun 10am', { leftOut: ['2027-03-07'], lastDate: '2027-12-19' }],
])('what happens %s is said in brief as “%s”', (repeats, expected, more?: object) => {
  expect(brief(repeats, more)).toBe(expected);
});

test.each([
  ['first Tuesday of the month'],
  ['fortnightly on Wednesdays'],
  ['Mondays, 10am; Fridays, noon'],
  ['on 6 March 2028'],
  ['on 6 March 2027', { endTime: '2.30pm' }],
  ['every Sunday', { startTime: '10pm', endTime: '3am' }],
  ['every Sunday', { leftOut: ['August'] }],
  ['every Tuesday', { firstDate: '2027-04-06' }],
  ['every Wednesday', { alsoOn: ['2027-03-05'] }],
  ['every Sunday', { lastDate: '2027-04-04' }],
  ['every Sunday', { otherTimes: ['from 4 April 2027: 9am'] }],
  ['every Sunday', { startTime: null }],
])('what happens %s is not said in brief, which would leave out a part (%o)', (repeats, more?: object) => {
  expect(brief(repeats, more)).toBeUndefined();
});
