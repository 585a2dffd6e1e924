import { expect, test } from 'vitest';
import { british, everySunday, inLondon, scheduleOf } from '#tests/fixtures/schedule.fixture.ts';
import { readBack } from './read-back.ts';

const now = inLondon('2026-12-01T09:00');

test('a series is read back with its hours, its season, and the dates to check as changed', () => {
  const raw = { ...everySunday, otherTimes: ['January: 9am to 10am'], lastDate: '2027-03-28' };
  const changes = [
    { date: '2026-12-13', status: 'cancelled' },
    { date: '2026-12-20', status: 'moved', newDate: '2026-12-21' },
  ];
  expect(readBack(scheduleOf(raw, changes), now, british)).toEqual({
    sentence: 'Every Sunday, 10.30am to noon; January 9am to 10am; until Sunday 28 March 2027.',
    dates: [
      'Sunday 6 December',
      'Sunday 13 December (cancelled)',
      'Monday 21 December, 10.30am to noon (moved)',
      'Sunday 27 December',
      'Sunday 3 January 2027, 9am to 10am',
      'Sunday 7 February 2027',
    ],
    warning: null,
  });
});

test('something that is over has no dates', () => {
  const fair = scheduleOf({ repeats: 'once', firstDate: '2026-11-01', startTime: '10:00' });
  expect(readBack(fair, now, british)).toMatchObject({ sentence: 'Sunday 1 November, 10am.', dates: [] });
});
