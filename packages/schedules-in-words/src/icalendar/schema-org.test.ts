import { expect, test } from 'vitest';
import { inLondon, london, scheduleOf } from '#tests/fixtures/schedule.fixture.ts';
import type { RawSchedule } from '../read/raw-schedule.ts';
import { schemaOrgSchedules } from './schema-org.ts';

const now = inLondon('2026-12-01T09:00');

/** Every Sunday, 10.30am to 11.45am, from September 2026. */
const sundays: RawSchedule = {
  repeats: 'every Sunday',
  firstDate: '2026-09-06',
  startTime: '10:30',
  endTime: '11:45',
};

const monthly: RawSchedule = { ...sundays, repeats: 'first and third Sundays' };

function schedulesOf(raw: RawSchedule) {
  return schemaOrgSchedules(scheduleOf(raw), now, london);
}

test('a weekly Schedule has its weekdays, its hours with their zone, and the dates still to come that are left out', () => {
  expect(
    schedulesOf({ ...sundays, lastDate: '2027-06-30', leftOut: ['2026-10-04', '2026-12-27: away'] }),
  ).toEqual([
    {
      '@type': 'Schedule',
      repeatFrequency: 'P1W',
      byDay: ['SU'],
      startDate: '2026-09-06',
      endDate: '2027-06-27',
      startTime: '10:30:00',
      endTime: '11:45:00',
      scheduleTimezone: 'Europe/London',
      exceptDate: ['2026-12-27'],
    },
  ]);
});

test('public holidays are dates that are left out of a Schedule with an end; one without an end cannot list them', () => {
  const mondays: RawSchedule = { ...sundays, repeats: 'Mondays', leftOut: ['bank holidays'] };
  expect(schedulesOf({ ...mondays, lastDate: '2027-06-30' })).toMatchObject([
    { byDay: ['MO'], exceptDate: ['2026-12-28', '2027-03-29', '2027-05-03', '2027-05-31'] },
  ]);
  expect(schedulesOf(mondays)).toEqual([]);
});

test('weeks and days of the month, and several hours are said, each by a Schedule', () => {
  expect(schedulesOf(monthly)).toMatchObject([
    { repeatFrequency: 'P1M', byDay: ['1SU'], startDate: '2026-09-06' },
    { repeatFrequency: 'P1M', byDay: ['3SU'], startDate: '2026-09-20' },
  ]);
  expect(schedulesOf({ ...monthly, repeats: '13th of the month' })).toMatchObject([{ byMonthDay: [13] }]);
  expect(schedulesOf({ ...monthly, repeats: 'every third week on Friday' })).toMatchObject([
    { repeatFrequency: 'P3W', byDay: ['FR'] },
  ]);
  expect(schedulesOf({ ...monthly, repeats: 'every year on 5 August' })).toMatchObject([
    { repeatFrequency: 'P1Y', byMonth: [8], byMonthDay: [5] },
  ]);
  expect(schedulesOf({ ...sundays, otherTimes: ['6.30pm'], alsoOn: ['2026-12-24: 11pm'] })).toMatchObject([
    { startTime: '10:30:00' },
    { startTime: '18:30:00' },
  ]);
});

test('what ends the next morning has its length instead of an end', () => {
  const [night] = schedulesOf({ ...sundays, startTime: '19:00', endTime: '08:00' });
  expect(night).toMatchObject({ startTime: '19:00:00', duration: 'PT13H' });
  expect(night).not.toHaveProperty('endTime');
});

test.each<[string, RawSchedule]>([
  ['happens once', { ...sundays, repeats: 'once', firstDate: '2026-12-05' }],
  ['follows the church’s year', { ...monthly, repeats: 'Wednesdays in Lent' }],
  ['counts from the end of the month', { ...monthly, repeats: 'last day of the month' }],
  ['is on the last weekday of the month', { ...monthly, repeats: 'last weekday of the month' }],
  ['is left out in a month every year', { ...monthly, leftOut: ['August'] }],
  ['is left out on movable days every year', { ...sundays, leftOut: ['Easter Day'] }],
  ['is cancelled', { ...sundays, status: 'cancelled' }],
])('what %s has no Schedule', (_, raw) => {
  expect(schedulesOf(raw)).toEqual([]);
});
