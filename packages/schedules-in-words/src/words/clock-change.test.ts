import { expect, test } from 'vitest';
import { british, london } from '#tests/fixtures/schedule.fixture.ts';
import { clocksInWords } from './clock-change.ts';
import { words as german } from './de/index.ts';

function words(now: string, zone = london): string | null {
  return (
    clocksInWords(Temporal.PlainDateTime.from(now).toZonedDateTime(zone).toInstant(), { ...british, zone }) ??
    null
  );
}

test.each([
  ['2027-03-20T23:59', null],
  ['2027-03-21T00:00', 'Clocks go forward next Sunday: 1am becomes 2am'],
  ['2027-03-22T09:00', 'Clocks go forward this Sunday: 1am becomes 2am'],
  ['2027-03-26T23:59', 'Clocks go forward this Sunday: 1am becomes 2am'],
  ['2027-03-27T00:00', 'Clocks go forward tomorrow: 1am becomes 2am'],
  ['2027-03-27T23:59', 'Clocks go forward tomorrow: 1am becomes 2am'],
  ['2027-03-28T00:00', 'Clocks go forward tonight: 1am becomes 2am'],
  ['2027-03-28T00:59', 'Clocks go forward tonight: 1am becomes 2am'],
  ['2027-03-28T02:00', 'Clocks went forward today: 1am became 2am'],
  ['2027-03-28T10:00', 'Clocks went forward today: 1am became 2am'],
  ['2027-03-29T00:00', null],
  ['2026-10-19T09:00', 'Clocks go back this Sunday: 2am becomes 1am'],
  ['2026-10-24T20:00', 'Clocks go back tomorrow: 2am becomes 1am'],
  ['2026-10-25T00:30', 'Clocks go back tonight: 2am becomes 1am'],
  ['2026-10-25T02:00', 'Clocks went back today: 2am became 1am'],
  ['2027-10-25T09:00', 'Clocks go back this Sunday: 2am becomes 1am'],
  ['2028-03-20T09:00', 'Clocks go forward this Sunday: 1am becomes 2am'],
  ['2028-10-24T09:00', 'Clocks go back this Sunday: 2am becomes 1am'],
  ['2028-10-30T00:00', null],
])('in London at %s: %s', (now, line) => {
  expect(words(now)).toBe(line);
});

test('of the hour that comes twice, the first announces the change and the second reports it', () => {
  for (const [hour, line] of [
    ['2026-10-25T01:30+01:00', 'Clocks go back tonight: 2am becomes 1am'],
    ['2026-10-25T01:00+00:00', 'Clocks went back today: 2am became 1am'],
    ['2026-10-25T01:30+00:00', 'Clocks went back today: 2am became 1am'],
  ] as const)
    expect(clocksInWords(Temporal.Instant.from(hour), british)).toBe(line);
});

test('the change comes from the zone’s own data', () => {
  expect(words('2027-03-09T09:00', 'America/New_York')).toBe(
    'Clocks go forward this Sunday: 2am becomes 3am',
  );
  expect(words('2027-03-22T09:00', 'Asia/Kolkata')).toBeNull();
});

test.each([
  ['2027-03-22T09:00', 'Clocks go forward on Sunday 28 March: 1am becomes 2am'],
  ['2027-03-28T10:00', 'Clocks go forward on Sunday 28 March: 1am becomes 2am'],
])('at %s a page that may be read later says the day of the change by its date', (now, line) => {
  const instant = Temporal.PlainDateTime.from(now).toZonedDateTime(london).toInstant();
  const dated = (words: typeof german) => ({
    zone: london,
    words: { ...words, clocks: { ...words.clocks, toCome: words.clocks.onDate, past: words.clocks.onDate } },
  });
  expect(clocksInWords(instant, dated(british.words))).toBe(line);
  expect(clocksInWords(instant, dated(german))).toBe(
    'Die Uhren werden am Sonntag, 28.\u00a0März, vorgestellt: Aus 1\u00a0Uhr wird 2\u00a0Uhr',
  );
});
