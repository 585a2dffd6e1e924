import pLimit from 'p-limit';
import { ContentError } from '../content/content-reading.ts';
import { serveContent } from '../http/served-content.ts';
import { byFile, formatProblem } from '../text/content-fault.ts';
import { advanceVersions } from '../webhooks/advance-versions.ts';
import { type Change, changesBetween } from '../webhooks/changes.ts';
import { type ContentSource, createContentReader } from './content-source.ts';
import { createFaultLog } from './fault-log.ts';

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
