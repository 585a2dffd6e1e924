import { hash } from 'node:crypto';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { AnswerStore, StoredAnswer } from '#cms/answer-store.ts';
import type { ContentServiceAddress } from '#cms/client.ts';
import type { Log } from '../log.ts';
import { keptFileName, readKept, writeKept } from './kept-file.ts';
import { makeFolder } from './make-folder.ts';
import { writeWhole } from './write-whole.ts';
import { createWriting } from './writing.ts';

/** The most that the files of a space may take together, in bytes. */
const room = 32_000_000;

/** The most files of a space. */
const mostFiles = 2_000;

/** How often an answer that stays the same is written again, in milliseconds, so that its age is known: once an hour. */
const rewriteAfter = 3_600_000;

/** How many other spaces are kept beside this one: a site that has moved leaves its old one behind. */
const mostOthers = 3;

/** What is kept of the content service, on disk. */
export interface KeptContent extends AnswerStore {
  /** The space's own folder, absolute. */
  readonly folder: string;
  /** When all that has been handed in is written. */
  written(): Promise<void>;
}

/**
 * The folder of one space: content of another is never shown. The token is no part of it, so that a new token finds what
 * the old one has left.
 */
function folderOf(folder: string, { endpoint, space, environment }: ContentServiceAddress): string {
  const name = JSON.stringify([endpoint.replace(/\/+$/, ''), space, environment ?? null]);
  return join(folder, hash('sha256', name).slice(0, 16));
}

/** An answer as it was found, and the bytes of its file. */
interface Found {
  readonly answer: StoredAnswer;
  readonly size: number;
}

async function readAll(folder: string, log: Log): Promise<readonly Found[]> {
  const names = await readdir(folder);
  const all: Found[] = [];
  for (const name of names.slice(0, 2 * mostFiles)) {
    const file = join(folder, name);
    // A process that was killed leaves one behind.
    if (name.endsWith('.new')) await rm(file, { force: true });
    if (!name.endsWith('.json')) continue;
    const bytes = await readFile(file).catch(() => Buffer.alloc(0));
    const answer = readKept(name, bytes.toString('utf8'));
    if (answer) all.push({ answer, size: bytes.length });
    else {
      log('warn', 'kept-content-damaged', {
        file,
        message: `${name} is damaged or of another form, and is not used.`,
      });
      await rm(file, { force: true });
    }
  }
  return all.toSorted((one, other) => other.answer.askedAt - one.answer.askedAt);
}

/** Clears away the spaces that have not been written to for longest. */
async function clearOthers(folder: string, own: string): Promise<void> {
  const names = (await readdir(folder)).filter(
    (name) => /^[0-9a-f]{16}$/.test(name) && join(folder, name) !== own,
  );
  const others = await Promise.all(
    names.map(async (name) => ({ name, changed: (await stat(join(folder, name))).mtimeMs })),
  );
  const oldest = others.toSorted((one, other) => other.changed - one.changed).slice(mostOthers);
  await Promise.all(oldest.map(({ name }) => rm(join(folder, name), { recursive: true, force: true })));
}

/**
 * Opens the folder where answers of a space outlive the process. Where it cannot be used the site does without, and says so.
 * @param folder absolute
 */
export async function openKeptContent(
  folder: string,
  address: ContentServiceAddress,
  log: Log,
): Promise<KeptContent> {
  const own = folderOf(folder, address);
  const sizes = new Map<string, number>();
  const known = new Map<string, { readonly fingerprint: string; readonly askedAt: number }>();
  const found = new Map<string, StoredAnswer>();
  let total = 0;
  const { inTurn, complain, done } = createWriting((message) =>
    log('error', 'content-not-kept', { message: `Content cannot be kept in ${own}: ${message}` }),
  );

  function count(name: string, size: number | undefined): void {
    total += (size ?? 0) - (sizes.get(name) ?? 0);
    if (size === undefined) sizes.delete(name);
    else sizes.set(name, size);
  }

  async function write(answer: StoredAnswer): Promise<void> {
    const name = keptFileName(answer.key);
    const bytes = Buffer.from(writeKept(answer));
    const grown = total - (sizes.get(name) ?? 0) + bytes.length;
    if (grown > room || (!sizes.has(name) && sizes.size >= mostFiles))
      throw new Error(`it is full, with ${sizes.size} files of ${total} bytes.`);
    await writeWhole(join(own, name), bytes);
    count(name, bytes.length);
  }

  async function forget(name: string): Promise<void> {
    await rm(join(own, name), { force: true });
    count(name, undefined);
  }

  try {
    await makeFolder(own);
    await clearOthers(folder, own);
    for (const { answer, size } of await readAll(own, log)) {
      const name = keptFileName(answer.key);
      if (found.size >= mostFiles || total + size > room) inTurn(() => forget(name));
      else {
        found.set(answer.key, answer);
        count(name, size);
      }
    }
  } catch (error) {
    complain(error);
  }

  return {
    folder: own,
    found,
    keep(answer, fingerprint) {
      const before = known.get(answer.key);
      const isSame = before?.fingerprint === fingerprint && answer.askedAt - before.askedAt < rewriteAfter;
      if (isSame && answer.askedAt >= before.askedAt) return;
      known.set(answer.key, { fingerprint, askedAt: answer.askedAt });
      inTurn(() =>
        write(answer).catch((error: unknown) => {
          known.delete(answer.key);
          throw error;
        }),
      );
    },
    forget(key) {
      known.delete(key);
      inTurn(() => forget(keptFileName(key)));
    },
    written: done,
  };
}
