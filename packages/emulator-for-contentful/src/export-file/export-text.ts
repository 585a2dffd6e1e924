import type { StoredFile } from '../assets/stored-file.ts';
import type { Asset, AssetFile, Space } from '../model/space.ts';
import { sortedSpace } from './sorted-space.ts';

/** What is exported: a space, and the files of its assets by `fileKey`. */
export type Exportable = { readonly space: Space; readonly files: ReadonlyMap<string, StoredFile> };

/** A file with its address in the export. */
export type ExportedFile = { readonly url: string; readonly stored: StoredFile };

/**
 * Writes a space as `contentful-export` does (RULES.md §5). The same content always gives the same text: entities stand
 * in the order of their ids, members in alphabetical order.
 * @param origin where files of this service's own can be fetched: `https://church.example`
 */
export function exportText({ space, files }: Exportable, origin: string): string {
  const { contentTypes, entries, assets, locales, tags, others } = sortedSpace({
    ...space,
    assets: space.assets.map((asset) => asAddressed(asset, files, origin)),
  });
  return `${JSON.stringify({ contentTypes, tags, entries, assets, locales, ...others }, null, 2)}\n`;
}

/** The files in an export that was made for this origin. */
export function exportedFiles({ space, files }: Exportable, origin: string): readonly ExportedFile[] {
  return space.assets.flatMap((asset) =>
    Object.values(asset.fields.file ?? {}).flatMap((file) => {
      const stored = storedOf(file, asset, files);
      return stored === undefined ? [] : [{ stored, url: addressed(file, stored, origin).url }];
    }),
  );
}

function asAddressed(asset: Asset, files: Exportable['files'], origin: string): Asset {
  if (asset.fields.file === undefined) return asset;
  const file = Object.entries(asset.fields.file).map(([locale, own]): [string, AssetFile] => {
    const stored = storedOf(own, asset, files);
    return [locale, stored === undefined ? own : addressed(own, stored, origin)];
  });
  return { ...asset, fields: { ...asset.fields, file: Object.fromEntries(file) } };
}

/** A file that came from elsewhere keeps its address there, as long as it has the same bytes. */
function addressed(file: AssetFile, stored: StoredFile, origin: string): AssetFile {
  return stored.origin ?? { ...file, url: `${origin}${file.url}` };
}

function storedOf(
  file: AssetFile | undefined,
  { sys }: Asset,
  files: Exportable['files'],
): StoredFile | undefined {
  const path = file?.url?.startsWith('/assets/') ? file.url.split('/') : undefined;
  const [version, name] = path?.slice(-2) ?? [];
  if (version === undefined || name === undefined) return undefined;
  return files.get(`${sys.id}/${version}/${decodeURIComponent(name)}`);
}
