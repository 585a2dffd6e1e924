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

/**
 * Insists on a value that the domain cannot do without.
 * @throws EntryProblem naming the entry and the field
 */
export function required<T>(entry: string, field: string, value: T | null | undefined): T {
  if (value === null || value === undefined || value === '')
    throw new EntryProblem(entry, field, 'is empty, and must not be');
  return value;
}

/**
 * Insists on one of a closed list of words.
 * @throws EntryProblem naming the entry, the field and the list
 */
export function oneOf<const T extends string>(
  entry: string,
  field: string,
  value: string | null | undefined,
  choices: readonly T[],
): T {
  const choice = choices.find((candidate) => candidate === value);
  if (choice === undefined)
    throw new EntryProblem(entry, field, `must be one of ${choices.join(', ')}, not “${value ?? ''}”`);
  return choice;
}

/**
 * Parses a list so that one bad entry does not take the others down: it is reported and left out, and so are the
 * holes that unresolvable links leave.
 */
export function keepGood<Wire, Value>(
  items: readonly (Wire | null)[] | null | undefined,
  parse: (item: Wire) => Value,
  onProblem: OnEntryProblem,
): readonly Value[] {
  const good: Value[] = [];
  for (const item of items ?? []) {
    if (item === null) continue;
    try {
      good.push(parse(item));
    } catch (problem) {
      if (!(problem instanceof EntryProblem)) throw problem;
      onProblem(problem);
    }
  }
  return good;
}

/** Parses the one entry of its kind: the first good one, or undefined when there is none. */
export function firstGood<Wire, Value>(
  items: readonly (Wire | null)[] | null | undefined,
  parse: (item: Wire) => Value,
  onProblem: OnEntryProblem,
): Value | undefined {
  return keepGood(items, parse, onProblem)[0];
}

/** Parses a part of an entry that the rest can do without: undefined, and reported, when it is wrong. */
export function goodPart<Value>(parse: () => Value, onProblem: OnEntryProblem): Value | undefined {
  try {
    return parse();
  } catch (problem) {
    if (!(problem instanceof EntryProblem)) throw problem;
    onProblem(problem.ofPart());
    return undefined;
  }
}
