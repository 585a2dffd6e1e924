import { type Problem, sentenceWithField } from '#domain/problem.ts';

/** The outcome: the entry is left out, by a fault or as it should be; or it is shown without the faulty part, or with a warning. */
type EntryOutcome = 'left-out' | 'hidden' | 'served' | 'warning';

/** A problem that a mapper finds, which it throws or reports. */
export class EntryProblem extends Error implements Problem {
  override readonly name = 'EntryProblem';
  readonly entry: string;
  readonly field: string;
  readonly item: number | undefined;
  readonly locale: string | undefined;
  readonly severity: Problem['severity'];
  readonly outcome: 'left-out' | 'served';
  readonly sentence: string;

  /**
   * @param entry the content type and the id
   * @param expected continues the sentence that begins with the field, without a full stop; or whole sentences
   */
  constructor(
    entry: string,
    field: string,
    expected: string | { readonly sentence: string; readonly item?: number | undefined },
    outcome: EntryOutcome = 'left-out',
    locale?: string,
  ) {
    const { sentence, item } =
      typeof expected === 'string'
        ? { sentence: `“${field}” ${expected}.`, item: undefined }
        : { item: undefined, ...expected };
    const inLanguage = locale === undefined ? '' : ` (in ${locale})`;
    super(`${entry}${inLanguage}: ${sentenceWithField({ field, sentence })}`);
    this.entry = entry;
    this.field = field;
    this.item = item;
    this.locale = locale;
    this.severity = outcome === 'warning' || outcome === 'hidden' ? 'warning' : 'error';
    this.outcome = outcome === 'left-out' || outcome === 'hidden' ? 'left-out' : 'served';
    this.sentence = sentence;
  }

  /** The same for an entry that is shown without the faulty part. */
  ofPart(): EntryProblem {
    return new EntryProblem(this.entry, this.field, this, 'served', this.locale);
  }

  /** The same for the words of an entry in a further language. */
  inLanguage(locale: string): EntryProblem {
    const asWarning = { 'left-out': 'hidden', served: 'warning' } as const;
    const outcome = this.severity === 'warning' ? asWarning[this.outcome] : this.outcome;
    return new EntryProblem(this.entry, this.field, this, outcome, locale);
  }
}

export type OnEntryProblem = (problem: EntryProblem) => void;
