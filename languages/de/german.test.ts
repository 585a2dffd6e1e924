import { expect, test } from 'vitest';
import { summarizeEvent } from '#domain/event/event-summary.ts';
import { menuStatus } from '#domain/navigation/menu-statuses.ts';
import { localeAt } from '#languages/locale.ts';
import { inLondon } from '#schedules-in-words/tests/fixtures/schedule.fixture.ts';
import { eventOf, everySunday, theFair } from '#tests/fixtures/event.fixture.ts';
import { localeOf } from '../locale.ts';

const locale = localeOf({ language: 'de', zone: 'Europe/Berlin', country: 'DE', currency: 'EUR' });
/** With ordinary spaces for those at which no line breaks. */
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');

test('a service that is off says so in the menu', () => {
  const off = eventOf('gottesdienst', everySunday, {
    changes: [{ date: '2026-12-06', status: 'cancelled' }],
  });
  expect(plain(menuStatus(off.schedule, localeAt(locale, inLondon('2026-12-03T09:00'))))).toBe(
    'Fällt aus: Sonntag, 6. Dezember',
  );
  const moved = eventOf('basar', theFair, {
    changes: [{ date: '2026-12-05', status: 'moved', newDate: '2027-02-06' }],
  });
  expect(plain(menuStatus(moved.schedule, localeAt(locale, inLondon('2026-12-03T09:00'))))).toBe(
    'Verlegt auf Samstag, 6. Februar 2027',
  );
});

test('a start at midnight names the night', () => {
  const mass = eventOf('christmette', { repeats: 'once', firstDate: '2026-12-25', startTime: '00:00' });
  const { when } = summarizeEvent(mass, localeAt(locale, inLondon('2026-12-03T09:00')));
  expect(plain(when)).toBe('Freitag, 25. Dezember, 0 Uhr (in der Nacht zum Freitag)');
});
