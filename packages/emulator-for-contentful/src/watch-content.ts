import { type FSWatcher, watch } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { ContentSource } from './content-source.ts';

/** Content counts as saved when nothing has changed for so long, in milliseconds. */
const QUIET = 70;
/** After so long of one change after another it is read all the same. */
const MAX_WAIT = 400;
/** How often the content is looked over, for systems that do not tell of every change. */
const POLL_INTERVAL = 2000;

/**
 * Calls `changed` once content has been quiet for a moment after a change. The system is asked to tell of changes; as
 * network drives and folders that are exchanged as a whole tell of none, names and times are looked over now and then
 * as well, at most a fiftieth of the time.
 * @returns a function that stops watching
 */
export function watchContent(source: ContentSource, changed: () => void): () => void {
  let stopped = false;
  let quiet: NodeJS.Timeout | undefined;
  let latest: NodeJS.Timeout | undefined;
  let look: NodeJS.Timeout | undefined;
  let watcher: FSWatcher | undefined;
  let known: string | undefined;

  const tell = () => {
    clearTimeout(quiet);
    clearTimeout(latest);
    latest = undefined;
    if (!stopped) changed();
  };
  const notice = () => {
    clearTimeout(quiet);
    quiet = setTimeout(tell, QUIET);
    latest ??= setTimeout(tell, MAX_WAIT);
  };

  const listen = () => {
    watcher?.close();
    try {
      watcher =
        source.kind === 'folder'
          ? watch(source.path, { recursive: true }, notice)
          : // A file that is exchanged for another is noticed in its folder only.
            watch(dirname(source.path), (_event, name) => {
              if (name === basename(source.path)) notice();
            });
      watcher.on('error', () => watcher?.close());
    } catch {
      // It is not there at the moment; the look over will see it come back.
      watcher = undefined;
    }
  };

  const poll = async () => {
    const began = performance.now();
    const seen = await fingerprint(source);
    if (stopped) return;
    // The first check comes after the service has started, so changes before it are unknown.
    if (seen !== known) notice();
    // A folder that was replaced has to be watched again.
    if (known !== undefined && seen !== known) listen();
    known = seen;
    const took = performance.now() - began;
    look = setTimeout(poll, Math.max(POLL_INTERVAL, took * 50));
    look.unref();
  };

  listen();
  look = setTimeout(poll, POLL_INTERVAL);
  look.unref();
  return () => {
    stopped = true;
    for (const timer of [quiet, latest, look]) clearTimeout(timer);
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
