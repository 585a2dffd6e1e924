import { hash } from 'node:crypto';
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContentServiceAddress } from '#cms/client/client.ts';
import { isJsonObject, parseJson } from '#cms/json.ts';
import type { StoredSnapshot } from '#cms/snapshot/current-snapshot.ts';
import type { SnapshotFile } from '#cms/snapshot/snapshot-store.ts';
import type { Log } from '../log.ts';
import { createWriteHealth, makeFolder, readWholeFile, writeFileAtomically } from './atomic-file.ts';

/** How often an unchanged snapshot is written again for its age, in milliseconds: once an hour. */
const rewriteAfter = 3_600_000;

/** The maximum time value, in milliseconds since 1970 (ECMAScript, "Time Values and Time Range"). */
const maxTime = 8.64e15;

export type SnapshotOnDisk = Awaited<ReturnType<typeof openSnapshotFile>>;

/** Each space has its own file, so that the content of another is never shown. The token is not part of the name, since it may change. */
function fileName({ endpoint, space, environment }: ContentServiceAddress): string {
  const name = JSON.stringify([endpoint.replace(/\/+$/, ''), space, environment ?? null]);
  return `snapshot-${hash('sha256', name).slice(0, 16)}.json`;
}

/** @throws when there is no file, or it is damaged */
async function readStored(file: string): Promise<StoredSnapshot> {
  const { about, bytes } = await readWholeFile(file);
  const fetchedAt = isJsonObject(about) ? about.fetchedAt : undefined;
  if (typeof fetchedAt !== 'number' || Math.abs(fetchedAt) > maxTime) throw new Error('it has no valid time');
  // Version 0.3 and earlier ones called a query by another name.
  const text = bytes.toString().replaceAll('"AllFacts":', '"ChurchFacts":');
  return { results: parseJson(text), fetchedAt };
}

/**
 * The file with the last good results of the content service, for restarts. If the disk fails the site runs without it,
 * and logs a line each time that this begins.
 * @param folder absolute; created if missing
 */
export async function openSnapshotFile(folder: string, address: ContentServiceAddress, log: Log) {
  const file = join(folder, fileName(address));
  /** The file before, for a disk that damages the last one. */
  const before = `${file}.before`;
  const health = createWriteHealth(log, 'snapshot-write-failed', file);
  let writing: Promise<void> | undefined;
  let next: StoredSnapshot | undefined;
  let last = { results: undefined as unknown, fetchedAt: Number.NEGATIVE_INFINITY };

  await makeFolder(folder).catch(health.failed);

  async function writeAll(): Promise<void> {
    for (let stored = next; stored !== undefined; stored = next) {
      next = undefined;
      try {
        await makeFolder(folder);
        // Only a file that was read or written by this process is known to be whole.
        const replaces = last.results !== undefined && stored.results !== last.results;
        if (replaces) await copyFile(file, before).catch(() => {});
        await writeFileAtomically(
          file,
          { fetchedAt: stored.fetchedAt },
          Buffer.from(JSON.stringify(stored.results)),
        );
        last = stored;
        health.succeeded();
        log('info', 'snapshot-written', { file });
      } catch (error) {
        health.failed(error);
      }
    }
    writing = undefined;
  }

  return {
    /** `failing` from a write that failed until one that succeeds. */
    state: () => (health.isFailing() ? 'failing' : 'ok'),
    /** Resolves when all pending writes have ended. */
    written: async () => writing,
    async read(): ReturnType<SnapshotFile['read']> {
      for (const path of [file, before]) {
        try {
          const stored = await readStored(path);
          if (path === file) last = stored;
          return stored;
        } catch (error) {
          if (error instanceof Error && 'code' in error && error.code === 'ENOENT') continue;
          const message = error instanceof Error ? error.message : String(error);
          log('warn', 'snapshot-refused', { message: `${path} is not used: ${message}.` });
        }
      }
      return undefined;
    },
    write(stored: StoredSnapshot): void {
      const isUnchanged = stored.results === last.results && !health.isFailing();
      // The clock may have been set back.
      if (isUnchanged && Math.abs(stored.fetchedAt - last.fetchedAt) < rewriteAfter) return;
      next = stored;
      writing ??= writeAll();
    },
  };
}
