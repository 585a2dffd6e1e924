import fc from 'fast-check';
import { expect, test } from 'vitest';
import { comparedDays, meetingsOf } from '#tests/fixtures/meetings.ts';
import { phrases } from '#tests/fixtures/phrase-grammar.ts';
import { runs, seed } from '#tests/helpers/long-runs.ts';

test.each([0, 1, 2, 3, 4])(
  'a phrase composed as people print them is read as its words mean, day by day, or refused: a fifth of them, %i',
  (part) => {
    let [plain, refused] = [0, 0];
    fc.assert(
      fc.property(phrases, ({ text, holds, times, timesOn = () => [times], isUnclear }) => {
        const { meetings, errors } = meetingsOf({ repeats: text, firstDate: '2026-12-01' });
        plain += isUnclear ? 0 : 1;
        refused += !isUnclear && errors.length > 0 ? 1 : 0;
        if (errors.length > 0) return;
        const meant = isUnclear ? [] : comparedDays.filter(holds);
        expect(meetings, text).toEqual(
          meant.flatMap((day) => timesOn(day).map((time) => `${day} ${time}`.trim())),
        );
      }),
      { numRuns: runs(10_000), seed: seed + part },
    );
    // A reader that refuses what is plain is none.
    expect(refused / plain).toBeLessThan(0.05);
  },
);
