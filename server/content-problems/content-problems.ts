import type { EntryProblem } from '#cms/entry-problem.ts';
import type { ContentProblem, ProblemOutcome } from '#domain/page/content-problem.ts';
import type { Log, LogEvent } from '../log.ts';
import type { ContentSources } from './content-sources.ts';

/** The problems of the content, for `/readyz`, the log, and the bar that editors see. */
export interface ContentProblems {
  /** The current problems; those of files at most 300 ms old. */
  current(): Promise<readonly ContentProblem[]>;
  /** When all files were last read without a fault; undefined without files. */
  readWhole(): string | undefined;
  /** The same without waiting; undefined when they are unknown or too old. */
  known(): readonly ContentProblem[] | undefined;
  /** The problems of drafts, for the preview, and of files. */
  ofDrafts(problems: readonly EntryProblem[]): Promise<readonly ContentProblem[]>;
  /** Takes the problems of a new snapshot's entries, and logs them. */
  setEntries(problems: readonly EntryProblem[]): void;
}

interface ContentProblemsOptions {
  /** The files that content comes from; undefined when there are none. */
  readonly sources: ContentSources | undefined;
  readonly log: Log;
  /** In milliseconds; only differences count. */
  readonly time: () => number;
}

/** How long a list is reused, in milliseconds: for a page and its requests. */
export const problemsMaxAge = 300;

/** Warnings are for the log and the content check only. */
const isWarning = ({ outcome }: EntryProblem) => outcome === 'warning';
const isFault = (problem: EntryProblem) => !isWarning(problem);

export function createContentProblems({ sources, log, time }: ContentProblemsOptions): ContentProblems {
  const logFaults = createChangeLog(log, (outcome) =>
    outcome === 'left-out' ? 'entry-skipped' : 'entry-part-skipped',
  );
  const logWarnings = createChangeLog(log, () => 'entry-warning');
  let entries: Promise<readonly ContentProblem[]> = Promise.resolve([]);
  let last: { readonly problems: readonly ContentProblem[]; readonly at: number } | undefined;

  let underWay: Promise<readonly ContentProblem[]> | undefined;

  async function list(): Promise<readonly ContentProblem[]> {
    const [files, faults] = await Promise.all([sources?.problems() ?? [], entries]);
    const problems = [...files, ...faults];
    last = { problems, at: time() };
    return problems;
  }

  function current(): Promise<readonly ContentProblem[]> {
    underWay ??= list().finally(() => {
      underWay = undefined;
    });
    return underWay;
  }

  return {
    current,
    readWhole: () => sources?.readWhole(),
    known() {
      const age = last ? time() - last.at : Number.POSITIVE_INFINITY;
      if (age >= problemsMaxAge) return undefined;
      // Under load the next list is fetched before this one is too old, so that no request waits for it.
      if (age >= problemsMaxAge / 2) void current();
      return last?.problems;
    },
    async ofDrafts(problems) {
      const [files, faults] = await Promise.all([
        sources?.problems() ?? [],
        located(problems.filter(isFault), sources),
      ]);
      return [...files, ...faults];
    },
    setEntries(problems) {
      last = undefined;
      entries = located(problems.filter(isFault), sources);
      void entries.then(logFaults);
      void located(problems.filter(isWarning), sources).then(logWarnings);
    },
  };
}

/** Groups faults by entry, with their files and lines. Never fails. */
function located(
  problems: readonly EntryProblem[],
  sources: ContentSources | undefined,
): Promise<readonly ContentProblem[]> {
  const byEntry = Map.groupBy(problems, ({ entry }) => entry);
  return Promise.all(
    [...byEntry].map(async ([entry, own]): Promise<ContentProblem> => {
      const places = await Promise.all(own.map((problem) => sources?.placeOf(problem)));
      const faults = own.map(({ field, sentence }, at) => ({
        line: places[at]?.line,
        field,
        message: sentence,
      }));
      const outcome = own.some((problem) => problem.outcome === 'left-out') ? 'left-out' : 'served';
      return { file: places.find((place) => place)?.file, entry, outcome, faults };
    }),
  );
}

/** Logs each entry once while its faults stay the same, and once when they are fixed. */
function createChangeLog(
  log: Log,
  eventOf: (outcome: ProblemOutcome) => LogEvent,
): (problems: readonly ContentProblem[]) => void {
  let logged = new Map<string, string>();
  return (problems) => {
    const now = new Map(problems.map((problem) => [problem.entry ?? '', JSON.stringify(problem)]));
    for (const { outcome, ...fields } of problems) {
      if (logged.get(fields.entry ?? '') === now.get(fields.entry ?? '')) continue;
      log('warn', eventOf(outcome), fields);
    }
    for (const entry of logged.keys()) if (!now.has(entry)) log('info', 'entry-recovered', { entry });
    logged = now;
  };
}
