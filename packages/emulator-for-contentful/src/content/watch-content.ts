import { type FSWatcher, watch } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { ContentSource } from './content-source.ts';

/** Content counts as saved when nothing has changed for this long, in milliseconds. */
const DEBOUNCE = 70;
/** After this long of one change after another it is read all the same, in milliseconds. */
const MAX_WAIT = 400;
/** How often names and times are compared, in milliseconds, for systems that do not report every change. */
const POLL_INTERVAL = 2000;

/**
 * Calls `changed` once content has been quiet for a moment after a change. The system reports changes; as network drives
 * and folders that are replaced as a whole report none, names and times are compared now and then as well, at most a
 * fiftieth of the time.
 * @returns a function that stops watching
 */
export function watchContent(source: ContentSource, changed: () => void): () => void {
  const stopping = new AbortController();
  let debounce: NodeJS.Timeout | undefined;
  let deadline: NodeJS.Timeout | undefined;
  let nextPoll: NodeJS.Timeout | undefined;
  let watcher: FSWatcher | undefined;
  let known: string | undefined;

  // What is noticed by the system is not to be noticed again by the next poll.
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
          : // A file that is replaced by another is noticed in its folder only.
            watch(dirname(source.path), (_event, name) => {
              if (name === basename(source.path)) notice();
            });
      watcher.on('error', () => watcher?.close());
    } catch {
      // It is not there at the moment; a later poll will see it come back.
      watcher = undefined;
    }
  };

  /** Whether anything differs from the last time. The place itself is listened to again when it was replaced. */
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
      // The system has not reported this: something was replaced as a whole, and has to be listened to again.
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
  const visit = async (place: string): Promise<void> => {
    const about = await stat(place).catch(() => undefined);
    if (about === undefined) return;
    lines.push(`${place} ${about.ino} ${about.isFile() ? `${about.size} ${about.mtimeMs}` : ''}`);
    if (!about.isDirectory()) return;
    const names = await readdir(place).catch(() => []);
    for (const name of names.toSorted()) await visit(join(place, name));
  };
  await visit(path);
  return lines.join('\n');
}
