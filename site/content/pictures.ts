import type { Picture } from '#site/domain/picture.ts';
import type { PictureFile, PictureFormat } from '#site/domain/picture-files.ts';
import type { ContentClient } from './client.ts';
import { ContentError } from './errors.ts';
import { AssetFile, AssetIds } from './generated/operations.ts';
import { parsePicture } from './parse/picture.ts';

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
 * How long the file of a picture may take, in milliseconds. A small content service makes one after the other, and a page
 * with many new photographs asks for all of them at once.
 */
const timeout = 30_000;

/** A picture, and where the content service keeps its file. */
export interface StoredPicture {
  readonly picture: Picture;
  readonly url: URL;
}

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

function unreachable(): never {
  throw new ContentError('AssetFile', { kind: 'unreachable', cause: 'the file of a picture' });
}

function ask(url: URL, fetch: typeof globalThis.fetch): Promise<Response> {
  // Only the content service says where files are: not whoever answers in its name.
  return fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(timeout) }).catch(unreachable);
}

async function bytesOf(response: Response): Promise<PictureBytes['bytes']> {
  return new Uint8Array(await response.arrayBuffer().catch(unreachable));
}

/** The address of a file by the parameters of Contentful's Images API, which makes no picture larger. */
function addressOf(url: URL, parameters: Readonly<Record<string, string | number>>): URL {
  const address = new URL(url);
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, String(value));
  return address;
}

async function askFor({ url }: StoredPicture, file: PictureFile | undefined, fetch: typeof globalThis.fetch) {
  if (file === undefined) return ask(url, fetch);
  const { width: w, format: fm } = file;
  const q = quality[fm] - (w > manyPixels ? coarser : 0);
  const made = await ask(addressOf(url, { w, fm, q }), fetch);
  if (made.status < 400 || made.status >= 500) return made;
  // Some originals cannot be had in each format (AVIF: none too large): the size matters more than the format.
  await made.body?.cancel();
  return ask(addressOf(url, { w }), fetch);
}

/**
 * Fetches a picture's file. Its address comes from the content service alone, never from a visitor.
 * @param file undefined for the original
 * @throws ContentError when it cannot be had, or is no picture
 */
export async function fetchPicture(
  stored: StoredPicture,
  file: PictureFile | undefined,
  fetch: typeof globalThis.fetch,
): Promise<PictureBytes> {
  const response = await askFor(stored, file, fetch);
  if (!response.ok) throw new ContentError('AssetFile', { kind: 'server-error', status: response.status });
  if (file === undefined) return { type: stored.picture.type, bytes: await bytesOf(response) };
  const type = response.headers.get('Content-Type')?.split(';')[0]?.trim() ?? '';
  if (pictureTypes.has(type)) return { type, bytes: await bytesOf(response) };
  throw new ContentError('AssetFile', { kind: 'query-error', messages: [`“${type}” came for a picture`] });
}
