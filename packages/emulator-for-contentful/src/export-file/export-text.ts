import { fileKey, type StoredFile } from '../assets/stored-file.ts';
import { type Asset, type AssetFile, type Space, withFiles } from '../model/space.ts';
import { sortedSpace } from './sorted-space.ts';

/** A space, and the files of its assets by `fileKey`. */
export interface Exportable {
  readonly space: Space;
  readonly files: ReadonlyMap<string, StoredFile>;
}

interface ExportedFile {
  readonly url: string;
  readonly stored: StoredFile;
}

/**
 * Writes a space as `contentful-export` does (RULES.md §5). The same content always gives the same text: entities are
 * sorted by id, properties alphabetically.
 * @param origin where this service's files can be fetched: `https://church.example`
 */
export function exportText({ space, files }: Exportable, origin: string): string {
  const assets = space.assets.map((asset) =>
    withFiles(asset, (file) => withUrl(file, storedOf(file, asset, files), origin)),
  );
  const { others, ...sorted } = sortedSpace({ ...space, assets });
  return `${JSON.stringify({ ...sorted, ...others }, null, 2)}\n`;
}

/** The files of an export with this origin, and their URLs. */
export function exportedFiles({ space, files }: Exportable, origin: string): readonly ExportedFile[] {
  return space.assets.flatMap((asset) =>
    Object.values(asset.fields.file ?? {}).flatMap((file) => {
      const stored = storedOf(file, asset, files);
      return stored === undefined ? [] : [{ stored, url: withUrl(file, stored, origin).url }];
    }),
  );
}

/** An imported file keeps its metadata at Contentful as long as it has the same bytes. */
function withUrl(file: AssetFile, stored: StoredFile | undefined, origin: string): AssetFile {
  return stored === undefined ? file : (stored.origin ?? { ...file, url: `${origin}${file.url}` });
}

function storedOf(file: AssetFile, { sys }: Asset, files: Exportable['files']): StoredFile | undefined {
  const [, version, name] = /^\/assets\/[^/]+\/([^/]+)\/([^/]+)$/.exec(file?.url ?? '') ?? [];
  if (version === undefined || name === undefined) return undefined;
  return files.get(fileKey(sys.id, decodeURIComponent(name), version));
}
