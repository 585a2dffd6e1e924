import type { EntryProblem } from '#cms/entry-problem.ts';
import type { ContentProblem, ProblemOutcome } from '#domain/page/content-problem.ts';
import type { Log } from '../log.ts';
import type { ContentSources } from './content-sources.ts';

/** All that is wrong with the content, in one place: for `/readyz`, for the log, and for the bar that editors see. */
export interface ContentProblems {
  /** What is wrong now; at most a moment old. */
  current(): Promise<readonly ContentProblem[]>;
  /** The same without waiting; undefined when it is not known, or was known too long ago. */
  known(): readonly ContentProblem[] | undefined;
  /** Adds what is wrong with entries that only an editor sees. */
  withEntries(problems: readonly EntryProblem[]): Promise<readonly ContentProblem[]>;
  /** Has the log told soon of what is wrong: an entry was found wrong, or content has changed. */
  lookSoon(): void;
}

interface ContentProblemsOptions {
  /** Finds the entries that the site itself takes no or only some of. */
  readonly find: () => Promise<readonly EntryProblem[]>;
  /** The files that content comes from; undefined: none that can be asked about. */
  readonly sources: ContentSources | undefined;
  readonly log: Log;
  /** In milliseconds, of any beginning. */
  readonly time: () => number;
}

/** For how long an answer holds, in milliseconds: a page and all that it asks for. */
export const problemsMaxAge = 300;

/** How long further changes are waited for, in milliseconds. */
const soon = 200;

/** What may be meant is told to the log, and to the content check: it is nothing to mend. */
const isWarning = ({ outcome }: EntryProblem) => outcome === 'warning';
const isFault = (problem: EntryProblem) => !isWarning(problem);

/** Gathers what is wrong with the content. */
export function createContentProblems(options: ContentProblemsOptions): ContentProblems {
  const { find, sources, log, time } = options;
  const tell = {
    faults: createTeller(log, (outcome) => (outcome === 'left-out' ? 'entry-skipped' : 'entry-part-skipped')),
    warnings: createTeller(log, () => 'entry-warning'),
  };
  let last: { readonly problems: readonly ContentProblem[]; readonly at: number } | undefined;
  let looking: Promise<readonly ContentProblem[]> | undefined;
  let timer: NodeJS.Timeout | undefined;

  /** Entries are read again only when something has changed: reading all of them takes some milliseconds. */
  let entryProblems: Promise<readonly EntryProblem[]> | undefined;

  async function look(): Promise<readonly ContentProblem[]> {
    entryProblems ??= find().catch((error: unknown) => {
      entryProblems = undefined;
      throw error;
    });
    const [files, entries] = await Promise.all([sources?.problems() ?? [], entryProblems]);
    const [warnings, faults] = await Promise.all([
      located(entries.filter(isWarning), sources),
      located(entries.filter(isFault), sources),
    ]);
    tell.warnings(warnings);
    tell.faults(faults);
    const problems = [...files, ...faults];
    last = { problems, at: time() };
    return problems;
  }

  const known = () => (last && time() - last.at < problemsMaxAge ? last.problems : undefined);
  async function current(): Promise<readonly ContentProblem[]> {
    const now = known();
    if (now) return now;
    looking ??= look().finally(() => {
      looking = undefined;
    });
    return looking;
  }

  return {
    known,
    current,
    async withEntries(problems) {
      const all = [...(await current()), ...(await located(problems.filter(isFault), sources))];
      return [...new Map(all.map((problem) => [JSON.stringify(problem), problem])).values()];
    },
    lookSoon() {
      entryProblems = undefined;
      timer ??= setTimeout(() => {
        timer = undefined;
        last = undefined;
        void current().catch((error: unknown) =>
          log('error', 'content-problems-unknown', {
            message: error instanceof Error ? error.message : String(error),
          }),
        );
      }, soon);
      timer.unref();
    },
  };
}

/** Puts the faults of each entry together, with the file and the lines where they stand. */
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

/** Tells the log of each entry once for as long as it stays as it is, and once when it is mended. */
function createTeller(
  log: Log,
  eventOf: (outcome: ProblemOutcome) => string,
): (problems: readonly ContentProblem[]) => void {
  let told = new Map<string, string>();
  return (problems) => {
    const now = new Map(problems.map((problem) => [problem.entry ?? '', JSON.stringify(problem)]));
    for (const { outcome, ...fields } of problems) {
      if (told.get(fields.entry ?? '') === now.get(fields.entry ?? '')) continue;
      log('warn', eventOf(outcome), fields);
    }
    for (const entry of told.keys()) if (!now.has(entry)) log('info', 'entry-mended', { entry });
    told = now;
  };
}
