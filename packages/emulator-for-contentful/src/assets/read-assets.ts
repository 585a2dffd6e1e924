import { basename, join } from 'node:path';
import type { EntriesContext } from '../entries/entry-files.ts';
import { type FolderContext, readEntityFile } from '../folder/entity-file.ts';
import { namesOrReport, readOrExplain } from '../folder/folder-files.ts';
import { type EntityRecord, withRecorded } from '../folder/import-record.ts';
import { entityId } from '../model/space.ts';
import type { Problem } from '../text/content-fault.ts';
import { mapValues, ownValue } from '../text/json.ts';
import { type AssetReading, readAsset } from './read-asset.ts';

export interface AssetFileReading {
  readonly id: string;
  readonly file: string;
  /** Undefined when the file cannot be parsed, or was deleted while the folder was read. */
  readonly reading: AssetReading | undefined;
  readonly faults: readonly Problem[];
}

/** Reads `assets/`: a YAML file for each asset, and the file that it names. */
export async function readAssets(
  folder: string,
  context: FolderContext & Pick<EntriesContext, 'unusable' | 'before'>,
): Promise<readonly AssetFileReading[]> {
  const all = await namesOrReport(folder, context.root, context.unusable, context.before);
  const names = new Set(all);
  const own = all.filter((one) => one.endsWith('.yaml'));
  return Promise.all(own.map((name) => readAssetFile(folder, name, names, context)));
}

async function readAssetFile(
  folder: string,
  name: string,
  names: ReadonlySet<string>,
  context: FolderContext,
): Promise<AssetFileReading> {
  const file = join(folder, name);
  const id = basename(name, '.yaml');
  const record = ownValue(context.importRecord.assets, id);
  const readFile = async (beside: string) => {
    // A Mac writes “ü” as two letters, and as Windows does takes “IMG.JPG” for “img.jpg”.
    const folded = (each: string) => each.normalize().toLowerCase();
    const own = names.has(beside) ? beside : [...names].find((each) => folded(each) === folded(beside));
    const path = join(folder, own ?? beside);
    const found = own === undefined ? undefined : await readOrExplain(path, context.root);
    return typeof found === 'object' ? { path, ...found } : found;
  };
  const { reading, faults } = await readEntityFile(file, id, record, context, async (source, report) => {
    if (!entityId.test(id))
      report(1, 'A file name has 1 to 64 letters, digits, “-”, “_” or “.” before .yaml.');
    const asset = await readAsset(source, { ...context, report, readFile });
    return asset && withImportRecord(asset, source.text, record);
  });
  return { id, file, reading, faults };
}

/**
 * Adds what the import recorded about an asset. The metadata of its file at Contentful is used in the next export as long
 * as the file has the same bytes.
 */
function withImportRecord(
  reading: AssetReading,
  text: string,
  record: EntityRecord | undefined,
): AssetReading {
  const asset = withRecorded(reading.asset, text, record);
  const files = mapValues(reading.files, (stored, locale) => {
    const origin = record?.files?.[locale];
    return origin?.version === stored.version ? { ...stored, origin: origin.file } : stored;
  });
  return { asset, files };
}
