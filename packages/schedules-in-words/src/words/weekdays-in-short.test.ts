import { expect, test } from 'vitest';
import { english, scheduleOf } from '#tests/fixtures/schedule.fixture.ts';
import { weekdaysInShort } from './weekdays-in-short.ts';

function weekdays(repeats: string, more: object = {}): string | undefined {
  return weekdaysInShort(
    scheduleOf({ repeats, firstDate: '2026-12-02', startTime: '10am', ...more }),
    Temporal.PlainDate.from('2027-03-01'),
    english,
  );
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
