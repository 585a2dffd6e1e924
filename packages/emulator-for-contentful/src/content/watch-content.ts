import { type FSWatcher, watch } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { disk, inTime, isHanging } from '../folder/disk.ts';
import { namesIn } from '../folder/folder-files.ts';
import type { ContentSource } from './content-source.ts';

/** Content counts as saved when nothing has changed for this long, in milliseconds. */
const debounceDelay = 70;
/** While changes keep coming, content is read after this long at the latest, in milliseconds. */
const maxWait = 400;
/** How often file names and times are compared, in milliseconds, for file systems that do not report every change. */
const pollInterval = 2000;

/**
 * Calls `changed` after a change, debounced. Network drives do not report their changes, so file names and times are polled too, for at
 * most 2 % of the time.
 * @returns a function that stops watching
 */
export function watchContent(source: ContentSource, changed: () => void): () => void {
  const stopping = new AbortController();
  let debounce: NodeJS.Timeout | undefined;
  let deadline: NodeJS.Timeout | undefined;
  let nextPoll: NodeJS.Timeout | undefined;
  let known: string | undefined;
  const began = performance.timeOrigin + performance.now();
  const watchers = new Map<string, FSWatcher>();

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
    debounce = setTimeout(report, debounceDelay);
    deadline ??= setTimeout(report, maxWait);
  };

  // Each folder by itself: a recursive watcher of Node.js asks about each file, and throws where nobody can catch it.
  const listen = (folders: ReadonlyMap<string, string>) => {
    const stop = (key: string) => {
      watchers.get(key)?.close();
      watchers.delete(key);
    };
    for (const key of [...watchers.keys()]) if (!folders.has(key)) stop(key);
    for (const [key, folder] of isHanging() ? [] : folders) {
      if (watchers.has(key)) continue;
      try {
        const watcher = watch(folder, (_event, name) => {
          // The replacement of a file is reported for its folder only.
          if (source.kind === 'folder' || name === basename(source.path)) notice();
        });
        watchers.set(
          key,
          watcher.on('error', () => stop(key)),
        );
      } catch {
        // It has gone since, which the next poll reports.
      }
    }
  };

  /** Whether something has changed since the last call, or since watching began. */
  const compare = async (): Promise<boolean> => {
    const { text, newest, folders } = await fingerprintOf(source.path);
    const before = known;
    known = text;
    if (stopping.signal.aborted) return false;
    const above = dirname(source.path);
    listen(source.kind === 'folder' ? folders : new Map([[above, above]]));
    return before === undefined ? newest >= began : before !== text;
  };

  const poll = async () => {
    const start = performance.now();
    if (await compare()) notice();
    if (stopping.signal.aborted) return;
    const took = performance.now() - start;
    nextPoll = setTimeout(poll, Math.max(pollInterval, took * 50)).unref();
  };

  void poll();
  return () => {
    stopping.abort();
    for (const timer of [debounce, deadline, nextPoll]) clearTimeout(timer);
    for (const watcher of watchers.values()) watcher.close();
  };
}

/**
 * Describes a folder with all that is in it, or a file.
 * @returns their names, sizes and times as one text; when the latest of them was changed, moved or deleted; and the folders, by what
 *   tells them from others of the same name
 */
export async function fingerprintOf(path: string) {
  let newest = 0;
  const folders = new Map<string, string>();
  const visit = async (file: string): Promise<readonly string[]> => {
    // A link leads to no folder here: it would be looked into twice, or for ever.
    const own = await inTime(file, () => disk.lstat(file)).catch(() => undefined);
    const about = own?.isSymbolicLink() ? await inTime(file, () => disk.stat(file)).catch(() => own) : own;
    if (own === undefined || about === undefined) return [];
    newest = Math.max(newest, about.ctimeMs);
    const line = `${file} ${about.ino} ${about.isFile() ? `${about.size} ${about.mtimeMs}` : ''}`;
    if (!own.isDirectory()) return [line];
    folders.set(line, file);
    const names = await namesIn(file).catch(() => []);
    const lines = await Promise.all(names.map((name) => visit(join(file, name))));
    return [line, ...lines.flat()];
  };
  const place = await inTime(path, () => disk.realpath(path)).catch(() => undefined);
  return { text: (await visit(place ?? path)).join('\n'), newest, folders };
}
