import { basename, join } from 'node:path';
import type { FolderPlace } from '../entries/read-entries.ts';
import { lastChange } from '../folder/commit-times.ts';
import { type ReadFile, readOrSay } from '../folder/file-reader.ts';
import { namesIn } from '../folder/folder-files.ts';
import type { Made } from '../folder/folder-memory.ts';
import { type EntityRecord, isAsImported, withRecorded } from '../folder/import-record.ts';
import { inOrder } from '../folder/in-order.ts';
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
  const { about, kept, memory, times } = place;
  const all = await namesIn(folder);
  const names = new Set(all);
  return inOrder(
    all.filter((one) => one.endsWith('.yaml')),
    (name) => {
      const path = join(folder, name);
      const id = basename(name, '.yaml');
      return memory.recall(path, [about, kept.assets[id], times.of(path), times.lostBy(id)], (readFile) =>
        readAssetFile({ folder, path, id, names }, place, readFile),
      );
    },
  );
}

type AssetFile = {
  readonly folder: string;
  readonly path: string;
  readonly id: string;
  readonly names: ReadonlySet<string>;
};

async function readAssetFile(
  { folder, path, id, names }: AssetFile,
  { about, kept, times }: FolderPlace,
  readFile: ReadFile,
): Promise<Made<AssetFileReading>> {
  const found = await readOrSay(path, readFile);
  if (found === undefined || typeof found === 'string') {
    const faults = found === undefined ? [] : [{ file: path, line: 1, message: found }];
    return { value: { id, file: path, reading: undefined, faults }, sound: false };
  }
  const text = found.bytes.toString('utf8');
  const faults: Problem[] = [];
  const report = reportInto(faults, path, isAsImported(text, kept.assets[id]));
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
      readFile: async (name) => (names.has(name) ? readBytes(join(folder, name), readFile) : undefined),
    },
  );
  const reading = asset && withFiles(asset, text, kept.assets[id]);
  return {
    value: { id, file: path, reading, faults },
    sound: reading !== undefined && faults.length === 0,
  };
}

async function readBytes(path: string, readFile: ReadFile) {
  const found = await readFile(path);
  return found === undefined ? undefined : { path, bytes: found.bytes, changed: found.changed };
}

/**
 * Adds what was kept about an asset. A file beside it is served from here; how Contentful told of it goes along for the
 * next export, as long as it has the same bytes.
 */
function withFiles(reading: AssetReading, text: string, kept: EntityRecord | undefined): AssetReading {
  const asset = withRecorded(reading.asset, text, kept);
  const files = Object.entries(reading.files).map(([locale, stored]): [string, StoredFile] => {
    const origin = kept?.files?.[locale];
    return [locale, origin?.version === stored.version ? { ...stored, origin: origin.file } : stored];
  });
  return { asset, files: Object.fromEntries(files) };
}
