import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { EditorContext } from './context.ts';
import { checkWith, type Trial } from './files/trial-copy.ts';

const trials = new Map<string, { readonly fingerprint: string; readonly trial: Promise<Trial> }>();

/** The check of the content as it is now; checked again only when a file has changed. */
export async function currentTrial({ folder, rules, today }: EditorContext): Promise<Trial> {
  const fingerprint = `${today()} ${await fingerprintOf(folder)}`;
  const known = trials.get(folder);
  if (known?.fingerprint === fingerprint) return known.trial;
  const trial = checkWith(folder, new Map(), rules);
  trials.set(folder, { fingerprint, trial });
  trial.catch(() => trials.delete(folder));
  return trial;
}

/** Takes the check of a change that has just been written as that of the content as it is now. */
export async function setCurrentTrial({ folder, today }: EditorContext, trial: Trial): Promise<void> {
  const fingerprint = `${today()} ${await fingerprintOf(folder)}`;
  trials.set(folder, { fingerprint, trial: Promise.resolve(trial) });
}

/** Names, sizes and times of all files. */
async function fingerprintOf(folder: string): Promise<string> {
  const names = await readdir(folder, { recursive: true });
  const own = names.filter((name) => !name.split(/[\\/]/).some((part) => part.startsWith('.'))).toSorted();
  const about = await Promise.all(
    own.map(async (name) => {
      const found = await stat(join(folder, name)).catch(() => undefined);
      return `${name} ${found?.size} ${found?.mtimeMs}`;
    }),
  );
  return about.join('\n');
}
