import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { endIfHanging } from 'emulator-for-contentful/folder';
import { contentFolder } from '../content-folder.ts';
import { migrateEntries } from './migrate-entries.ts';
import { folderChanges } from './migrate-folder.ts';
import { importModel, planSpace } from './migrate-space.ts';

/**
 * `npm run content:migrate` brings content to this version: the content folder, or with `--space` the model and the older entries of a Contentful space.
 * With `--dry-run` it says what it would do.
 *   npm run content:migrate -- [folder] [--dry-run]
 *   npm run content:migrate -- --space SPACE [--environment master] [--host api.contentful.com] [--dry-run]
 * For a space the token is in CONTENTFUL_MANAGEMENT_ACCESS_TOKEN.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    space: { type: 'string' },
    environment: { type: 'string', default: 'master' },
    host: { type: 'string', default: 'api.contentful.com' },
    'dry-run': { type: 'boolean', default: false },
  },
});
const isDry = values['dry-run'];
const print = (line: string) => void process.stdout.write(`${line}\n`);
const counted = (count: number, one: string, several = `${one}s`) =>
  `${count} ${count === 1 ? one : several}`;

async function migrateFolder(folder: string): Promise<void> {
  const changes = await folderChanges(folder);
  for (const { path, text, what } of changes) {
    const file = join(folder, path);
    print(`${file}: ${what}`);
    if (isDry) continue;
    mkdirSync(dirname(file), { recursive: true });
    if (text === undefined) rmSync(file);
    else writeFileSync(file, text);
  }
  print(`${folder}: ${counted(changes.length, 'file')} ${isDry ? 'would be changed' : 'changed'}.`);
}

async function migrateSpace(space: string): Promise<void> {
  const { environment, host } = values;
  const token = process.env.CONTENTFUL_MANAGEMENT_ACCESS_TOKEN?.trim();
  if (!token)
    throw new Error('CONTENTFUL_MANAGEMENT_ACCESS_TOKEN is missing: make a personal token in Contentful.');
  const address = { space, environment, host, token };
  const plan = await planSpace(address);
  for (const change of plan.changes) print(change);
  print(`${space}: ${plan.changes.length} of ${plan.contentTypes.length} content types change.`);
  if (!isDry) await importModel(plan, address);
  const entries = await migrateEntries(address, isDry);
  for (const line of entries) print(line);
  print(`${space}: ${counted(entries.length, 'entry', 'entries')} with older fields.`);
}

try {
  if (values.space === undefined) await migrateFolder(positionals[0] ?? contentFolder(process.env));
  else await migrateSpace(values.space);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
endIfHanging();
