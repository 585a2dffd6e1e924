import type { RawSchedule } from 'schedules-in-words';
import { expect, test } from 'vitest';
import { occurrencesBetween } from '#schedules-in-words/tests/fixtures/occurrences-between.ts';
import {
  exhibition,
  inLondon,
  london,
  scheduleOf,
} from '#schedules-in-words/tests/fixtures/schedule.fixture.ts';
import { eventOf, everySunday, theFair } from '#tests/fixtures/event.fixture.ts';
import { addLinks, calendarLinks, googleCalendarLink, outlookCalendarLink } from './add-links.ts';

const event = { title: 'Tea & cake', description: null, location: 'The hall, High Road' };
const tea: RawSchedule = { repeats: 'once', firstDate: '2027-07-05', startTime: '10:30', endTime: '12:00' };

function query(link: string): Record<string, string> {
  return Object.fromEntries(new URL(link).searchParams);
}

function occurrenceOf(raw: RawSchedule) {
  const [first] = occurrencesBetween(
    scheduleOf(raw),
    inLondon('2027-01-01T00:00'),
    inLondon('2028-01-01T00:00'),
    london,
  );
  if (first === undefined) throw new Error('The schedule has no occurrence.');
  return first;
}

test('the link to Google has the time in UTC', () => {
  expect(query(googleCalendarLink(event, occurrenceOf(tea)))).toEqual({
    action: 'TEMPLATE',
    text: 'Tea & cake',
    dates: '20270705T093000Z/20270705T110000Z',
    location: 'The hall, High Road',
  });
});

test('the link to Outlook has the time in UTC, and spaces as %20', () => {
  const link = outlookCalendarLink(event, occurrenceOf({ ...tea, endTime: null }));
  expect(link).toContain('subject=Tea%20%26%20cake');
  expect(query(link)).toMatchObject({ startdt: '2027-07-05T09:30:00Z', enddt: '2027-07-05T10:30:00Z' });
});

test('whole days end on the day after the last', () => {
  const days = occurrenceOf({ repeats: 'once', firstDate: '2027-07-02', endDate: '2027-07-04' });
  expect(query(googleCalendarLink(event, days))).toMatchObject({ dates: '20270702/20270705' });
  expect(query(outlookCalendarLink(event, days))).toMatchObject({
    startdt: '2027-07-02',
    enddt: '2027-07-05',
    allday: 'true',
  });
});

const siteUrl = 'https://church.example';
const now = inLondon('2026-12-03T09:00');
const datesIn = (link: string | undefined) => new URL(link ?? '').searchParams.get('dates');

test('the whole calendar can be subscribed to, in Google Calendar too, or its address copied', () => {
  expect(calendarLinks(siteUrl)).toEqual({
    webcal: 'webcal://church.example/calendar.ics',
    google: 'https://calendar.google.com/calendar/r?cid=webcal%3A%2F%2Fchurch.example%2Fcalendar.ics',
    https: 'https://church.example/calendar.ics',
  });
});

test('an event has a file, a subscription, and links for its next date', () => {
  const links = addLinks(eventOf('fair', theFair), { now, zone: london }, siteUrl);
  expect(links.file).toBe('/whats-on/fair.ics');
  expect(links.subscription).toEqual({
    webcal: 'webcal://church.example/whats-on/fair.ics',
    google: 'https://calendar.google.com/calendar/r?cid=webcal%3A%2F%2Fchurch.example%2Fwhats-on%2Ffair.ics',
    https: 'https://church.example/whats-on/fair.ics',
  });
  expect(datesIn(links.google)).toBe('20261205T140000Z/20261205T160000Z');
});

test('the link for a run of days has one day, not one block through the nights', () => {
  const saturday = inLondon('2026-12-12T09:00');
  const links = addLinks(eventOf('exhibition', exhibition), { now: saturday, zone: london }, siteUrl);
  expect(datesIn(links.google)).toBe('20261212T100000Z/20261212T160000Z');
  expect(new URL(links.outlook ?? '').searchParams.get('enddt')).toBe('2026-12-12T16:00:00Z');
});

test('the links skip a cancelled date', () => {
  const changes = [{ date: '2026-12-06', status: 'cancelled' }];
  const links = addLinks(eventOf('worship', everySunday, { changes }), { now, zone: london }, siteUrl);
  expect(datesIn(links.google)).toBe('20261213T103000Z/20261213T114500Z');
  const off = addLinks(eventOf('fair', { ...theFair, status: 'cancelled' }), { now, zone: london }, siteUrl);
  expect([off.google, off.outlook]).toEqual([undefined, undefined]);
});

test('a time that is known in words only is in the title of the links', () => {
  const prayer = { repeats: 'every Sunday', firstDate: '2026-12-06', timeInWords: 'after the 10.30 service' };
  const { google } = addLinks(eventOf('Prayer', prayer), { now, zone: london }, siteUrl);
  expect(query(google ?? '')).toMatchObject({
    text: 'Prayer, after the 10.30 service',
    dates: '20261206/20261207',
  });
});
