import { expect, test } from 'vitest';
import { eventOf, FAIR, SUNDAYS } from '#tests/fixtures/event.fixture.ts';
import { BRITISH, inLondon } from '#tests/fixtures/schedule.fixture.ts';
import { menuStatuses } from './menu-statuses.ts';

const now = inLondon('2026-12-03T09:00');
const off = { changes: [{ date: '2026-12-06', status: 'cancelled' }] };

test('events that are off are marked, as a whole or on their next date', () => {
  const events = [
    eventOf('worship', SUNDAYS, off),
    eventOf('fair', { ...FAIR, status: 'cancelled' }),
    eventOf('tea', SUNDAYS),
  ];
  expect([...menuStatuses(events, now, BRITISH).bySlug]).toEqual([
    ['worship', 'Cancelled on Sunday 6 December'],
    ['fair', 'Cancelled'],
  ]);
});

test('the statuses are valid until a date that has one is over, and without an end when there are none', () => {
  const sunday = inLondon('2026-12-06T11:00');
  expect(menuStatuses([eventOf('worship', SUNDAYS, off)], sunday, BRITISH).validUntil).toEqual(
    inLondon('2026-12-06T11:45'),
  );
  const none = menuStatuses([eventOf('worship', SUNDAYS)], sunday, BRITISH);
  expect(none).toEqual({ bySlug: new Map(), validUntil: undefined });
});

test('while the menu says when something begins, it is valid until midnight at the latest', () => {
  const beds = eventOf('beds', { ...SUNDAYS, firstDate: '2027-01-03' });
  expect(menuStatuses([beds], now, BRITISH)).toEqual({
    bySlug: new Map(),
    validUntil: inLondon('2026-12-04T00:00'),
  });
});
