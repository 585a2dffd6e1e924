import { type FSWatcher, type Stats, statSync, watch } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { ContentSource } from './content-source.ts';

/** Content counts as saved when nothing has changed for this long, in milliseconds. */
const DEBOUNCE = 70;
/** While changes keep coming, content is read after this long at the latest, in milliseconds. */
const MAX_WAIT = 400;
/** How often file names and times are compared, in milliseconds, for file systems that do not report every change. */
const POLL_INTERVAL = 2000;

/**
 * Calls `changed` after a change, debounced. Network drives and folders that are replaced as a whole do not report their
 * changes, so file names and times are polled too, for at most 2 % of the time.
 * @returns a function that stops watching
 */
export function watchContent(source: ContentSource, changed: () => void): () => void {
  const stopping = new AbortController();
  let debounce: NodeJS.Timeout | undefined;
  let deadline: NodeJS.Timeout | undefined;
  let nextPoll: NodeJS.Timeout | undefined;
  let watcher: FSWatcher | undefined;
  let known: string | undefined;

  // The fingerprint is renewed first, so that the next poll does not report the same change again.
  const report = async () => {
    clearTimeout(debounce);
    clearTimeout(deadline);
    deadline = undefined;
    await compare();
    if (!stopping.signal.aborted) changed();
  };
  const notice = () => {
    clearTimeout(debounce);
    debounce = setTimeout(report, DEBOUNCE);
    deadline ??= setTimeout(report, MAX_WAIT);
  };

  const listen = () => {
    watcher?.close();
    try {
      watcher =
        source.kind === 'folder'
          ? watch(source.path, { recursive: true }, notice)
          : // The replacement of a file is reported for its folder only.
            watch(dirname(source.path), (_event, name) => {
              if (name === basename(source.path)) notice();
            });
      watcher.on('error', () => watcher?.close());
    } catch {
      // The path does not exist at the moment. A later poll reports when it does again.
      watcher = undefined;
    }
  };

  /** Whether the fingerprint has changed since the last call. A folder that was replaced itself is watched again. */
  const compare = async (): Promise<boolean> => {
    const seen = await fingerprint(source);
    const before = known;
    known = seen;
    if (stopping.signal.aborted || before === undefined) return false;
    if (before.split('\n')[0] !== seen.split('\n')[0]) listen();
    return before !== seen;
  };

  const poll = async () => {
    const began = performance.now();
    if (await compare()) {
      notice();
      // The watcher has not reported this change: a folder was replaced and must be watched again.
      listen();
    }
    if (stopping.signal.aborted) return;
    const took = performance.now() - began;
    nextPoll = setTimeout(poll, Math.max(POLL_INTERVAL, took * 50)).unref();
  };

  listen();
  void poll();
  return () => {
    stopping.abort();
    for (const timer of [debounce, deadline, nextPoll]) clearTimeout(timer);
    watcher?.close();
  };
}

/** The names, sizes and times of all files, as one text. */
async function fingerprint({ path }: ContentSource): Promise<string> {
  const lines: string[] = [];
  const visit = async (file: string): Promise<void> => {
    const about = statOf(file);
    if (about === undefined) return;
    lines.push(`${file} ${about.ino} ${about.isFile() ? `${about.size} ${about.mtimeMs}` : ''}`);
    if (!about.isDirectory()) return;
    const names = await readdir(file).catch(() => []);
    for (const name of names.toSorted()) await visit(join(file, name));
  };
  await visit(path);
  return lines.join('\n');
}

/** The size and time of a file; undefined when it does not exist. Waiting for a thread to ask would take twenty times as long. */
function statOf(file: string): Stats | undefined {
  try {
    return statSync(file);
  } catch {
    return undefined;
  }
}
