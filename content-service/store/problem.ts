/** A fault in the content: which file, which line (from 1) and a sentence that tells its author what to do. */
export type Problem = {
  readonly file: string;
  readonly line: number;
  readonly message: string;
};

/** Collects the faults of one file; those that break a rule of the model and no more are `readable`. */
export type Report = (line: number, message: string, readable?: 'readable') => void;

/** `file:line: sentence`, the form that editors and terminals turn into a link. */
export function formatProblem({ file, line, message }: Problem): string {
  return `${file}:${line}: ${message}`;
}

/**
 * A report for one file that adds to `problems`.
 * @param lenient faults of values that could be read all the same do not count
 */
export function reportInto(problems: Problem[], file: string, lenient = false): Report {
  return (line, message, readable) => {
    if (!lenient || readable === undefined) problems.push({ file, line, message });
  };
}

/** Orders faults by file, then by line, so that the same content always gives the same list. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return problems.toSorted((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line));
}

/** Quotes what an author wrote, shortened so that the sentence stays readable. */
export function quote(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));
  return `“${text.length > 60 ? `${text.slice(0, 57)}…` : text}”`;
}

/** "a, b or c". */
export function either(words: readonly (string | number)[]): string {
  const last = words.at(-1);
  if (last === undefined) return 'nothing';
  return words.length === 1 ? String(last) : `${words.slice(0, -1).join(', ')} or ${last}`;
}
