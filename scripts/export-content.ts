import { readContent } from '#emulator/content-source.ts';
import { readSettings } from '#emulator/settings.ts';
import { formatProblem } from '#emulator/store/problem.ts';
import { faultsIn, isSound } from '#emulator/store/read-content-folder.ts';
import { exportSpace } from '#emulator/transfer/export-space.ts';

/**
 * `npm run content:export -- [file]` writes the content as a file that Contentful's importer takes, with the files of the
 * assets beside it; with CONTENT_PUBLIC_URL set they stay where they are and the importer fetches them there.
 */
const file = process.argv[2] ?? 'export/export.json';
const read = readSettings(process.env);
const problems = read.ok ? [] : read.problems;
for (const problem of problems) process.stderr.write(`${problem}\n`);
if (read.ok) {
  const { source, publicUrl } = read.settings;
  const reading = await readContent(source);
  if (isSound(reading)) {
    const { copied } = await exportSpace(reading, { file, origin: publicUrl });
    const { contentTypes, entries, assets } = reading.space;
    process.stdout.write(
      `${file}: ${contentTypes.length} content types, ${entries.length} entries, ${assets.length} assets.\n`,
    );
    if (copied > 0) {
      process.stdout.write(
        `The files of the assets are beside it: import with --upload-assets and --assets-directory.\n`,
      );
    }
  } else {
    for (const problem of faultsIn(reading)) process.stderr.write(`${formatProblem(problem)}\n`);
    process.exitCode = 1;
  }
} else process.exitCode = 1;
