import { writeFile } from 'node:fs/promises';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { readContent, sourceAt } from './content-source.ts';
import { buildSchema } from './schema/build-schema.ts';
import { readSettings } from './settings.ts';
import { publishedTypes } from './store/content-type.ts';
import { formatProblem } from './store/problem.ts';

/**
 * `node packages/emulator-for-contentful/src/print-schema.ts [file]` writes the schema of the content as SDL, in
 * alphabetical order, to the file or to standard output. The site keeps it as its contract.
 */
const settings = readSettings(process.env);
const reading = await readContent(settings.ok ? settings.settings.source : sourceAt('./content'));
const built = reading.ok ? buildSchema(publishedTypes(reading.space.contentTypes)) : undefined;
if (built?.ok === true) {
  const sdl = `${printSchema(lexicographicSortSchema(built.schema))}\n`;
  const file = process.argv[2];
  if (file === undefined) process.stdout.write(sdl);
  else await writeFile(file, sdl);
} else {
  for (const problem of reading.ok ? [] : reading.problems)
    process.stderr.write(`${formatProblem(problem)}\n`);
  if (built?.ok === false) process.stderr.write(`${built.problem.message}\n`);
  process.exitCode = 1;
}
