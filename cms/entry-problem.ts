/** The outcome: the entry is left out, shown without the faulty part, or shown with a warning. */
type EntryOutcome = 'left-out' | 'served' | 'warning';

/**
 * A fault of an entry, or a warning about it: which entry, which field, and what was expected there.
 */
export class EntryProblem extends Error {
  override readonly name = 'EntryProblem';
  readonly entry: string;
  readonly field: string;
  /** A sentence about the field, for the editor. */
  readonly sentence: string;
  readonly outcome: EntryOutcome;
  /** The sentence without its field: "is empty, and must not be". */
  readonly expected: string;

  /** @param expected continues the sentence that begins with the field, without a full stop */
  constructor(entry: string, field: string, expected: string, outcome: EntryOutcome = 'left-out') {
    super(`${entry}: the field “${field}” ${expected}.`);
    this.entry = entry;
    this.field = field;
    this.sentence = `“${field}” ${expected}.`;
    this.outcome = outcome;
    this.expected = expected;
  }

  /** The same for an entry that is shown without the faulty part. */
  ofPart(): EntryProblem {
    return new EntryProblem(this.entry, this.field, this.expected, 'served');
  }

  /** The same for the words of an entry in a further language. */
  inLanguage(language: string): EntryProblem {
    return new EntryProblem(this.entry, this.field, `${this.expected} (in ${language})`, this.outcome);
  }
}

export type OnEntryProblem = (problem: EntryProblem) => void;
