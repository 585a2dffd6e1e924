import { clocksInWords } from 'schedules-in-words';
import { expect, test } from 'vitest';
import { localeAt } from '#languages/locale.ts';
import { inLondon, london } from '#schedules-in-words/tests/fixtures/schedule.fixture.ts';
import { eventOf, everySunday, theFair, wednesdays } from '#tests/fixtures/event.fixture.ts';
import { british } from '#tests/fixtures/locale.fixture.ts';
import { comingUpInWords, comingUpItems } from '../diary/coming-up.ts';
import { nextServices } from '../services/next-services.ts';
import { eventsValidUntil } from './event-validity.ts';

function until(now: string, ...events: Parameters<typeof eventsValidUntil>[0]): string {
  const end = eventsValidUntil(events, { now: inLondon(now), zone: london }).toZonedDateTimeISO(london);
  return end.toPlainDateTime().toString({ smallestUnit: 'minute' });
}

const worship = eventOf('worship', everySunday);

test('a page is valid until the next start, then until the end, then until midnight', () => {
  expect(until('2026-12-06T09:00', worship)).toBe('2026-12-06T10:30');
  expect(until('2026-12-06T10:30', worship)).toBe('2026-12-06T11:45');
  expect(until('2026-12-06T11:44:59', worship)).toBe('2026-12-06T11:45');
  expect(until('2026-12-06T11:45', worship)).toBe('2026-12-07T00:00');
  expect(until('2026-12-04T09:00')).toBe('2026-12-05T00:00');
});

test('a cancelled date counts too, since the page shows it until it is over', () => {
  const changes = [{ date: '2026-12-06', status: 'cancelled' }];
  const off = eventOf('worship', everySunday, { changes });
  expect(until('2026-12-06T09:00', off)).toBe('2026-12-06T10:30');
  expect(until('2026-12-06T11:00', off)).toBe('2026-12-06T11:45');
  expect(until('2026-12-05T15:00', eventOf('fair', { ...theFair, status: 'cancelled' }))).toBe(
    '2026-12-05T16:00',
  );
});

test('the former time of a moved date counts, since the page shows it until then', () => {
  const changes = [{ date: '2026-12-06', status: 'moved', newDate: '2027-01-14' }];
  const moved = eventOf('worship', everySunday, { changes });
  expect(until('2026-12-06T09:00', moved)).toBe('2026-12-06T10:30');
  expect(until('2026-12-06T11:00', moved)).toBe('2026-12-06T11:45');
});

test('two dates of one event on one day both count', () => {
  const changes = [{ date: '2026-11-29', status: 'moved', newDate: '2026-12-06', newStartTime: '18:00' }];
  expect(until('2026-12-06T12:00', eventOf('worship', everySunday, { changes }))).toBe('2026-12-06T18:00');
});

test('midnight is that of London, and a page is valid no longer than until the clocks change', () => {
  const before = eventsValidUntil([], { now: inLondon('2027-03-28T00:30'), zone: london });
  expect(before.toString()).toBe('2027-03-28T01:00:00Z');
  expect(eventsValidUntil([], { now: before, zone: london }).toString()).toBe('2027-03-28T23:00:00Z');
  expect(eventsValidUntil([], { now: inLondon('2026-10-25T00:30'), zone: london }).toString()).toBe(
    '2026-10-25T01:00:00Z',
  );
});

test('a page stays the same for as long as it is valid', () => {
  const events = [worship, eventOf('fair', theFair)];
  const shown = (now: Temporal.Instant) =>
    JSON.stringify(comingUpInWords(comingUpItems(events, { now, zone: london }), localeAt(british, now)));
  let now = inLondon('2026-12-05T09:00');
  for (let step = 0; step < 6; step += 1) {
    const end = eventsValidUntil(events, { now, zone: london });
    expect(shown(end.subtract({ seconds: 1 }))).toBe(shown(now));
    now = end;
  }
});

test('the services on Home stay the same for as long as the page is valid: under way, moved and long ones', () => {
  const more = { worship: true };
  const changes = [{ date: '2027-03-28', status: 'moved', newDate: '2027-04-08' }];
  const watch = {
    ...theFair,
    firstDate: '2027-03-25',
    startTime: '20:30',
    endDate: '2027-03-26',
    endTime: '12:00',
  };
  const events = [
    eventOf('worship', everySunday, { ...more, mainService: true, changes }),
    eventOf('midweek', wednesdays, more),
    eventOf('watch', watch, more),
    eventOf('prayer', { repeats: 'once', firstDate: '2027-03-24', endDate: '2027-03-27' }, more),
  ];
  const shown = (now: Temporal.Instant) =>
    JSON.stringify([nextServices(events, localeAt(british, now)), clocksInWords(now, british)]);
  let now = inLondon('2027-03-23T09:00');
  for (let step = 0; step < 24; step += 1) {
    const end = eventsValidUntil(events, { now, zone: london });
    expect(shown(end.subtract({ milliseconds: 1 })), now.toString()).toBe(shown(now));
    now = end;
  }
  expect(now.epochMilliseconds).toBeGreaterThan(inLondon('2027-03-29T00:00').epochMilliseconds);
});
