import { expect, test } from 'vitest';
import { EXHIBITION, eventOf, FAIR, SUNDAYS } from '#tests/fixtures/event.fixture.ts';
import { inLondon, LONDON } from '#tests/fixtures/schedule.fixture.ts';
import { addLinks, calendarLinks } from './event-add-links.ts';

const siteUrl = 'https://church.example';
const now = inLondon('2026-12-03T09:00');
const datesIn = (link: string | undefined) => new URL(link ?? '').searchParams.get('dates');

test('the whole calendar can be subscribed to, or its address copied', () => {
  expect(calendarLinks(siteUrl)).toEqual({
    webcal: 'webcal://church.example/calendar.ics',
    https: 'https://church.example/calendar.ics',
  });
});

test('an event has a file, a subscription, and its next date for those who want one entry', () => {
  const links = addLinks(eventOf('fair', FAIR), now, LONDON, siteUrl);
  expect(links.file).toBe('/whats-on/fair.ics');
  expect(links.subscription).toBe('webcal://church.example/whats-on/fair.ics');
  expect(datesIn(links.google)).toBe('20261205T140000Z/20261205T160000Z');
});

test('of a run of days each day is an entry of its own, not one block through the nights', () => {
  const saturday = inLondon('2026-12-12T09:00');
  const links = addLinks(eventOf('exhibition', EXHIBITION), saturday, LONDON, siteUrl);
  expect(datesIn(links.google)).toBe('20261212T100000Z/20261212T160000Z');
  expect(new URL(links.outlook ?? '').searchParams.get('enddt')).toBe('2026-12-12T16:00:00Z');
});

test('nobody is led to put a cancelled date into a calendar', () => {
  const changes = [{ date: '2026-12-06', status: 'cancelled' }];
  const links = addLinks(eventOf('worship', SUNDAYS, { changes }), now, LONDON, siteUrl);
  expect(datesIn(links.google)).toBe('20261213T103000Z/20261213T114500Z');
  const off = addLinks(eventOf('fair', { ...FAIR, status: 'cancelled' }), now, LONDON, siteUrl);
  expect([off.google, off.outlook]).toEqual([undefined, undefined]);
});
