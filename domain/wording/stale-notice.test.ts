import { expect, test } from 'vitest';
import { staleNotice } from './stale-notice.ts';

const instant = (text: string) => Temporal.Instant.from(text);

test('old words say of which day they are, in London', () => {
  const said = staleNotice(
    instant('2026-07-04T23:30:00Z'),
    'As on {date}.',
    instant('2026-07-07T09:00:00Z'),
    'Europe/London',
  );
  expect(said).toBe('As on Sunday 5 July.');
});

test('words that are not old say nothing', () => {
  expect(
    staleNotice(undefined, 'As on {date}.', instant('2026-07-07T09:00:00Z'), 'Europe/London'),
  ).toBeUndefined();
});
