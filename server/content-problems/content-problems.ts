import { byEntry, outcomeOf, type Problem, sentenceWithField } from '#domain/problem.ts';
import type { Log, LogEvent } from '../log.ts';
import type { ContentSources } from './content-sources.ts';

export type ContentProblems = ReturnType<typeof createContentProblems>;

type OfEntry = readonly [Problem, ...Problem[]];

/** Warnings about what is shown are for the log and the content check only. */
const isFault = ({ severity, outcome }: Problem) => severity === 'error' || outcome === 'left-out';

/**
 * The problems of the content, for `/readyz`, the log, and the bar of the preview.
 * @param sources the files that content comes from; undefined when there are none
 */
export function createContentProblems(sources: ContentSources | undefined, log: Log) {
  let entries: Promise<readonly Problem[]> = Promise.resolve([]);
  let logged: ReadonlySet<string> = new Set();

  /** The faults among some problems, and those of files now. */
  async function faultsOf(problems: Promise<readonly Problem[]>): Promise<readonly Problem[]> {
    const [ofFiles, ofEntries] = await Promise.all([sources?.problems() ?? [], problems]);
    return [...ofFiles, ...ofEntries.filter(isFault)];
  }

  /** Logs each entry whose problems are not those that it had before. */
  function logNew(problems: readonly Problem[]): void {
    const lines = byEntry(problems).map((own) => [eventOf(own), reportOf(own)] as const);
    for (const line of lines) if (!logged.has(JSON.stringify(line))) log('warn', ...line);
    logged = new Set(lines.map((line) => JSON.stringify(line)));
  }

  return {
    /** The current faults. */
    current: () => faultsOf(entries),
    /** When all files were last read without a fault; undefined without files. */
    readWhole: () => sources?.readWhole(),
    /** The faults of drafts, for the preview, and of files. */
    ofDrafts: (problems: readonly Problem[]) => faultsOf(located(problems, sources)),
    /** Takes the problems of a new snapshot's entries, and logs them. */
    setEntries(problems: readonly Problem[]): void {
      entries = located(problems, sources);
      void entries.then(logNew);
    },
  };
}

/** The problems with their files and lines, where they are known. Never fails. */
function located(
  problems: readonly Problem[],
  sources: ContentSources | undefined,
): Promise<readonly Problem[]> {
  return Promise.all(problems.map(async (problem) => ({ ...problem, ...(await sources?.placeOf(problem)) })));
}

function eventOf(own: OfEntry): LogEvent {
  if (!own.some(isFault)) return 'entry-warning';
  return outcomeOf(own) === 'left-out' ? 'entry-skipped' : 'entry-part-skipped';
}

/** The problems of an entry or a file, as the log and `/readyz` have them. */
function reportOf(own: OfEntry) {
  return {
    file: own[0].file,
    entry: own[0].entry || undefined,
    outcome: outcomeOf(own),
    faults: own.map((problem) => ({
      line: problem.line,
      field: problem.field,
      message: sentenceWithField(problem),
    })),
  };
}

/** The problems of each entry or file. */
export function reported(problems: readonly Problem[]) {
  return byEntry(problems).map(reportOf);
}
