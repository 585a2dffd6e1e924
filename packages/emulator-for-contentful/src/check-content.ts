import { readContent, sourceAt } from './content-source.ts';
import { readSettings } from './settings.ts';
import { formatProblem } from './store/problem.ts';
import { faultsIn, isSound } from './store/read-content-folder.ts';

/**
 * `node packages/emulator-for-contentful/src/check-content.ts [folder or export.json]` tells every fault of a content folder or an export;
 * the exit code is 1 if there is one.
 */
const settings = readSettings(process.env);
const given = process.argv[2];
const source =
  given === undefined ? (settings.ok ? settings.settings.source : sourceAt('./content')) : sourceAt(given);
const reading = await readContent(source);
if (isSound(reading)) {
  const { entries, assets, contentTypes } = reading.space;
  process.stdout.write(
    `${source.path} is sound: ${contentTypes.length} content types, ${entries.length} entries, ${assets.length} assets.\n`,
  );
} else {
  const problems = faultsIn(reading);
  for (const problem of problems) process.stderr.write(`${formatProblem(problem)}\n`);
  process.stderr.write(`${problems.length} ${problems.length === 1 ? 'fault' : 'faults'}.\n`);
  process.exitCode = 1;
}
