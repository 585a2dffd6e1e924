import { expect, test } from 'vitest';
import { eventOf, everySunday, theFair } from '#tests/fixtures/event.fixture.ts';
import { english } from '#tests/fixtures/locale.fixture.ts';
import { markNavigation } from './navigation.ts';

const entry = (slug: string) => ({ slug, title: slug });

test('a regular event has its weekday beside it, a highlighted one only its status', () => {
  const events = [eventOf('worship', everySunday), eventOf('fair', theFair), eventOf('carols', everySunday)];
  const { highlightedEvents, regularEvents } = markNavigation(
    {
      pages: [],
      footerPages: [],
      highlightedEvents: [entry('carols')],
      regularEvents: [entry('worship'), entry('fair'), entry('unknown')],
      socialMediaLinks: [],
    },
    events,
    new Map([['carols', 'Cancelled']]),
    Temporal.PlainDate.from('2026-12-01'),
    english,
  );
  expect(highlightedEvents).toEqual([{ ...entry('carols'), status: 'Cancelled' }]);
  expect(regularEvents).toEqual([{ ...entry('worship'), weekdays: 'Sun' }, entry('fair'), entry('unknown')]);
});
