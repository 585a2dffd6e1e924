import { parseArgs } from 'node:util';
import { ImportFailed, importSpace } from '#emulator/transfer/import-space.ts';

/**
 * `npm run content:import -- export.json [folder]` makes a content folder of a file that contentful-export wrote. Files of
 * assets are taken from beside the export or fetched; with `--offline` nothing is fetched.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { offline: { type: 'boolean', default: false } },
});
const [file, folder = 'content-imported', ...more] = positionals;
if (file === undefined || more.length > 0) {
  process.stderr.write('Say which export to import: npm run content:import -- export.json [folder]\n');
  process.exitCode = 1;
} else {
  try {
    const say = (line: string) => void process.stderr.write(`${line}\n`);
    const { contentTypes, entries, assets } = await importSpace({
      file,
      folder,
      fetching: !values.offline,
      say,
    });
    process.stdout.write(
      `${folder}: ${contentTypes.length} content types, ${entries.length} entries, ${assets.length} assets. CONTENT_FOLDER=${folder} shows it.\n`,
    );
  } catch (error) {
    if (!(error instanceof ImportFailed)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
