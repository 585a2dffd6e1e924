import { type FSWatcher, watch } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { disk, inTime, isHanging } from '../folder/disk.ts';
import { namesIn } from '../folder/folder-files.ts';
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
  const began = performance.timeOrigin + performance.now();

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
    watcher = undefined;
    // Node asks about each file that it is to watch, and would wait for a drive that hangs.
    if (isHanging()) return;
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
    }
  };

  /** Whether something has changed since the last call, or since watching began. A folder that was replaced itself is watched again. */
  const compare = async (): Promise<boolean> => {
    const { text, newest } = await fingerprintOf(source.path);
    const before = known;
    known = text;
    if (stopping.signal.aborted) return false;
    if (watcher === undefined || before?.split('\n')[0] !== text.split('\n')[0]) listen();
    return before === undefined ? newest >= began : before !== text;
  };

  const poll = async () => {
    const start = performance.now();
    if (await compare()) {
      notice();
      // The watcher has not reported this change: a folder was replaced and must be watched again.
      listen();
    }
    if (stopping.signal.aborted) return;
    const took = performance.now() - start;
    nextPoll = setTimeout(poll, Math.max(POLL_INTERVAL, took * 50)).unref();
  };

  void poll();
  return () => {
    stopping.abort();
    for (const timer of [debounce, deadline, nextPoll]) clearTimeout(timer);
    watcher?.close();
  };
}

/**
 * The names, sizes and times of all files of a folder, or of one file, as one text, and when the latest of them was changed, moved or
 * deleted.
 */
export async function fingerprintOf(path: string) {
  let newest = 0;
  const visit = async (file: string): Promise<readonly string[]> => {
    const about = await inTime(file, () => disk.stat(file)).catch(() => undefined);
    if (about === undefined) return [];
    newest = Math.max(newest, about.ctimeMs);
    const line = `${file} ${about.ino} ${about.isFile() ? `${about.size} ${about.mtimeMs}` : ''}`;
    if (!about.isDirectory()) return [line];
    const names = await namesIn(file).catch(() => []);
    const lines = await Promise.all(names.map((name) => visit(join(file, name))));
    return [line, ...lines.flat()];
  };
  return { text: (await visit(path)).join('\n'), newest };
}
