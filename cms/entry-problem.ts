import { type Problem, sentenceWithField } from '#domain/problem.ts';

/** The outcome: the entry is left out, by a fault or as it should be; or it is shown without the faulty part, or with a warning. */
type EntryOutcome = 'left-out' | 'hidden' | 'served' | 'warning';

/**
 * A problem that a mapper finds in an entry.
 * @param entry the content type and the id
 * @param expected continues the sentence that begins with the field, without a full stop; or whole sentences
 */
export function entryProblem(
  entry: string,
  field: string,
  expected: string | Pick<Problem, 'sentence' | 'item'>,
  outcome: EntryOutcome = 'left-out',
): Problem {
  return {
    ...{
      entry,
      field,
      ...(typeof expected === 'string' ? { sentence: `“${field}” ${expected}.` } : expected),
    },
    severity: outcome === 'warning' || outcome === 'hidden' ? 'warning' : 'error',
    outcome: outcome === 'left-out' || outcome === 'hidden' ? 'left-out' : 'served',
  };
}

/** The problem in one text, by which two are known to be the same: "role vicar (in de): “title” is empty". */
export function problemInWords({ entry, locale, ...problem }: Problem): string {
  return `${entry}${locale === undefined ? '' : ` (in ${locale})`}: ${sentenceWithField(problem)}`;
}

/** Ends the mapping of an entry, or of a part of it, with its problem, which is then reported. */
export class EntryError extends Error {
  override readonly name = 'EntryError';
  readonly problem: Problem;

  constructor(...about: Parameters<typeof entryProblem>) {
    const problem = entryProblem(...about);
    super(problemInWords(problem));
    this.problem = problem;
  }
}

export type OnProblem = (problem: Problem) => void;
