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

/** What the rules of upkeep have to say about one field of one entry or asset. */
export interface UpkeepProblem {
  readonly severity: 'error' | 'warning';
  readonly record: { readonly type: string; readonly id: string };
  readonly field: string;
  /** What stands in the field, to find its line in a long text. */
  readonly near?: string;
  /** A sentence for the volunteer who looks after it. */
  readonly message: string;
}
