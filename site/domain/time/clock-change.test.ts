import { expect, test } from 'vitest';
import { clockChange, clockChangeInWords } from './clock-change.ts';
import { inLondon, LONDON } from './schedules-for-tests.ts';

function words(now: string, zone = LONDON): string | null {
  const instant =
    zone === LONDON ? inLondon(now) : Temporal.PlainDateTime.from(now).toZonedDateTime(zone).toInstant();
  const change = clockChange(instant, zone);
  return change && clockChangeInWords(change, instant.toZonedDateTimeISO(zone).toPlainDate());
}

test.each([
  ['2027-03-20T23:59', null],
  ['2027-03-21T00:00', 'Clocks go forward next Sunday: 1am becomes 2am'],
  ['2027-03-22T09:00', 'Clocks go forward this Sunday: 1am becomes 2am'],
  ['2027-03-27T23:59', 'Clocks go forward this Sunday: 1am becomes 2am'],
  ['2027-03-28T00:30', 'Clocks went forward today: 1am became 2am'],
  ['2027-03-28T10:00', 'Clocks went forward today: 1am became 2am'],
  ['2027-03-29T00:00', null],
  ['2026-10-19T09:00', 'Clocks go back this Sunday: 2am becomes 1am'],
  ['2027-10-25T09:00', 'Clocks go back this Sunday: 2am becomes 1am'],
  ['2028-03-20T09:00', 'Clocks go forward this Sunday: 1am becomes 2am'],
  ['2028-10-24T09:00', 'Clocks go back this Sunday: 2am becomes 1am'],
  ['2028-10-30T00:00', null],
])('in London at %s: %s', (now, line) => {
  expect(words(now)).toBe(line);
});

test('the zone’s own data decides', () => {
  expect(words('2027-03-09T09:00', 'America/New_York')).toBe(
    'Clocks go forward this Sunday: 2am becomes 3am',
  );
  expect(words('2027-03-22T09:00', 'Asia/Kolkata')).toBeNull();
});
