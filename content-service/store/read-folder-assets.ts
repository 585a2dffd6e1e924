import { basename, join } from 'node:path';
import { namesIn, readIfThere, statIfThere } from './folder-files.ts';
import { inOrder } from './in-order.ts';
import { isAsImported, type KeptEntity, withKept } from './kept.ts';
import { reportInto } from './problem.ts';
import { type AssetReading, readAsset } from './read-asset.ts';
import type { FolderPlace } from './read-folder-entries.ts';
import { ENTITY_ID } from './space.ts';
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
      const id = basename(name, '.yaml');
      const [bytes, written] = await Promise.all([readIfThere(path), statIfThere(path)]);
      if (bytes === undefined || written === undefined) return undefined;
      const text = bytes.toString('utf8');
      const report = reportInto(problems, path, isAsImported(text, kept.assets[id]));
      if (!ENTITY_ID.test(id)) {
        report(1, 'A file name has 1 to 64 letters, digits, “-”, “_” or “.” before .yaml.');
      }
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
      return reading === undefined ? undefined : withFiles(reading, text, kept.assets[id]);
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
 * Adds what was kept about an asset. A file beside it is served from here; how Contentful told of it goes along for the
 * next export, as long as it has the same bytes.
 */
function withFiles(reading: AssetReading, text: string, kept: KeptEntity | undefined): AssetReading {
  const asset = withKept(reading.asset, text, kept);
  const files = Object.entries(reading.files).map(([locale, stored]): [string, StoredFile] => {
    const origin = kept?.files?.[locale];
    return [locale, origin?.version === stored.version ? { ...stored, origin: origin.file } : stored];
  });
  return { asset, files: Object.fromEntries(files) };
}
