/** What a fault costs: all of its entry, nothing since the entry is shown as it was before, or only a part of it. */
export type ProblemOutcome = 'left-out' | 'last-good' | 'served';

/** What is wrong with one file of content or one entry, for its editor and for whoever looks after the site. */
export interface ContentProblem {
  /** The file, named from the content folder on; undefined where content comes from no files. */
  readonly file?: string | undefined;
  /** The entry, by its type and its id or name, where the site itself has found the fault. */
  readonly entry?: string | undefined;
  readonly outcome: ProblemOutcome;
  readonly faults: readonly {
    readonly line?: number | undefined;
    readonly field?: string | undefined;
    /** A sentence that says what is wrong, and mostly what to do. */
    readonly message: string;
  }[];
}

/** Says what visitors see until a fault is mended. */
export const outcomeInWords: Readonly<Record<ProblemOutcome, string>> = {
  'left-out': 'Until this is mended, it is missing from the site.',
  'last-good': 'Until this is mended, visitors see it as it was before.',
  served: 'The rest of it is shown.',
};
