import pLimit from 'p-limit';
import type { ReadContent } from '../folder/read-content-folder.ts';
import { type ServedContent, serveContent } from '../http/served-content.ts';
import { byFile, type FaultyFile, type Problem } from '../text/problem.ts';
import { advanceVersions } from '../webhooks/advance-versions.ts';
import { type Change, changesBetween } from '../webhooks/changes.ts';
import { type ContentSource, makeContentReader } from './content-source.ts';
import { createFaultLog } from './fault-log.ts';

/** Content that can change while it is served. */
export type LiveContent = {
  readonly current: () => ServedContent;
  /** The files that have faults, as they were when the content was last read. */
  readonly faulty: () => readonly FaultyFile[];
  /** Where a field of an entry is written; undefined for an entry that comes from no file of its own. */
  readonly placeOf: (
    id: string,
    field: string,
  ) => { readonly file: string; readonly line: number } | undefined;
  /** Reads the content again. Calls while it is being read are answered by one more reading. */
  readonly reload: () => Promise<void>;
};

export type LiveOptions = {
  readonly source: ContentSource;
  /** Looks at the content before it is served for the first time; what it throws stops the start. */
  readonly check?: ((content: ReadContent) => Promise<void>) | undefined;
  /** Takes one message for a person, which may have several lines. */
  readonly log: (message: string) => void;
  /** Gets what happened, each time that new content is served. */
  readonly onChanges: (changes: readonly Change[]) => void;
};

export type OpenResult =
  | { readonly ok: true; readonly content: LiveContent }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/**
 * Reads content for the first time.
 * @returns every fault when nothing of it can be served
 */
export async function openContent({ source, check, log, onChanges }: LiveOptions): Promise<OpenResult> {
  const readContent = makeContentReader(source);
  const first = await readContent();
  if (!first.ok) return first;
  await check?.(first);
  let { space, faulty, warnings, lastGood } = first;
  let served = serveContent(space, first.files);
  const logFaults = createFaultLog(log);
  logFaults(faulty, warnings);

  const read = async () => {
    const next = await readContent();
    // Where nothing at all can be read, all of it stays as it was.
    faulty = next.ok ? next.faulty : byFile(next.problems, () => 'last-good');
    if (next.ok) warnings = next.warnings;
    logFaults(faulty, warnings);
    if (!next.ok) return;
    lastGood = next.lastGood;
    const following = advanceVersions(space, next.space);
    const changes = changesBetween(space, following);
    served = serveContent(following, next.files, served);
    space = following;
    if (changes.length > 0) onChanges(changes);
  };

  const oneAtATime = pLimit(1);
  let waiting: Promise<void> | undefined;
  const content: LiveContent = {
    current: () => served,
    faulty: () => faulty,
    placeOf(id, field) {
      const entry = lastGood?.entries.get(id);
      return entry && { file: entry.file, line: entry.lines.get(field) ?? 1 };
    },
    reload: () => {
      waiting ??= oneAtATime(() => {
        waiting = undefined;
        return read();
      });
      return waiting;
    },
  };
  return { ok: true, content };
}
