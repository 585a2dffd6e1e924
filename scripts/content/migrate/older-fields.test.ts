import { expect, test } from 'vitest';
import { timesOfToday } from './older-fields.ts';

test.each([
  [{ repeats: 'every week', weekdays: ['Monday', 'Thursday'] }, 'every Monday and Thursday'],
  [{ repeats: 'every week' }, 'every Sunday'],
  [{ repeats: 'every second week', weekdays: ['Sunday'] }, 'every other Sunday'],
  [{ repeats: 'every month', monthlyOn: 'last Sunday' }, 'last Sunday of the month'],
  [{ repeats: 'every month', monthlyOn: 'the thirteenth Sunday' }, undefined],
  [{ repeats: 'every month' }, undefined],
  [{ repeats: 'every Sunday' }, undefined],
  [{ repeats: 'once' }, undefined],
])('%j is in words: %s', (raw, words) => {
  expect(timesOfToday({ firstDate: '2026-12-06', startTime: '10:30', ...raw }).repeats).toBe(words);
});

test('date and time in one field become two, by their digits, unless the newer fields say them', () => {
  const times = { startsAt: '2027-07-05T10:30:00.000+00:00', endsAt: '2027-07-05T12:00+01:00' };
  expect(timesOfToday({ repeats: 'once', ...times })).toEqual({
    firstDate: '2027-07-05',
    startTime: '10:30',
    endTime: '12:00',
    startsAt: undefined,
    endsAt: undefined,
  });
  const camp = { repeats: 'once', startsAt: '2027-07-05T00:00:00.000Z', endsAt: '2027-07-09T00:00:00.000Z' };
  expect(timesOfToday(camp)).toMatchObject({ firstDate: '2027-07-05', endDate: '2027-07-09' });
  expect(timesOfToday(camp)).not.toHaveProperty('startTime');
  const both = timesOfToday({ repeats: 'once', firstDate: '2027-07-06', startTime: '9am', ...times });
  expect(both).toMatchObject({ startsAt: undefined, endTime: '12:00' });
  expect(both).not.toHaveProperty('firstDate');
  expect(both).not.toHaveProperty('startTime');
  expect(timesOfToday({ repeats: 'every Sunday', firstDate: '2027-07-06' })).toEqual({});
});

test('days that cannot be read stay, for an editor to put right', () => {
  const raw = { repeats: 'every month', monthlyOn: 'thirteenth Sunday', firstDate: '2027-07-06' };
  expect(timesOfToday({ ...raw, startsAt: '2027-07-05T10:30+01:00' })).toEqual({
    startTime: '10:30',
    startsAt: undefined,
  });
});
