import { basename, join } from 'node:path';
import { namesIn, readIfThere, statIfThere } from './folder-files.ts';
import { inOrder } from './in-order.ts';
import { type KeptEntity, withKept } from './kept.ts';
import { reportInto } from './problem.ts';
import { type AssetReading, readAsset } from './read-asset.ts';
import type { FolderPlace } from './read-folder-entries.ts';
import { isRecord } from './record.ts';
import { type AssetFile, ENTITY_ID } from './space.ts';
import type { StoredFile } from './stored-file.ts';

/** Reads `assets/`: a YAML file for each asset, and the file that it names beside it. */
export async function readAssets(folder: string, place: FolderPlace): Promise<AssetReading[]> {
  const { about, kept, problems } = place;
  const all = await namesIn(folder);
  const names = new Set(all);
  const locales = about.locales.map((locale) => locale.code);
  const read = await inOrder(
    all.filter((one) => one.endsWith('.yaml')),
    async (name) => {
      const path = join(folder, name);
      const report = reportInto(problems, path);
      const id = basename(name, '.yaml');
      if (!ENTITY_ID.test(id)) {
        report(1, 'A file name has 1 to 64 letters, digits, “-”, “_” or “.” before .yaml.');
      }
      const [bytes, written] = await Promise.all([readIfThere(path), statIfThere(path)]);
      if (bytes === undefined || written === undefined) return undefined;
      const text = bytes.toString('utf8');
      const reading = await readAsset(
        { id, text, changed: written.mtime },
        {
          locale: about.defaultLocale,
          locales,
          tags: about.tags,
          report,
          readFile: async (fileName) => (names.has(fileName) ? readBytes(join(folder, fileName)) : undefined),
        },
      );
      return reading === undefined ? undefined : withOrigin(reading, text, kept.assets[id]);
    },
  );
  return read.filter((one) => one !== undefined);
}

async function readBytes(path: string) {
  // The time first: bytes that change in between are then noticed as changed.
  const written = await statIfThere(path);
  const bytes = written === undefined ? undefined : await readIfThere(path);
  return bytes === undefined || written === undefined ? undefined : { path, bytes, changed: written.mtimeMs };
}

/**
 * Adds what was kept about an asset. The files as Contentful told of them go to the stored files, for the next export;
 * the service has its own addresses for them.
 */
function withOrigin(reading: AssetReading, text: string, kept: KeptEntity | undefined): AssetReading {
  const { file: origins, ...fields } = kept?.fields ?? {};
  const asset = withKept(reading.asset, text, kept === undefined ? undefined : { ...kept, fields });
  const locales = Object.keys(reading.asset.fields.file ?? {});
  const files = reading.files.map((stored, index): StoredFile => {
    const origin = origins?.[locales[index] ?? ''];
    return isOrigin(origin) && origin.version === stored.version
      ? { ...stored, origin: origin.file }
      : stored;
  });
  return { asset, files };
}

/** A file as the export told of it, with the version of the bytes it had. */
function isOrigin(value: unknown): value is { readonly version: string; readonly file: AssetFile } {
  return isRecord(value) && typeof value.version === 'string' && isRecord(value.file);
}
