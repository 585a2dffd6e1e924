/** What visitors see of an entry with an error: nothing, what it was before, or the rest of it. */
export type ProblemOutcome = 'left-out' | 'last-good' | 'served';

/** What is wrong with one field of one entry or file: the one form in which site, check and editing page tell it. */
export interface Problem {
  /** The content type and the id of the entry, such as `role vicar` or `asset nave`; empty for a file that is none. */
  readonly entry: string;
  /** The id of the field; empty for the whole entry. */
  readonly field: string;
  /** The index of an item of a list, from 0. */
  readonly item?: number | undefined;
  /** A text within the field, by which its line is found. */
  readonly near?: string | undefined;
  /** The locale of the words, if they are a translation. */
  readonly locale?: string | undefined;
  /** An error must be put right; a warning may be intended. */
  readonly severity: 'error' | 'warning';
  readonly outcome?: ProblemOutcome | undefined;
  /** One sentence or several on what is wrong, and usually what to do. It names the field, if at all, at its beginning. */
  readonly sentence: string;
  /** Where it stands, once that is known: the path of the file, and the line from 1. */
  readonly file?: string | undefined;
  readonly line?: number | undefined;
}

/** A problem in a file whose place is known. */
export interface LocatedProblem extends Problem {
  readonly file: string;
  readonly line: number;
}

/** The sentence with the name of its field before it. */
export function sentenceWithField({ field, sentence }: Pick<Problem, 'field' | 'sentence'>): string {
  return field === '' || sentence.startsWith(`“${field}”`) ? sentence : `“${field}”: ${sentence}`;
}

/** Sentences that say what visitors see until an error is put right. */
export const outcomeInWords: Readonly<Record<ProblemOutcome, string>> = {
  'left-out': 'Until this is fixed, it is missing from the site.',
  'last-good': 'Until this is fixed, visitors see it as it was before.',
  served: 'The rest of it is shown.',
};

/** What visitors see of an entry with several problems. */
export function outcomeOf(problems: readonly Problem[]): ProblemOutcome {
  const outcomes = problems.map(({ outcome }) => outcome);
  return (['left-out', 'last-good'] as const).find((outcome) => outcomes.includes(outcome)) ?? 'served';
}

/** The problems of each entry or file together. */
export function byEntry(problems: readonly Problem[]): readonly (readonly [Problem, ...Problem[]])[] {
  const groups = Map.groupBy(problems, ({ file, entry }) => `${file} ${entry}`);
  return [...groups.values()].flatMap(([first, ...others]) => (first ? [[first, ...others]] : []));
}
