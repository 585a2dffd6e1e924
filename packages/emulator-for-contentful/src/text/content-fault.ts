import type { JsonPath } from './json.ts';

/** A fault in the content: which file, which line (from 1) and a sentence that says what to do. */
export interface Problem {
  readonly file: string;
  readonly line: number;
  /** The id of the field it is about, where it is about one. */
  readonly field?: string;
  /** Of a field with several links the one that it is about: the id of its target, or its address. */
  readonly near?: string;
  readonly message: string;
}

type Fault = Omit<Problem, 'file'>;

/**
 * The outcome for a file with faults: its entry or asset is left out, is served in its last good version, or is served with a
 * link to a missing entity.
 */
export type Outcome = 'left-out' | 'last-good' | 'served';

/** A file with faults, in the order of their lines, and its outcome. */
export interface FaultyFile {
  readonly file: string;
  readonly outcome: Outcome;
  readonly faults: readonly Fault[];
}

/** What a fault is about. It is `isReadable` when the value could be read and only breaks a rule of the model. */
type About = Pick<Problem, 'field' | 'near'> & { readonly isReadable?: true };

/** Reports a fault of one file, and returns undefined for whoever can read no further. */
export type Report = (line: number, message: string, about?: About) => undefined;

export const readable = { isReadable: true } as const;

/** The same by the path in a JSON value. */
export type ReportAtPath = (path: JsonPath, message: string) => undefined;

/** `file:line: sentence`, the form that editors and terminals turn into a link. */
export function formatProblem({ file, line, message }: Problem): string {
  return `${file}:${line}: ${message}`;
}

/**
 * A report for one file that adds to `problems`.
 * @param lenient whether to ignore faults of what could be read
 */
export function reportInto(problems: Problem[], file: string, lenient = false): Report {
  return (line, message, { isReadable, ...about } = {}) => {
    if (lenient && isReadable) return;
    problems.push({ file, line, ...about, message });
  };
}

export function sortProblems<Each extends Problem>(problems: readonly Each[]): Each[] {
  return problems.toSorted((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line));
}

/**
 * Groups faults by file, sorted by file and line.
 * @param outcomeOf returns the outcome for a file
 */
export function byFile(
  problems: readonly Problem[],
  outcomeOf: (file: string) => Outcome,
): readonly FaultyFile[] {
  const files = Map.groupBy(sortProblems(problems), ({ file }) => file);
  return [...files].map(([file, own]) => ({
    file,
    outcome: outcomeOf(file),
    faults: own.map(({ file: _, ...fault }) => fault),
  }));
}

export function problemsOf(files: readonly FaultyFile[]): readonly Problem[] {
  return files.flatMap(({ file, faults }) => faults.map((fault) => ({ file, ...fault })));
}

/** The fault of a file whose reading ended in an error that nobody foresaw: it is that file's alone. */
export function unexpected(file: string, error: unknown): Problem {
  const reason = error instanceof Error ? error.message.split('\n', 1)[0] : String(error);
  return { file, line: 1, message: `The file cannot be read (${reason}). Write it anew, or delete it.` };
}

/** Quotes a value of an author, shortened to 60 characters. */
export function quote(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));
  return `“${text.length > 60 ? `${text.slice(0, 57)}…` : text}”`;
}

export function either(choices: readonly (string | number)[]): string {
  const last = choices.at(-1);
  if (last === undefined) return 'nothing';
  return choices.length === 1 ? String(last) : `${choices.slice(0, -1).join(', ')} or ${last}`;
}

/** Finds the candidate with the smallest edit distance from `written`, which must be at most a third of its length, rounded up. */
export function nearestName(written: string, candidates: readonly string[]): string | undefined {
  const limit = Math.ceil(written.length / 3);
  const distanceOf = (name: string) => editDistance(written.toLowerCase(), name.toLowerCase());
  const near = candidates.map((name) => ({ name, distance: distanceOf(name) }));
  const [best] = near.filter(({ distance }) => distance <= limit).toSorted((a, b) => a.distance - b.distance);
  return best?.name;
}

export function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
