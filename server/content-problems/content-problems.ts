import type { EntryProblem } from '#cms/entry-problem.ts';
import type { ContentProblem, ProblemOutcome } from '#domain/page/content-problem.ts';
import type { Log } from '../log.ts';
import type { ContentSources } from './content-sources.ts';

/** All that is wrong with the content, in one place: for `/readyz`, for the log, and for the bar that editors see. */
export interface ContentProblems {
  /** What is wrong now; what is wrong with files is a moment old at most. */
  current(): Promise<readonly ContentProblem[]>;
  /** The same without waiting; undefined when it is not known, or too old. */
  known(): readonly ContentProblem[] | undefined;
  /** What is wrong with drafts, which only an editor sees, and with files. */
  ofDrafts(problems: readonly EntryProblem[]): Promise<readonly ContentProblem[]>;
  /** Takes what is wrong with the entries of a new snapshot, and logs it. */
  setEntries(problems: readonly EntryProblem[]): void;
}

interface ContentProblemsOptions {
  /** The files that content comes from; undefined: none that can be asked about. */
  readonly sources: ContentSources | undefined;
  readonly log: Log;
  /** In milliseconds, of any beginning. */
  readonly time: () => number;
}

/** For how long an answer holds, in milliseconds: a page and all that it asks for. */
export const problemsMaxAge = 300;

/** A warning is for the log and the content check: it is nothing to mend. */
const isWarning = ({ outcome }: EntryProblem) => outcome === 'warning';
const isFault = (problem: EntryProblem) => !isWarning(problem);

/** Collects what is wrong with the content. */
export function createContentProblems({ sources, log, time }: ContentProblemsOptions): ContentProblems {
  const logFaults = createChangeLog(log, (outcome) =>
    outcome === 'left-out' ? 'entry-skipped' : 'entry-part-skipped',
  );
  const logWarnings = createChangeLog(log, () => 'entry-warning');
  let entries: Promise<readonly ContentProblem[]> = Promise.resolve([]);
  let last: { readonly problems: readonly ContentProblem[]; readonly at: number } | undefined;

  const known = () => (last && time() - last.at < problemsMaxAge ? last.problems : undefined);

  return {
    known,
    async current() {
      const [files, faults] = await Promise.all([sources?.problems() ?? [], entries]);
      const problems = [...files, ...faults];
      last = { problems, at: time() };
      return problems;
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

/** Puts the faults of each entry together, with the file and the lines where they stand. Never fails. */
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

/** Logs each entry once for as long as it stays as it is, and once when it has recovered. */
function createChangeLog(
  log: Log,
  eventOf: (outcome: ProblemOutcome) => string,
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
