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
import { openCors, textResponse } from './responses.ts';

const immutable = 'public, max-age=31536000, immutable';
const revalidated = 'public, max-age=300, must-revalidate';

interface AssetFiles {
  readonly files: ReadonlyMap<string, StoredFile>;
  readonly images: ImageTransformer;
}

/**
 * Responds with the file of an asset: `/assets/{assetId}/{fileName}`, or `/assets/{assetId}/{version}/{fileName}` as in the
 * API's responses. Only the URL with a version is immutable. A picture can be requested in another size or format
 * (RULES.md §4); other files and SVG are sent unchanged.
 * @param path the decoded segments after `/assets/`
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
    return textResponse(503, 'The file is being replaced.', { 'retry-after': '1' });
  const cacheControl = version === undefined ? revalidated : immutable;
  const read = isTransformable(file.contentType)
    ? readImageOptions(new URL(request.url).searchParams)
    : { ok: true as const, options: {} };
  if (!read.ok) return textResponse(400, read.message);
  if (requestsTransformation(read.options))
    return pictureResponse(request, file, read.options, { images, cacheControl });

  const headers = fileHeaders(file.contentType, `"${file.version}"`, cacheControl);
  if (matchesEtag(request, headers.etag)) return new Response(null, { status: 304, headers });
  const body = request.method === 'HEAD' ? null : Readable.toWeb(createReadStream(file.path));
  return new Response(body as ReadableStream<Uint8Array> | null, {
    headers: { ...headers, 'content-length': String(file.size) },
  });
}

async function pictureResponse(
  request: Request,
  file: StoredFile,
  options: ImageOptions,
  { images, cacheControl }: { readonly images: ImageTransformer; readonly cacheControl: string },
): Promise<Response> {
  const etag = `"${pictureName(file, options)}"`;
  if (matchesEtag(request, etag)) return new Response(null, { status: 304, headers: { ...openCors, etag } });
  try {
    const picture = await images.transform(file, options);
    if (picture === undefined) {
      const message = 'Too many pictures are being transformed; try again in a moment.';
      return textResponse(503, message, { 'retry-after': '2' });
    }
    const headers = fileHeaders(picture.contentType, etag, cacheControl);
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(picture.bytes), {
      headers: { ...headers, 'content-length': String(picture.bytes.length) },
    });
  } catch (error) {
    if (error instanceof ImageFault) return textResponse(400, error.message);
    throw error;
  }
}

function fileHeaders(contentType: string, etag: string, cacheControl: string) {
  return {
    ...openCors,
    'content-type': contentType,
    'cache-control': cacheControl,
    'x-content-type-options': 'nosniff',
    // An SVG file may contain scripts, which must not run when it is opened directly.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    etag,
  };
}

function matchesEtag(request: Request, etag: string): boolean {
  return request.headers.get('if-none-match')?.split(/,\s*/).includes(etag) === true;
}
