/** Whether an entry is left out, shown without the part that is wrong, or shown as it is though it may not be meant so. */
export type EntryOutcome = 'left-out' | 'served' | 'warning';

/**
 * An entry that cannot be shown as it is or, as a warning, may not say what was meant: which one, which field, and what was
 * expected there.
 */
export class EntryProblem extends Error {
  override readonly name = 'EntryProblem';
  readonly entry: string;
  readonly field: string;
  /** A sentence about the field, for the editor. */
  readonly sentence: string;
  readonly outcome: EntryOutcome;
  readonly #expected: string;

  /** @param expected continues the sentence that begins with the field, without a full stop */
  constructor(entry: string, field: string, expected: string, outcome: EntryOutcome = 'left-out') {
    super(`${entry}: the field “${field}” ${expected}.`);
    this.entry = entry;
    this.field = field;
    this.sentence = `“${field}” ${expected}.`;
    this.outcome = outcome;
    this.#expected = expected;
  }

  /** The same of an entry that is shown without the part that is wrong. */
  ofPart(): EntryProblem {
    return new EntryProblem(this.entry, this.field, this.#expected, 'served');
  }
}

/** Told of each entry that was left out, is shown without a part, or may not say what was meant. */
export type OnEntryProblem = (problem: EntryProblem) => void;
