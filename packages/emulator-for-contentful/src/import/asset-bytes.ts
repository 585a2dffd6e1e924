import { readFile, stat } from 'node:fs/promises';
import { isAbsolute, relative, resolve } from 'node:path';
import { undefinedIfAbsent } from '../folder/folder-files.ts';
import type { ImportOptions } from './import-space.ts';

/** How long the fetching of one file may take, in milliseconds. */
const TIMEOUT = 60_000;

/** Finds the bytes of a file by its address; undefined when they cannot be had. */
export type FindBytes = (url: string) => Promise<Buffer | undefined>;

/**
 * Looks for files beside the export, then asks for them at their addresses; a host that does not answer is asked once.
 * @param folder where the export is: `contentful-export --download-assets` puts files there by host and path
 */
export function findBytesOf(
  folder: string,
  { fetching, log }: Pick<ImportOptions, 'fetching' | 'log'>,
): FindBytes {
  const silent = new Set<string>();
  return async (address) => {
    const beside = await readBeside(folder, address);
    if (beside !== undefined || !fetching) return beside;
    const url = address.startsWith('//') ? `https:${address}` : address;
    if (!/^https?:/.test(url) || !URL.canParse(url)) return undefined;
    const { host } = new URL(url);
    if (silent.has(host)) return undefined;
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT) });
      if (response.ok) return Buffer.from(await response.arrayBuffer());
      log(`${url} responded with ${response.status}: the asset keeps this address.`);
    } catch {
      if (!silent.has(host)) log(`${host} cannot be reached: its assets keep their addresses.`);
      silent.add(host);
    }
    return undefined;
  };
}

/** The path of an address's file in the folder of an export; undefined when it would be outside. */
export function placeOf(folder: string, address: string): string | undefined {
  const path = /^(?:https?:)?\/\/([^?#]+)/.exec(address)?.[1];
  if (path === undefined) return undefined;
  const place = resolve(folder, path);
  const inside = relative(folder, place);
  return inside === '' || inside.startsWith('..') || isAbsolute(inside) ? undefined : place;
}

async function readBeside(folder: string, address: string): Promise<Buffer | undefined> {
  const place = placeOf(folder, address);
  if (place === undefined) return undefined;
  const about = await stat(place).catch(undefinedIfAbsent);
  return about?.isFile() ? readFile(place) : undefined;
}
