import type { PictureFile, PictureFormat } from '#domain/picture/picture-files.ts';
import type { ContentClient } from './client.ts';
import { ContentError } from './errors.ts';
import { AssetFile, AssetIds } from './generated/operations.ts';
import { parsePicture } from './mappers/picture.ts';
import type { StoredPicture } from './site-content.ts';

/** The kinds of picture that the site hands on; anything else in an asset is not for an `<img>`. */
const pictureTypes: ReadonlySet<string> = new Set([
  'image/avif',
  'image/webp',
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/svg+xml',
]);

/** What an asset may be called (Contentful, "Resource IDs"); nothing else is worth asking content for. */
const idForm = /^[\w.-]{1,64}$/;

/** How many assets the list of them asks for: as many as the service gives at once. */
const listLimit = 1000;

/** How well each format is coded, 1 to 100: as small as it gets before a photograph of people looks worse for it. */
const quality: Readonly<Record<PictureFormat, number>> = { avif: 46, webp: 72, jpg: 75 };

/** Where there are more pixels than this across, several make up what the eye tells apart: each may be coarser. */
const manyPixels = 720;
const coarser = 6;

/**
 * How long the file of a picture may take, in milliseconds, waiting for its turn included. A small content service makes one after the
 * other, and a page with many new photographs asks for all of them at once.
 */
export const pictureTimeout = 30_000;

/** A picture's bytes as they are handed on. */
export interface PictureBytes {
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/**
 * Tells whether there may be an asset of an id, by the list of all: made-up addresses cost no question. A list that is
 * missing, full or has holes proves nothing.
 */
async function mayBeAsset(client: ContentClient, id: string): Promise<boolean> {
  const { assetCollection } = await client.query(AssetIds, {});
  const items = assetCollection?.items ?? [null];
  return items.length >= listLimit || items.some((item) => item === null || item.sys.id === id);
}

/**
 * Finds a picture by its id.
 * @returns undefined when there is no such asset, or it is no picture, or one that nobody has described
 * @throws ContentError
 */
export async function findPicture(client: ContentClient, id: string): Promise<StoredPicture | undefined> {
  if (!idForm.test(id) || !(await mayBeAsset(client, id))) return undefined;
  const { asset } = await client.query(AssetFile, { id });
  const picture = parsePicture(asset);
  if (!picture || !asset?.url || !pictureTypes.has(picture.type)) return undefined;
  return URL.canParse(asset.url) ? { picture, url: new URL(asset.url) } : undefined;
}

/**
 * The largest file that is handed on, in bytes: Contentful's own limit for pictures (20 MB). Drawings and originals come as an editor
 * has uploaded them, and each is in memory as a whole while it is handed on.
 */
const maxBytes = 20_000_000;

function unreachable(): never {
  throw new ContentError('AssetFile', { kind: 'unreachable', cause: 'the file of a picture' });
}

/** How a file is fetched: by what, and until when. */
interface Asking {
  readonly fetch: typeof globalThis.fetch;
  readonly signal: AbortSignal;
}

function ask(url: URL, { fetch, signal }: Asking): Promise<Response> {
  // Only the content service says where files are: not whoever answers in its name.
  return fetch(url, { redirect: 'manual', signal }).catch(unreachable);
}

/**
 * Reads a file, and no more of it than the limit, whatever length it says it has.
 * @throws ContentError when it is larger or breaks off; its connection is then given up
 */
async function bytesOf({ headers, body }: Response, { host }: URL): Promise<PictureBytes['bytes']> {
  const tooLarge = new ContentError('AssetFile', { kind: 'too-large', bytes: maxBytes, host });
  if (Number(headers.get('Content-Length') ?? 0) > maxBytes) {
    body?.cancel().catch(() => {});
    throw tooLarge;
  }
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const part of body ?? []) {
      size += part.byteLength;
      if (size > maxBytes) throw tooLarge;
      parts.push(part);
    }
  } catch (error) {
    throw error === tooLarge ? error : unreachable();
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.byteLength;
  }
  return bytes;
}

/** The address of a file by the parameters of Contentful's Images API, which makes no picture larger. */
function addressOf(url: URL, parameters: Readonly<Record<string, string | number>>): URL {
  const address = new URL(url);
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, String(value));
  return address;
}

async function askFor({ url }: StoredPicture, file: PictureFile | undefined, asking: Asking) {
  if (file === undefined) return ask(url, asking);
  const { width: w, format: fm } = file;
  const q = quality[fm] - (w > manyPixels ? coarser : 0);
  const made = await ask(addressOf(url, { w, fm, q }), asking);
  if (made.status < 400 || made.status >= 500) return made;
  // Some originals cannot be had in each format (AVIF: none too large): the size matters more than the format.
  await made.body?.cancel();
  return ask(addressOf(url, { w }), asking);
}

/**
 * Fetches a picture's file. Its address comes from the content service alone, never from a visitor.
 * @param file undefined for the original
 * @param signal ends it; half a minute when left out
 * @throws ContentError when it cannot be had, is larger than 20 MB, or is no picture
 */
export async function fetchPicture(
  stored: StoredPicture,
  file: PictureFile | undefined,
  fetch: typeof globalThis.fetch,
  signal: AbortSignal = AbortSignal.timeout(pictureTimeout),
): Promise<PictureBytes> {
  const response = await askFor(stored, file, { fetch, signal });
  const type =
    file === undefined
      ? stored.picture.type
      : (response.headers.get('Content-Type')?.split(';')[0]?.trim() ?? '');
  if (response.ok && pictureTypes.has(type)) return { type, bytes: await bytesOf(response, stored.url) };
  response.body?.cancel().catch(() => {});
  throw new ContentError(
    'AssetFile',
    response.ok
      ? { kind: 'query-error', messages: [`“${type}” came for a picture`] }
      : { kind: 'server-error', status: response.status },
  );
}
