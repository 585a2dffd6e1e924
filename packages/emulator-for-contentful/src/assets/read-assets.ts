import { basename, join } from 'node:path';
import type { FolderPlace } from '../entries/read-entries.ts';
import { lastChange } from '../folder/commit-times.ts';
import { fileLimit, namesIn, readIfThere, readOrExplain } from '../folder/folder-files.ts';
import { type EntityRecord, isAsImported, withRecorded } from '../folder/import-record.ts';
import { ENTITY_ID } from '../model/space.ts';
import { type Problem, reportInto } from '../text/problem.ts';
import { type AssetReading, readAsset } from './read-asset.ts';
import type { StoredFile } from './stored-file.ts';

/** What came of reading an asset's file. */
export type AssetFileReading = {
  readonly id: string;
  readonly file: string;
  /** Undefined when the file cannot be taken apart, or has just gone. */
  readonly reading: AssetReading | undefined;
  readonly faults: readonly Problem[];
};

/** Reads `assets/`: a YAML file for each asset, and the file that it names beside it. */
export async function readAssets(folder: string, place: FolderPlace): Promise<readonly AssetFileReading[]> {
  const all = await namesIn(folder);
  const names = new Set(all);
  return fileLimit.map(
    all.filter((one) => one.endsWith('.yaml')),
    (name) => readAssetFile(folder, name, names, place),
  );
}

async function readAssetFile(
  folder: string,
  name: string,
  names: ReadonlySet<string>,
  { about, importRecord, times }: FolderPlace,
): Promise<AssetFileReading> {
  const path = join(folder, name);
  const id = basename(name, '.yaml');
  const found = await readOrExplain(path);
  if (found === undefined || typeof found === 'string') {
    const faults = found === undefined ? [] : [{ file: path, line: 1, message: found }];
    return { id, file: path, reading: undefined, faults };
  }
  const text = found.bytes.toString('utf8');
  const faults: Problem[] = [];
  const report = reportInto(faults, path, isAsImported(text, importRecord.assets[id]));
  if (!ENTITY_ID.test(id)) {
    report(1, 'A file name has 1 to 64 letters, digits, “-”, “_” or “.” before .yaml.');
  }
  const asset = await readAsset(
    { id, text, changed: lastChange(times, path, id, found.changed) },
    {
      locale: about.defaultLocale,
      locales: about.locales.map((locale) => locale.code),
      tags: about.tags,
      report,
      readFile: async (beside) => (names.has(beside) ? readBytes(join(folder, beside)) : undefined),
    },
  );
  const reading = asset && withFiles(asset, text, importRecord.assets[id]);
  return { id, file: path, reading, faults };
}

async function readBytes(path: string) {
  const found = await readIfThere(path);
  return found && { path, ...found };
}

/**
 * Adds what the import recorded about an asset. A file beside it is served from here; how Contentful described it goes
 * along for the next export, as long as it has the same bytes.
 */
function withFiles(reading: AssetReading, text: string, record: EntityRecord | undefined): AssetReading {
  const asset = withRecorded(reading.asset, text, record);
  const files = Object.entries(reading.files).map(([locale, stored]): [string, StoredFile] => {
    const origin = record?.files?.[locale];
    return [locale, origin?.version === stored.version ? { ...stored, origin: origin.file } : stored];
  });
  return { asset, files: Object.fromEntries(files) };
}
