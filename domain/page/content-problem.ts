/** How an entry with a fault is shown to visitors: not at all, in its last good version, or without the faulty part. */
export type ProblemOutcome = 'left-out' | 'last-good' | 'served';

/** What is wrong with one file or entry of the content, for its editor and the site's operator. */
export interface ContentProblem {
  /** The path of the file, from the content folder; undefined when content does not come from files. */
  readonly file?: string | undefined;
  /** The type and the id or name of the entry, when the site itself found the fault. */
  readonly entry?: string | undefined;
  readonly outcome: ProblemOutcome;
  readonly faults: readonly {
    readonly line?: number | undefined;
    readonly field?: string | undefined;
    /** A sentence on what is wrong, and usually what to do. */
    readonly message: string;
  }[];
}

/** Sentences that say what visitors see until a fault is fixed. */
export const outcomeInWords: Readonly<Record<ProblemOutcome, string>> = {
  'left-out': 'Until this is fixed, it is missing from the site.',
  'last-good': 'Until this is fixed, visitors see it as it was before.',
  served: 'The rest of it is shown.',
};
