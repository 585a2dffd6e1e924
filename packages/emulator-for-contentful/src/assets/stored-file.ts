import { hash } from 'node:crypto';
import { disk, inTime } from '../folder/disk.ts';
import type { AssetFile } from '../model/space.ts';
import { mediaTypeOf } from './media-type.ts';

export interface StoredFile {
  readonly assetId: string;
  /** The name in the URL, which may differ from the name on disk. */
  readonly fileName: string;
  readonly path: string;
  readonly contentType: string;
  readonly size: number;
  /** A short hash of the bytes; part of the URL, so that a changed file gets a new address. */
  readonly version: string;
  /** The modification time of the bytes that `version` was computed from, in milliseconds since 1970. */
  readonly changed: number;
  /** The file's metadata in the export that it came from, if it still has these bytes. */
  readonly origin?: AssetFile;
}

export interface AssetBytes {
  readonly path: string;
  readonly bytes: Buffer;
  readonly changed: number;
}

export function storedFile(
  assetId: string,
  fileName: string,
  { path, bytes, changed }: AssetBytes,
  contentType = mediaTypeOf(fileName),
): StoredFile {
  const version = hash('sha256', bytes).slice(0, 16);
  return { assetId, fileName, path, contentType, size: bytes.length, version, changed };
}

/** The URL of a file in this service. An asset can have a file for each locale, and several can have the same name. */
export function assetUrl({
  assetId,
  version,
  fileName,
}: Pick<StoredFile, 'assetId' | 'version' | 'fileName'>): string {
  return `/assets/${encodeURIComponent(assetId)}/${version}/${encodeURIComponent(fileName)}`;
}

/** Whether a file still has the size and time it was read with: new bytes must not be served under the old version. */
export async function isUnchanged({ path, size, changed }: StoredFile): Promise<boolean> {
  const about = await inTime(path, () => disk.stat(path)).catch(() => undefined);
  return about?.size === size && about.mtimeMs === changed;
}
