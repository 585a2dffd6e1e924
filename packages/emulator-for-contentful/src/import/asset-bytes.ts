import { isAbsolute, relative, resolve } from 'node:path';
import { readIfThere } from '../folder/folder-files.ts';
import type { ImportOptions } from './import-space.ts';

/** How long the download of one file may take, in milliseconds. */
const timeout = 60_000;

/** Finds the bytes of a file by its URL; undefined when they are not available. */
export type FindBytes = (url: string) => Promise<Buffer | undefined>;

/**
 * Looks for files in the folder of the export, then downloads them from their URLs; an unreachable host is tried once.
 * @param folder the folder of the export: `contentful-export --download-assets` puts files there by host and path
 */
export function findBytesOf(
  folder: string,
  { fetching, log }: Pick<ImportOptions, 'fetching' | 'log'>,
): FindBytes {
  const unreachable = new Set<string>();
  return async (address) => {
    const place = localPath(folder, address);
    const local = place === undefined ? undefined : (await readIfThere(place, folder))?.bytes;
    if (local !== undefined || !fetching) return local;
    const url = address.startsWith('//') ? `https:${address}` : address;
    if (!/^https?:/.test(url) || !URL.canParse(url)) return undefined;
    const { host } = new URL(url);
    if (unreachable.has(host)) return undefined;
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(timeout) });
      if (response.ok) return Buffer.from(await response.arrayBuffer());
      log(`${url} responded with ${response.status}: the asset keeps this URL.`);
    } catch {
      if (!unreachable.has(host)) log(`${host} cannot be reached: its assets keep their URLs.`);
      unreachable.add(host);
    }
    return undefined;
  };
}

/** The path of a URL's file in the folder of an export; undefined when it would be outside of the folder. */
export function localPath(folder: string, address: string): string | undefined {
  const path = /^(?:https?:)?\/\/([^?#]+)/.exec(address)?.[1];
  if (path === undefined) return undefined;
  const place = resolve(folder, path);
  const inside = relative(folder, place);
  return inside === '' || inside.startsWith('..') || isAbsolute(inside) ? undefined : place;
}
