import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { fileKey, isUnchanged, type StoredFile } from '../assets/stored-file.ts';
import {
  ImageFault,
  type ImageOptions,
  isTransformable,
  readImageOptions,
  requestsTransformation,
} from '../images/image-options.ts';
import { type ImageTransformer, pictureName } from '../images/image-transformer.ts';
import { OPEN_CORS, textResponse } from './responses.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATED = 'public, max-age=300, must-revalidate';

type AssetFiles = { readonly files: ReadonlyMap<string, StoredFile>; readonly images: ImageTransformer };

/**
 * Responds with the file of an asset, `/assets/{assetId}/{fileName}` or, as in the API's responses, with the version of its
 * bytes between the two. Only the versioned address may be cached forever. A picture can be requested in another size or
 * format (RULES.md §4); other files and SVG come as they are.
 * @param path the decoded parts of the address after `/assets/`
 */
export async function assetResponse(
  request: Request,
  path: readonly string[],
  { files, images }: AssetFiles,
): Promise<Response> {
  const [assetId, ...rest] = path;
  const [version, fileName] = rest.length === 2 ? rest : [undefined, rest[0]];
  const known = assetId !== undefined && fileName !== undefined && rest.length <= 2;
  const file = known ? files.get(fileKey(assetId, fileName, version)) : undefined;
  if (file === undefined) return textResponse(404, 'There is no such file.');
  if (!(await isUnchanged(file)))
    return textResponse(503, 'The file is being changed.', { 'retry-after': '1' });
  const keep = version === undefined ? REVALIDATED : IMMUTABLE;
  const read = isTransformable(file.contentType)
    ? readImageOptions(new URL(request.url).searchParams)
    : { ok: true as const, options: {} };
  if (!read.ok) return textResponse(400, read.message);
  if (requestsTransformation(read.options))
    return pictureResponse(request, file, read.options, { images, keep });

  const headers = fileHeaders(file.contentType, `"${file.version}"`, keep);
  if (isKnown(request, headers.etag)) return new Response(null, { status: 304, headers });
  const body = request.method === 'HEAD' ? null : Readable.toWeb(createReadStream(file.path));
  return new Response(body as ReadableStream<Uint8Array> | null, {
    headers: { ...headers, 'content-length': String(file.size) },
  });
}

async function pictureResponse(
  request: Request,
  file: StoredFile,
  options: ImageOptions,
  { images, keep }: { readonly images: ImageTransformer; readonly keep: string },
): Promise<Response> {
  const etag = `"${pictureName(file, options)}"`;
  if (isKnown(request, etag)) return new Response(null, { status: 304, headers: { ...OPEN_CORS, etag } });
  try {
    const picture = await images.transform(file, options);
    if (picture === undefined) {
      const words = 'Too many pictures are being made; try again in a moment.';
      return textResponse(503, words, { 'retry-after': '2' });
    }
    const headers = fileHeaders(picture.contentType, etag, keep);
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(picture.bytes), {
      headers: { ...headers, 'content-length': String(picture.bytes.length) },
    });
  } catch (error) {
    if (error instanceof ImageFault) return textResponse(400, error.message);
    throw error;
  }
}

function fileHeaders(contentType: string, etag: string, keep: string) {
  return {
    ...OPEN_CORS,
    'content-type': contentType,
    'cache-control': keep,
    'x-content-type-options': 'nosniff',
    // A picture in SVG may carry scripts; opened directly it must not run them.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    etag,
  };
}

function isKnown(request: Request, etag: string): boolean {
  return request.headers.get('if-none-match')?.split(/,\s*/).includes(etag) === true;
}
