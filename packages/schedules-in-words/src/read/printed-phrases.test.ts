import { describe, expect, test } from 'vitest';
import { comparedDays, meetingsOf } from '#tests/fixtures/meetings.ts';
import {
  holdsOf,
  type PrintedPhrase,
  printedInGerman,
  printedPhrases,
} from '#tests/fixtures/printed-phrases.ts';
import type { RawSchedule } from './raw-schedule.ts';

/** What a person reads from a phrase: the days, and the hours of all of them. */
function meantBy({ days, times }: PrintedPhrase): {
  readonly days: readonly string[];
  readonly times: string;
} {
  const holds = days === undefined ? () => false : holdsOf(days, comparedDays);
  return { days: comparedDays.filter(holds).map(String), times: times ?? '' };
}

interface Outcome {
  readonly kind: 'right' | 'wrong' | 'refused';
  readonly errors: readonly string[];
}

function outcomeOf(entry: RawSchedule, phrase: PrintedPhrase, language: 'english' | 'german'): Outcome {
  const { meetings, errors } = meetingsOf({ firstDate: '2026-12-01', ...entry }, language);
  if (errors.length > 0) return { kind: 'refused', errors };
  const days = [...new Set(meetings.map((meeting) => meeting.slice(0, 10)))];
  const times = [...new Set(meetings.map((meeting) => meeting.slice(11)))].sort().join(' ');
  const isRight = JSON.stringify({ days, times }) === JSON.stringify(meantBy(phrase));
  return { kind: isRight ? 'right' : 'wrong', errors };
}

describe.each([
  ['english', printedPhrases, 150],
  ['german', printedInGerman, 90],
] as const)('phrases as they are printed: %s', (language, phrases, count) => {
  const outcomes = phrases.map((phrase) => ({
    phrase,
    first: outcomeOf({ repeats: phrase.printed }, phrase, language),
    after: phrase.retyped && outcomeOf(phrase.retyped, phrase, language),
  }));

  test('none is read otherwise than a person reads it, at first or after the message', () => {
    const wrong = outcomes.filter(({ first, after }) => first.kind === 'wrong' || after?.kind === 'wrong');
    expect(wrong.map(({ phrase }) => phrase.printed)).toEqual([]);
  });

  test('there are many, and of these four in five are right at first', () => {
    const right = outcomes.filter(({ first }) => first.kind === 'right');
    expect(outcomes.length).toBeGreaterThanOrEqual(count);
    expect(right.length / outcomes.length).toBeGreaterThanOrEqual(0.8);
  });

  test('what is refused says why, and whoever follows the message is read right', () => {
    for (const { phrase, first, after } of outcomes) {
      const { printed, refused } = phrase;
      if (refused === undefined) expect.soft(first.errors, printed).toEqual([]);
      else expect.soft(first.errors.join(' '), printed).toMatch(new RegExp(refused));
      if (after !== undefined) expect(after.kind, `${printed}: ${after.errors.join(' ')}`).toBe('right');
    }
  });
});
