import { ContentError, type ContentReading, faultsIn, isSound } from './content/content-reading.ts';
import { readContent } from './content/content-source.ts';
import { exportSpace } from './export-file/export-space.ts';
import { importSpace } from './import/import-space.ts';
import type { Space } from './model/space.ts';
import { schemaText } from './schema/build-schema.ts';
import { readSettings } from './settings.ts';
import { formatProblem } from './text/content-fault.ts';

/** The subcommands. Each takes the arguments after its name and returns the exit code. @throws ContentError */
export const commands: Readonly<Record<string, (args: string[]) => Promise<number>>> = {
  async check(args) {
    const { reading, path } = await readGivenContent(args);
    if (reading.ok) for (const warning of reading.warnings) printError(`Warning: ${formatProblem(warning)}`);
    if (isSound(reading)) {
      print(`${path} is sound: ${counted(reading.space)}.`);
      return 0;
    }
    const problems = faultsIn(reading).length;
    printFaults(reading);
    printError(`${problems} ${problems === 1 ? 'fault' : 'faults'}.`);
    return 1;
  },

  async schema(args) {
    const { reading } = await readGivenContent(args);
    if (!reading.ok) return printFaults(reading);
    process.stdout.write(schemaText(reading.space));
    return 0;
  },

  async export([file = 'export/export.json']) {
    const { reading, publicUrl } = await readGivenContent([]);
    if (!isSound(reading)) return printFaults(reading);
    const { copied } = await exportSpace(reading, { file, origin: publicUrl });
    print(`${file}: ${counted(reading.space)}.`);
    const advice = 'import with --upload-assets and --assets-directory.';
    if (copied > 0) print(`The files of the assets are in the same folder: ${advice}`);
    return 0;
  },

  async import(args) {
    const [file, folder = 'content-imported', ...more] = args.filter((arg) => arg !== '--offline');
    if (file === undefined || more.length > 0 || file.startsWith('-') || folder.startsWith('-')) {
      const given = args.length === 0 ? 'nothing' : `“${args.join(' ')}”`;
      const rule = `The command takes the path of an export, a folder and --offline, not ${given}`;
      throw new ContentError(`${rule}: import export.json [folder]`);
    }
    const fetching = !args.includes('--offline');
    const space = await importSpace({ file, folder, fetching, log: printError });
    print(`${folder}: ${counted(space)}. Start with CONTENT_FOLDER=${folder} to serve it.`);
    return 0;
  },
};

const print = (line: string) => void process.stdout.write(`${line}\n`);
const printError = (line: string) => void process.stderr.write(`${line}\n`);

const counted = ({ contentTypes, entries, assets }: Space) =>
  `${contentTypes.length} content types, ${entries.length} entries, ${assets.length} assets`;

function printFaults(reading: ContentReading): 1 {
  for (const problem of faultsIn(reading)) printError(formatProblem(problem));
  return 1;
}

/** Reads the content at a path, or at the path of the settings. */
async function readGivenContent(args: readonly string[]) {
  const read = readSettings(process.env, args);
  if (!read.ok) throw new ContentError(read.problems.join('\n'));
  const { source, publicUrl } = read.settings;
  return { reading: await readContent(source), path: source.path, publicUrl };
}
