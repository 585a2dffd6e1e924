import { expect, test } from 'vitest';
import { occurrencesBetween } from '#tests/fixtures/occurrences-between.ts';
import { everySunday, inLondon, london, scheduleOf } from '#tests/fixtures/schedule.fixture.ts';
import { occurrencesValidUntil } from './valid-until.ts';

test.each([
  ['before it starts, until it does', '2026-12-06T08:00', '2026-12-06T10:30'],
  ['while it is on, until it ends', '2026-12-06T10:30', '2026-12-06T12:00'],
  ['after its end, until midnight', '2026-12-06T12:00', '2026-12-07T00:00'],
  ['on a day without any, until midnight', '2026-12-08T00:00', '2026-12-09T00:00'],
  ['on a day of 25 hours, until its midnight', '2026-10-25T20:00', '2026-10-26T00:00'],
  ['in the night the clocks go forward, until they do', '2027-03-28T00:30', '2027-03-28T02:00'],
  ['after they went forward, until it starts', '2027-03-28T02:00', '2027-03-28T10:30'],
  ['in summer, until midnight in London', '2027-07-05T12:00', '2027-07-06T00:00'],
])('a page is valid %s', (_, now, until) => {
  const shown = occurrencesBetween(
    scheduleOf(everySunday),
    inLondon(now),
    inLondon(now).add({ hours: 1000 }),
    london,
  );
  expect(occurrencesValidUntil(shown, inLondon(now), london).toString()).toBe(inLondon(until).toString());
});
