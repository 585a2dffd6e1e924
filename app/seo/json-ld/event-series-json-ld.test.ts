import type { RawSchedule } from 'schedules-in-words';
import { expect, test } from 'vitest';
import { upcomingOccurrences } from '#domain/event/event-detail.ts';
import { inLondon, LONDON } from '#schedules-in-words/tests/fixtures/schedule.fixture.ts';
import { eventOf, FAIR, SUNDAYS } from '#tests/fixtures/event.fixture.ts';
import { BRITISH } from '#tests/fixtures/locale.fixture.ts';
import { eventJsonLd } from './event-json-ld.ts';

const now = inLondon('2026-12-01T09:00');
const organiser = { title: 'St Example', city: 'Leeds', siteUrl: 'https://church.example' };

function nodesOf(raw: RawSchedule) {
  const event = eventOf('worship', raw);
  return eventJsonLd(event, upcomingOccurrences(event, now, LONDON), organiser, { now, locale: BRITISH });
}

function schedulesOf(raw: RawSchedule) {
  return nodesOf(raw).find((node) => node['@type'] === 'EventSeries')?.eventSchedule;
}

const monthly: RawSchedule = { ...SUNDAYS, repeats: 'first and third Sundays' };

test('a series is an EventSeries without a date, to which its dates belong', () => {
  const nodes = nodesOf(SUNDAYS);
  const series = nodes.at(-1);
  expect(series).toMatchObject({
    '@type': 'EventSeries',
    '@id': 'https://church.example/whats-on/worship#series',
    name: 'worship',
    url: 'https://church.example/whats-on/worship',
    location: { name: 'The church' },
    organizer: { name: 'St Example Leeds' },
  });
  expect(series).not.toHaveProperty('startDate');
  expect(nodes[0]).toMatchObject({ '@type': 'Event', superEvent: { '@id': series?.['@id'] } });
});

test('a weekly Schedule has its weekdays, its hours with their zone, and the dates still to come that are left out', () => {
  expect(
    schedulesOf({ ...SUNDAYS, lastDate: '2027-06-30', leftOut: ['2026-10-04', '2026-12-27: away'] }),
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

test('public holidays are dates that are left out of a Schedule with an end, and no Events of one without', () => {
  const mondays: RawSchedule = { ...SUNDAYS, repeats: 'Mondays', leftOut: ['bank holidays'] };
  expect(schedulesOf({ ...mondays, lastDate: '2027-06-30' })).toMatchObject([
    { byDay: ['MO'], exceptDate: ['2026-12-28', '2027-03-29', '2027-05-03', '2027-05-31'] },
  ]);
  const starts = nodesOf(mondays).map(({ startDate }) => String(startDate).slice(0, 10));
  expect(starts.slice(0, 4)).toEqual(['2026-12-07', '2026-12-14', '2026-12-21', '2027-01-04']);
});

test('weeks and days of the month, months, and several hours are said', () => {
  expect(schedulesOf({ ...monthly, leftOut: ['August'] })).toMatchObject([
    { repeatFrequency: 'P1M', byDay: ['1SU', '3SU'], byMonth: [1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12] },
  ]);
  expect(schedulesOf({ ...monthly, repeats: '13th of the month' })).toMatchObject([{ byMonthDay: [13] }]);
  expect(schedulesOf({ ...monthly, repeats: 'every third week on Friday' })).toMatchObject([
    { repeatFrequency: 'P3W', byDay: ['FR'] },
  ]);
  expect(schedulesOf({ ...monthly, repeats: 'every year on 5 August' })).toMatchObject([
    { repeatFrequency: 'P1Y', byMonth: [8], byMonthDay: [5] },
  ]);
  expect(schedulesOf({ ...SUNDAYS, otherTimes: ['6.30pm'], alsoOn: ['2026-12-24: 11pm'] })).toMatchObject([
    { startTime: '10:30:00' },
    { startTime: '18:30:00' },
  ]);
});

test('what ends the next morning has its length instead of an end', () => {
  const [night] = schedulesOf({ ...SUNDAYS, startTime: '19:00', endTime: '08:00' }) as object[];
  expect(night).toMatchObject({ startTime: '19:00:00', duration: 'PT13H' });
  expect(night).not.toHaveProperty('endTime');
});

test.each<[string, RawSchedule]>([
  ['happens once', FAIR],
  ['follows the church’s year', { ...monthly, repeats: 'Wednesdays in Lent' }],
  ['counts from the end of the month', { ...monthly, repeats: 'last day of the month' }],
  ['is on the last weekday of the month', { ...monthly, repeats: 'last weekday of the month' }],
  ['is left out on movable days every year', { ...SUNDAYS, leftOut: ['Easter Day'] }],
  ['is cancelled', { ...SUNDAYS, status: 'cancelled' }],
])('what %s has no Schedule', (_, raw) => {
  expect(schedulesOf(raw)).toBeUndefined();
  expect(nodesOf(raw).every((node) => !('superEvent' in node))).toBe(true);
});
