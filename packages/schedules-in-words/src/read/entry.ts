import { type Field, type FoundFault, type ProblemContext, Report } from './problem.ts';
import { linesOf, type RawSchedule, textOf } from './raw-schedule.ts';
import { type Read, readField } from './read-field.ts';
import { readTypedDate, type TypedDate } from './typed-date.ts';

type Name<Raw> = keyof Raw & Field;

/** A line of a list, as it was typed and as it is read, with the report of its problems. */
export interface Line<Value> {
  readonly line: string;
  readonly value: Value;
  readonly report: Report;
}

/** An entry as it was typed: it reads its fields by their names, and reports their problems. */
export class Entry<Raw extends object = RawSchedule> {
  readonly raw: Raw;
  /** What it is read with. */
  readonly context: ProblemContext;
  readonly #add: (found: FoundFault) => void;

  constructor(raw: Raw, context: ProblemContext, add: (found: FoundFault) => void) {
    this.raw = raw;
    this.context = context;
    this.#add = add;
  }

  /** The report of a field. */
  of(field: Name<Raw>): Report {
    return new Report(field, this.context, this.#add);
  }

  /** The text of a field; null where it is empty. */
  text(field: Name<Raw>): string | null {
    const value = this.raw[field];
    return typeof value === 'string' ? textOf(value) : null;
  }

  /** What `read` finds in a field; undefined where it is empty, and null, with the fault reported, where it cannot be read. */
  read<Value>(field: Name<Raw>, read: Read<Value>): Value | null | undefined {
    const text = this.text(field);
    return text === null ? undefined : readField(text, this.of(field), read);
  }

  /** The date in a field, and the time that may stand behind it; undefined or null as of `read`. */
  date(field: Name<Raw>): TypedDate | null | undefined {
    return this.read(field, readTypedDate);
  }

  /** The lines of a list that can be read, each with a report of its own; the faults of the others are reported. */
  *lines<Value>(field: Name<Raw>, read: Read<Value>): Generator<Line<Value>> {
    const value = this.raw[field];
    for (const { line, index } of linesOf(Array.isArray(value) ? value : [])) {
      const report = this.of(field).ofItem(index);
      const found = readField(line, report, read);
      if (found !== null) yield { line, value: found, report };
    }
  }
}
