import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daySets } from '#tests/fixtures/day-set.arbitrary.ts';
import { slowDays } from '#tests/fixtures/slow-days.ts';
import type { DaySet } from '../schedule/day-set.ts';
import { parseDays } from '../schedule/phrase/days.ts';
import { daysInWords } from './days-in-words.ts';

const FIRST = Temporal.PlainDate.from('2026-09-01');
// A day in another year, so that every date has its year.
const TODAY = Temporal.PlainDate.from('2025-06-01');

const daysOf = (sets: readonly DaySet[]) => slowDays(sets, FIRST, '2026-09-01', '2029-01-31');

test('reading the words of a day set gives the same days', () => {
  fc.assert(
    fc.property(daySets, (set) => {
      const words = daysInWords(set, TODAY);
      expect(daysOf(parseDays(words, '').days), words).toEqual(daysOf([set]));
    }),
    { numRuns: 150 },
  );
});
