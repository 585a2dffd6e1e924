import pLimit from 'p-limit';
import { ContentError } from '../content/content-reading.ts';
import { serveContent } from '../http/served-content.ts';
import { byFile, type FaultyFile, formatProblem, type Outcome, type Problem } from '../text/content-fault.ts';
import { advanceVersions } from '../webhooks/advance-versions.ts';
import { type Change, changesBetween } from '../webhooks/changes.ts';
import { type ContentSource, createContentReader } from './content-source.ts';

interface LiveOptions {
  readonly source: ContentSource;
  readonly log: (message: string) => void;
  readonly onChanges: (changes: readonly Change[]) => void;
}

/** A place in a file of the content folder. */
export interface Place {
  readonly file: string;
  readonly line: number;
}

export type LiveContent = Awaited<ReturnType<typeof openContent>>;

/**
 * Reads content and can read it again while it is served.
 * @throws ContentError when none of it can be served
 */
export async function openContent({ source, log, onChanges }: LiveOptions) {
  const readContent = createContentReader(source);
  const first = await readContent();
  if (!first.ok) throw new ContentError(first.problems.map(formatProblem).join('\n'));
  let { space, faulty, warnings, lastGood } = first;
  let served = serveContent(space, first.files);
  // Without any fault: every file was read.
  const isWhole = () => faulty.length === 0;
  let readWhole = isWhole() ? new Date() : undefined;
  const logFaults = createFaultLog(log);
  logFaults(faulty, warnings);

  const read = async () => {
    const next = await readContent();
    // When nothing can be read, the last good content stays in use.
    faulty = next.ok ? next.faulty : byFile(next.problems, () => 'last-good');
    if (isWhole()) readWhole = new Date();
    if (next.ok) ({ warnings, lastGood } = next);
    logFaults(faulty, warnings);
    if (!next.ok) return;
    const following = advanceVersions(space, next.space);
    const changes = changesBetween(space, following);
    served = serveContent(following, next.files, served);
    space = following;
    if (changes.length > 0) onChanges(changes);
  };

  const oneAtATime = pLimit(1);
  let queued: Promise<void> | undefined;
  return {
    current: () => served,
    faulty: () => faulty,
    /** When all files were last read without a fault; undefined when they never were. */
    readWhole: () => readWhole,
    /** The file and line of a field of an entry; undefined for one without a file of its own. */
    placeOf(id: string, field: string): Place | undefined {
      const entry = lastGood?.entries.get(id);
      return entry && { file: entry.file, line: entry.lines.get(field) ?? 1 };
    },
    /** Reads the content again. All calls during a reading share one further reading. */
    reload(): Promise<void> {
      queued ??= oneAtATime(() => {
        queued = undefined;
        return read();
      });
      return queued;
    },
  };
}

const outcomes: Readonly<Record<Outcome, string>> = {
  'left-out': 'It is left out until this is fixed.',
  'last-good': 'Its last good version is served until this is fixed.',
  served: 'The rest of it is served.',
};

/** The faults of one file as one message: one line for a single fault, a heading and a line for each of several. */
function faultyFileText({ file, outcome, faults }: FaultyFile): string {
  const [first, ...more] = faults.map((fault) => formatProblem({ file, ...fault }));
  if (first === undefined || more.length === 0) return `${first ?? file} ${outcomes[outcome]}`;
  const heading = `${file}: ${faults.length} faults. ${outcomes[outcome]}`;
  return [heading, ...[first, ...more].map((line) => `  ${line}`)].join('\n');
}

/**
 * Logs a faulty file when its faults change and when it is fixed, and each warning once.
 * @param log takes one message, which may have several lines
 */
function createFaultLog(log: (message: string) => void) {
  let logged = new Map<string, string>();
  return (faulty: readonly FaultyFile[], warnings: readonly Problem[]): void => {
    const now = new Map(faulty.map((one) => [one.file, faultyFileText(one)]));
    // The key of a warning is its own text, so that it is never logged as fixed.
    for (const warning of warnings.map((one) => `Warning: ${formatProblem(one)}`)) now.set(warning, warning);
    for (const [key, text] of now) if (logged.get(key) !== text) log(text);
    for (const [key, text] of logged) if (key !== text && !now.has(key)) log(`${key}: fixed.`);
    logged = now;
  };
}
