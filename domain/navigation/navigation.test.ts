import { expect, test } from 'vitest';
import { eventOf, FAIR, SUNDAYS } from '#tests/fixtures/event.fixture.ts';
import { ENGLISH } from '#tests/fixtures/locale.fixture.ts';
import { markNavigation } from './navigation.ts';

const entry = (slug: string) => ({ slug, title: slug });

test('a regular event has its weekday beside it, a highlighted one only its status', () => {
  const events = [eventOf('worship', SUNDAYS), eventOf('fair', FAIR), eventOf('carols', SUNDAYS)];
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
    ENGLISH,
  );
  expect(highlightedEvents).toEqual([{ ...entry('carols'), status: 'Cancelled' }]);
  expect(regularEvents).toEqual([{ ...entry('worship'), weekdays: 'Sun' }, entry('fair'), entry('unknown')]);
});
