import { checkContent } from './check-content.ts';
import { readSettings } from './settings.ts';
import { formatProblem } from './store/problem.ts';

/** `node content-service/check.ts [folder]` tells every fault of a content folder; the exit code is 1 if there is one. */
const settings = readSettings(process.env);
const folder = process.argv[2] ?? (settings.ok ? settings.settings.folder : './content');
const reading = await checkContent(folder);
if (reading.ok) {
  const { entries, assets, contentTypes } = reading.space;
  process.stdout.write(
    `${folder} is sound: ${contentTypes.length} content types, ${entries.length} entries, ${assets.length} assets.\n`,
  );
} else {
  for (const problem of reading.problems) process.stderr.write(`${formatProblem(problem)}\n`);
  process.stderr.write(`${reading.problems.length} ${reading.problems.length === 1 ? 'fault' : 'faults'}.\n`);
  process.exitCode = 1;
}
