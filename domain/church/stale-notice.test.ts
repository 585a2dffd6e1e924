import { expect, test } from 'vitest';
import { localeAt } from '#languages/locale.ts';
import { british } from '#tests/fixtures/locale.fixture.ts';
import { staleNotice } from './notice.ts';

const instant = (text: string) => Temporal.Instant.from(text);

test('the notice names the day in London on which the content was last fetched', () => {
  const notice = staleNotice(
    instant('2026-07-04T23:30:00Z'),
    'As on {date}.',
    localeAt(british, instant('2026-07-07T09:00:00Z')),
  );
  expect(notice).toBe('As on Sunday 5 July.');
});

test('fresh content has no notice', () => {
  expect(
    staleNotice(undefined, 'As on {date}.', localeAt(british, instant('2026-07-07T09:00:00Z'))),
  ).toBeUndefined();
});
