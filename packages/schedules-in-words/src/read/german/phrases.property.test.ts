import fc from 'fast-check';
import { expect, test } from 'vitest';
import { germanPhrases } from '#tests/fixtures/german-phrases.ts';
import { comparedDays, meetingsOf } from '#tests/fixtures/meetings.ts';
import { runs, seed } from '#tests/helpers/long-runs.ts';

test('a phrase composed as Germans print them is read as its words mean, day by day, or refused', () => {
  let [all, refused] = [0, 0];
  fc.assert(
    fc.property(germanPhrases, ({ text, holds, times }) => {
      const { meetings, errors } = meetingsOf({ repeats: text, firstDate: '2026-12-01' }, 'german');
      all += 1;
      refused += errors.length > 0 ? 1 : 0;
      if (errors.length > 0) return;
      const meant = comparedDays.filter(holds).map((day) => `${day} ${times}`.trim());
      expect(meetings, text).toEqual(meant);
    }),
    { numRuns: runs(20_000), seed },
  );
  // A reader that refuses what is plain is none.
  expect(refused / all).toBeLessThan(0.05);
});
