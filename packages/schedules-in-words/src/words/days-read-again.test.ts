import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daySets } from '#tests/fixtures/day-set.arbitrary.ts';
import { slowDays } from '#tests/fixtures/slow-days.ts';
import { runs } from '#tests/helpers/long-runs.ts';
import type { DaySet } from '../days/day-set.ts';
import { daysOfYear } from '../days/days-of-year.ts';
import { inEnglish } from '../read/german/in-english.ts';
import { parseDays } from '../read/phrase/parse-days-phrase.ts';
import { PhraseError } from '../read/problem.ts';
import { daysInWords as daysInGerman } from './de/days.ts';
import { daysInWords } from './en-GB/days.ts';

const first = Temporal.PlainDate.from('2026-09-01');
// A day in another year, so that every date has its year.
const today = Temporal.PlainDate.from('2025-06-01');

const daysOf = (sets: readonly DaySet[]) => slowDays(sets, first, '2026-09-01', '2029-01-31');

const languages = [
  ['English', daysInWords, (words: string) => words],
  ['German', daysInGerman, (words: string) => inEnglish(words, 'repeats').text],
] as const;

test.each(languages)('reading the words of a day set in %s gives the same days', (_, inWords, inReader) => {
  fc.assert(
    fc.property(daySets, (set) => {
      const words = inWords(set, today);
      expect(daysOf(parseDays(inReader(words), '').days), words).toEqual(daysOf([set]));
    }),
    { numRuns: runs(600) },
  );
});

const leadingWords =
  'every each other second first third fifth last Sunday Tuesdays Wed weekday weekends day week month year fortnightly monthly of the of the month in and to from ' +
  'between before after nearest Lent Advent Easter Day Holy Week Christmas Eve January February November 5 12 24 31 2027 13th 1st daily , and';

test.each(languages)(
  'whatever phrase is understood is written in %s so that it means the same when it is read again',
  (_, inWords, inReader) => {
    const phrases = fc.array(fc.constantFrom(...leadingWords.split(' ')), { minLength: 2, maxLength: 8 });
    const years = [2026, 2027, 2028];
    const datesOf = (set: DaySet) => years.flatMap((year) => daysOfYear(set, first, year));
    const understood = (phrase: string) => {
      try {
        return parseDays(phrase, '').days.filter((set) => datesOf(set).length > 0 && isComplete(set));
      } catch (error) {
        if (error instanceof PhraseError) return [];
        throw error;
      }
    };
    fc.assert(
      fc.property(phrases, (words) => {
        for (const set of understood(words.join(' '))) {
          const written = inWords(set, today);
          const again = new Set(parseDays(inReader(written), '').days.flatMap(datesOf));
          expect([...again].toSorted(), `${words.join(' ')}: ${written}`).toEqual(
            [...new Set(datesOf(set))].toSorted(),
          );
        }
      }),
      { numRuns: runs(10_000) },
    );
  },
);

/** True unless the rule takes its day from another field, as "every week" does. */
function isComplete(set: DaySet): boolean {
  if (set.kind !== 'rule' || set.rule.freq === 'daily') return true;
  return set.rule.byDay.length > 0 || set.rule.byMonthDay.length > 0;
}
