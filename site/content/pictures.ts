import type { ContentClient } from './client.ts';
import { ContentError } from './errors.ts';
import { AssetFile } from './generated/operations.ts';

/** The kinds of picture that the site hands on; anything else in an asset is not for an `<img>`. */
const pictureTypes: ReadonlySet<string> = new Set([
  'image/avif',
  'image/webp',
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/svg+xml',
]);

/** How long the file of a picture may take, in milliseconds. */
const timeout = 10_000;

/** A picture's file as the content service keeps it. */
export interface PictureFile {
  readonly type: string;
  readonly bytes: ReadableStream<Uint8Array> | null;
}

async function fetchFile(url: URL, fetch: typeof globalThis.fetch): Promise<Response> {
  try {
    return await fetch(url, { signal: AbortSignal.timeout(timeout) });
  } catch {
    throw new ContentError('AssetFile', { kind: 'unreachable', cause: 'the file of a picture' });
  }
}

/**
 * Fetches the file of a picture. Its address comes from the content service alone, never from a visitor.
 * @returns undefined when there is no such asset, or it is no picture
 * @throws ContentError when the service or the file cannot be had
 */
export async function getPictureFile(
  client: ContentClient,
  id: string,
  fetch: typeof globalThis.fetch,
): Promise<PictureFile | undefined> {
  const { asset } = await client.query(AssetFile, { id });
  const type = asset?.contentType ?? '';
  if (!asset?.url || !pictureTypes.has(type) || !URL.canParse(asset.url)) return undefined;
  const response = await fetchFile(new URL(asset.url), fetch);
  if (!response.ok) throw new ContentError('AssetFile', { kind: 'server-error', status: response.status });
  return { type, bytes: response.body };
}
