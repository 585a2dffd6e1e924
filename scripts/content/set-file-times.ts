import { globSync, lutimesSync } from 'node:fs';
import { join } from 'node:path';
import { readCommitTimes } from 'emulator-for-contentful/folder';
import { contentFolder } from './content-folder.ts';

/**
 * `node scripts/content/set-file-times.ts [folder]` gives every content file the time of its last commit, which a clone does not. A
 * container has no git, so there the times of the files are the times of publishing.
 */
const folder = process.argv[2] ?? contentFolder(process.env);
const times = await readCommitTimes(folder);
let count = 0;
for (const name of globSync('{entries,assets}/**/*.{md,yaml}', { cwd: folder })) {
  const file = join(folder, name);
  const time = times.of(file);
  if (time === undefined) continue;
  lutimesSync(file, time / 1000, time / 1000);
  count += 1;
}
process.stdout.write(`${folder}: ${count} files have the time of their last commit.\n`);
