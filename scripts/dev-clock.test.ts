import { expect, test } from 'vitest';
import { clockShift, startTime } from './dev-clock.ts';

test('the clock starts at the time that is given, and at that of the machine where none is', () => {
  expect(String(startTime(['--at', '2026-12-24T15:00']))).toBe('2026-12-24T15:00:00');
  expect(String(startTime(['--at=2028-02-29T00:30']))).toBe('2028-02-29T00:30:00');
  expect(startTime([])).toBeUndefined();
});

test.each([
  '--at',
  '--at Christmas',
  '--at 2026-12-24',
  '--at 2026-12-24T15',
  '--at 2026-02-30T15:00',
  '--at 2026-12-24T25:00',
  '--at 2026-12-24T15:00Z',
  '--at 2026-12-24T15:00 --open',
  '--port 3001',
])('“%s” is refused in a sentence that says what to write', (given) => {
  expect(() => startTime(given.split(' '))).toThrow(
    `npm run dev was given “${given}”, but takes only --at with a day and a time, such as “--at 2026-12-24T15:00”.`,
  );
});

test('the time is that of the church’s zone, in winter and in summer', () => {
  const now = Temporal.Instant.from('2026-12-24T12:00Z');
  const start = Temporal.PlainDateTime.from('2026-12-24T15:00');
  expect(clockShift(start, 'Europe/London', now)).toBe(3 * 3_600_000);
  expect(clockShift(start, 'Pacific/Auckland', now)).toBe(-10 * 3_600_000);
  expect(clockShift(start.with({ month: 6 }), 'Europe/London', now)).toBe((2 - 183 * 24) * 3_600_000);
});
