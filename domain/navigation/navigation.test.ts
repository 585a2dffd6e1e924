import { expect, test } from 'vitest';
import { localeAt } from '#languages/locale.ts';
import { eventOf, everySunday, theFair } from '#tests/fixtures/event.fixture.ts';
import { british } from '#tests/fixtures/locale.fixture.ts';
import { navigationAt } from './navigation.ts';

const entry = (slug: string) => ({ slug, title: slug });

test('a regular event has its weekday beside it, a highlighted one only its status', () => {
  const cancelled = { changes: [{ date: '2026-12-06', status: 'cancelled' }] };
  const { highlightedEvents, regularEvents } = navigationAt(
    {
      pages: [],
      footerPages: [],
      highlightedEvents: [eventOf('carols', everySunday, cancelled)],
      regularEvents: [eventOf('worship', everySunday), eventOf('fair', theFair)],
      socialMediaLinks: [],
    },
    localeAt(british, Temporal.Instant.from('2026-12-01T12:00:00Z')),
  );
  expect(highlightedEvents).toEqual([{ ...entry('carols'), status: 'Cancelled on Sunday 6 December' }]);
  expect(regularEvents).toEqual([{ ...entry('worship'), weekdays: 'Sun' }, entry('fair')]);
});
