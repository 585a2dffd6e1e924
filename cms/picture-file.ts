import type { PictureFile, PictureFormat } from '#domain/picture/picture-files.ts';
import { readBytes } from './client/read-response.ts';
import { ContentError, isContentError } from './errors.ts';
import { pictureTypes } from './mappers/page/pictures.ts';
import type { StoredFile } from './site-content.ts';

/** The quality of each format, 1 to 100: the lowest at which photographs of people still look good. */
const quality: Readonly<Record<PictureFormat, number>> = { avif: 46, webp: 72, jpg: 75 };

/** Pictures wider than this are for dense screens, on which a lower quality is invisible; in pixels. */
const manyPixels = 720;
const coarser = 6;

/**
 * The timeout of a picture's file, in milliseconds, with its time in the queue. A small content service renders one after the
 * other, and a page with many new photographs requests all of them at once.
 */
export const pictureTimeout = 30_000;

/**
 * The hosts from which Contentful serves the files of assets, without a token: one for each kind of file, and the same in its
 * European region (Contentful, "Assets" and "EU data residency").
 */
const contentfulFiles = /^(images|assets|downloads|videos)\.(eu\.)?ctfassets\.net$/;

/** The names of this machine: a content service on it may be configured by one and use another in the addresses of files. */
const loopback = ['localhost', '127.0.0.1', '[::1]'];

function originOf({ protocol, hostname, port }: URL): string {
  return `${protocol}//${loopback.includes(hostname) ? 'loopback' : hostname}:${port}`;
}

/**
 * Whether the file of an asset may be fetched from an address: from the content service's own origin, or by `https:` from
 * Contentful's hosts for files. Content cannot make the site connect to any other host.
 * @param endpoint the address of the content service, as in the settings
 */
export function mayHoldFiles(url: URL, endpoint: string): boolean {
  if (url.username !== '' || url.password !== '') return false;
  if (url.protocol === 'https:' && url.port === '' && contentfulFiles.test(url.hostname)) return true;
  return /^https?:$/.test(url.protocol) && originOf(url) === originOf(new URL(endpoint));
}

export interface PictureBytes {
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/**
 * The maximum size of a file, in bytes: Contentful's own limit for pictures (20 MB). Drawings are served as uploaded, and each is
 * in memory as a whole.
 */
const maxBytes = 20_000_000;

function unreachable(): never {
  throw new ContentError('PictureFile', { kind: 'unreachable', cause: 'the file of a picture' });
}

/** The address of a file by the parameters of Contentful's Images API, which makes no picture larger. */
function addressOf(url: URL, parameters: Readonly<Record<string, string | number>>): URL {
  const address = new URL(url);
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, String(value));
  return address;
}

async function fetchSize(
  fetchFile: (url: URL) => Promise<Response>,
  { url }: StoredFile,
  file: PictureFile | undefined,
): Promise<Response> {
  if (file === undefined) return fetchFile(url);
  const { width: w, format: fm } = file;
  const q = quality[fm] - (w > manyPixels ? coarser : 0);
  const response = await fetchFile(addressOf(url, { w, fm, q }));
  if (response.status < 400 || response.status >= 500) return response;
  // Some originals cannot be converted to every format (large ones not to AVIF). The size matters more than the format.
  await response.body?.cancel();
  return fetchFile(addressOf(url, { w }));
}

/**
 * Fetches the file of a picture, or of a paper, which is served as it is. Its address comes from the content service alone, never from a visitor.
 * @param file undefined for the original
 * @param signal aborts it; half a minute by default
 * @throws ContentError when it cannot be fetched, is larger than 20 MB, or is no picture
 */
export async function fetchPicture(
  stored: StoredFile,
  file: PictureFile | undefined,
  fetch: typeof globalThis.fetch,
  signal: AbortSignal = AbortSignal.timeout(pictureTimeout),
): Promise<PictureBytes> {
  // The addresses of files come from the content service only, so redirects are not followed.
  const fetchFile = (url: URL) => fetch(url, { redirect: 'manual', signal }).catch(unreachable);
  const response = await fetchSize(fetchFile, stored, file);
  const type =
    file === undefined
      ? stored.picture.type
      : (response.headers.get('Content-Type')?.split(';')[0]?.trim() ?? '');
  if (response.ok && (file === undefined || pictureTypes.has(type))) {
    const reading = readBytes('PictureFile', response, maxBytes, stored.url.host);
    return {
      type,
      bytes: await reading.catch((error) => (isContentError(error) ? Promise.reject(error) : unreachable())),
    };
  }
  response.body?.cancel().catch(() => {});
  throw new ContentError(
    'PictureFile',
    response.ok
      ? { kind: 'query-error', messages: [`“${type}” came for a picture`] }
      : { kind: 'server-error', status: response.status },
  );
}
