import { byEntry, outcomeOf, type Problem, type ProblemOutcome, sentenceWithField } from '#domain/problem.ts';
import type { Log, LogEvent } from '../log.ts';
import type { ContentSources } from './content-sources.ts';

export type ContentProblems = ReturnType<typeof createContentProblems>;

interface ContentProblemsOptions {
  /** The files that content comes from; undefined when there are none. */
  readonly sources: ContentSources | undefined;
  readonly log: Log;
  /** In milliseconds; only differences count. */
  readonly time: () => number;
}

/** How long a list is reused, in milliseconds: for a page and its requests. */
export const problemsMaxAge = 300;

/** Warnings about what is shown are for the log and the content check only. */
const isWarning = ({ severity, outcome }: Problem) => severity === 'warning' && outcome !== 'left-out';
const isFault = (problem: Problem) => !isWarning(problem);

/** The problems of the content, for `/readyz`, the log, and the bar that editors see. */
export function createContentProblems({ sources, log, time }: ContentProblemsOptions) {
  const logFaults = createChangeLog(log, (outcome) =>
    outcome === 'left-out' ? 'entry-skipped' : 'entry-part-skipped',
  );
  const logWarnings = createChangeLog(log, () => 'entry-warning');
  let entries: Promise<readonly Problem[]> = Promise.resolve([]);
  let last: { readonly problems: Promise<readonly Problem[]>; readonly at: number } | undefined;

  /** The problems of files now, and of entries. */
  async function withFiles(faults: Promise<readonly Problem[]>): Promise<readonly Problem[]> {
    return (await Promise.all([sources?.problems() ?? [], faults])).flat();
  }

  return {
    /** The current problems; those of files at most 300 ms old. */
    current(): Promise<readonly Problem[]> {
      if (last === undefined || time() - last.at >= problemsMaxAge)
        last = { problems: withFiles(entries), at: time() };
      return last.problems;
    },
    /** When all files were last read without a fault; undefined without files. */
    readWhole: () => sources?.readWhole(),
    /** The problems of drafts, for the preview, and of files. */
    ofDrafts: (problems: readonly Problem[]) => withFiles(located(problems.filter(isFault), sources)),
    /** Takes the problems of a new snapshot's entries, and logs them. */
    setEntries(problems: readonly Problem[]): void {
      last = undefined;
      entries = located(problems.filter(isFault), sources);
      void entries.then(logFaults);
      void located(problems.filter(isWarning), sources).then(logWarnings);
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

/** The problems of each entry or file, as the log and `/readyz` have them. */
export function reported(problems: readonly Problem[]) {
  return byEntry(problems).map((own) => ({
    file: own[0].file,
    entry: own[0].entry || undefined,
    outcome: outcomeOf(own),
    faults: own.map((problem) => ({
      line: problem.line,
      field: problem.field,
      message: sentenceWithField(problem),
    })),
  }));
}

/** Logs each entry once while its faults stay the same, and once when they are fixed. */
function createChangeLog(
  log: Log,
  eventOf: (outcome: ProblemOutcome) => LogEvent,
): (problems: readonly Problem[]) => void {
  let logged = new Map<string, string>();
  return (problems) => {
    const entries = reported(problems);
    const now = new Map(entries.map((each) => [each.entry ?? '', JSON.stringify(each)]));
    for (const { outcome, ...fields } of entries) {
      if (logged.get(fields.entry ?? '') === now.get(fields.entry ?? '')) continue;
      log('warn', eventOf(outcome), fields);
    }
    for (const entry of logged.keys()) if (!now.has(entry)) log('info', 'entry-recovered', { entry });
    logged = now;
  };
}
