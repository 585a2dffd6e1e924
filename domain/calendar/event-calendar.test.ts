import ICAL from 'ical.js';
import { calendarFile } from 'schedules-in-words';
import { expect, test } from 'vitest';
import { eventOf, everySunday, theFair, theHall } from '#tests/fixtures/event.fixture.ts';
import { british } from '#tests/fixtures/locale.fixture.ts';
import { calendarEntry, churchCalendarHeading, eventCalendarHeading } from './event-calendar.ts';

const siteUrl = 'https://church.example';
const heading = churchCalendarHeading({ church: 'St Example Leeds', siteUrl });

function componentsOf(...events: readonly ReturnType<typeof eventOf>[]): ICAL.Component[] {
  const entries = events.map((event) => calendarEntry(event, siteUrl));
  return new ICAL.Component(
    ICAL.parse(calendarFile(heading, entries, british, Temporal.Instant.from('2026-11-22T18:00Z'))),
  ).getAllSubcomponents('vevent');
}

function propertyOf(component: ICAL.Component | undefined, name: string): unknown {
  return component?.getFirstPropertyValue(name)?.toString();
}

test('the church’s calendar is named after it, an event’s after the event', () => {
  expect(heading).toMatchObject({
    name: 'St Example Leeds',
    host: 'church.example',
    url: 'https://church.example/calendar.ics',
  });
  expect(
    eventCalendarHeading(eventOf('fair', theFair), { church: 'St Example Leeds', siteUrl }),
  ).toMatchObject({
    name: 'fair · St Example Leeds',
    url: 'https://church.example/whats-on/fair.ics',
  });
});

test('an event has its summary, its text, its page, its address and its coordinates', () => {
  const body = [{ kind: 'paragraph', inlines: [{ kind: 'text', text: 'Cakes, and more; cakes.' }] }] as const;
  const [fair] = componentsOf(eventOf('fair', theFair, { summary: 'A fair.', body }));
  expect(propertyOf(fair, 'description')).toBe(
    'A fair.\n\nCakes, and more; cakes.\n\nhttps://church.example/whats-on/fair',
  );
  expect(propertyOf(fair, 'location')).toBe('The church, High Road, Leeds LS0 0AA');
  expect(fair?.getFirstPropertyValue('geo')).toEqual([53.8, -1.5]);
  expect(propertyOf(fair, 'uid')).toBe('fair@church.example');
});

test('a further language has UIDs of its own', () => {
  const event = eventOf('sundays', everySunday);
  expect([siteUrl, `${siteUrl}/`, `${siteUrl}/de`].map((url) => calendarEntry(event, url).id)).toEqual([
    'sundays',
    'sundays',
    'sundays-de',
  ]);
});

test('a date with further words is as the others, but for the words before its text', () => {
  const changes = [{ date: '2026-12-06', status: 'changed', note: 'Bring a coat.' }];
  const [whole, noted] = componentsOf(eventOf('sundays', everySunday, { changes, summary: 'Songs.' }));
  const facts = (component: ICAL.Component | undefined) =>
    ['summary', 'status', 'location'].map((name) => propertyOf(component, name));
  expect(facts(noted)).toEqual(facts(whole));
  expect(propertyOf(noted, 'description')).toMatch(/^Bring a coat\.\n\nSongs\./);
  expect(propertyOf(whole, 'description')).not.toContain('coat');
});

test('the sequence counts seconds from 2020, so that each publication has a higher one', () => {
  const at = (publishedAt: string) => componentsOf(eventOf('fair', theFair, { publishedAt }))[0];
  expect(propertyOf(at('2020-01-01T00:01:00.999Z'), 'sequence')).toBe('60');
  expect(propertyOf(at('2020-01-01T00:01:01.000Z'), 'sequence')).toBe('61');
  expect(propertyOf(at('2020-01-01T00:01:01.000Z'), 'dtstamp')).toBe('2020-01-01T00:01:01Z');
  expect(propertyOf(at('1970-01-01T00:00:00.000Z'), 'sequence')).toBe('0');
});

test('a cancelled date stays in the file as cancelled, and a moved one names its new place', () => {
  const changes = [
    { date: '2026-12-06', status: 'cancelled' },
    { date: '2026-12-13', status: 'moved', where: { place: theHall, room: 'Main hall' } },
  ];
  const [series, cancelled, moved] = componentsOf(eventOf('worship', everySunday, { changes }));
  expect([series, cancelled, moved].map((each) => propertyOf(each, 'status'))).toEqual([
    'CONFIRMED',
    'CANCELLED',
    'CONFIRMED',
  ]);
  expect(propertyOf(cancelled, 'recurrence-id')).toBe('2026-12-06T10:30:00');
  expect(propertyOf(moved, 'location')).toBe('Main hall, The hall, Mill Lane, Leeds LS0 0AA');
});
