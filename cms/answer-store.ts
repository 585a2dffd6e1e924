/** An answer of the content service as it outlives the process. */
export interface StoredAnswer {
  /** Operation and variables, as in `answerKey`. */
  readonly key: string;
  /** Which question it answers, as in `questionMark`. */
  readonly question: string;
  readonly data: unknown;
  /** When the service last said so, in milliseconds since 1970. */
  readonly askedAt: number;
}

/** Where answers outlive the process. */
export interface AnswerStore {
  /** What was there at the start, by key. */
  readonly found: ReadonlyMap<string, StoredAnswer>;
  /**
   * Takes an answer in, soon; never throws and never waits.
   * @param fingerprint differs when the data does
   */
  keep(answer: StoredAnswer, fingerprint: string): void;
  forget(key: string): void;
}

/** Forgets everything: content lives in memory only. */
export const noStore: AnswerStore = { found: new Map(), keep: () => {}, forget: () => {} };
