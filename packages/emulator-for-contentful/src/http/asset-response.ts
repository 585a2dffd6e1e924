import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { assetUrl, isUnchanged, type StoredFile } from '../assets/stored-file.ts';
import { formatOf, ImageFault, pictureType, readImageOptions } from '../images/image-options.ts';
import { type ImageTransformer, pictureName } from '../images/image-transformer.ts';
import { openCors, textResponse } from './responses.ts';

/**
 * Responds with the file of an asset at `/assets/{assetId}/{version}/{fileName}`, as in the API's responses. A picture can be
 * requested in another size or format (RULES.md §4); other files and SVG are sent unchanged.
 * @param path the decoded segments after `/assets/`
 */
export async function assetResponse(
  request: Request,
  path: readonly string[],
  files: ReadonlyMap<string, StoredFile>,
  images: ImageTransformer,
): Promise<Response> {
  const [assetId = '', version = '', fileName = '', ...more] = path;
  const file = more.length === 0 ? files.get(assetUrl({ assetId, version, fileName })) : undefined;
  if (file === undefined) return textResponse(404, 'There is no such file.');
  if (!(await isUnchanged(file)))
    return textResponse(503, 'The file is being replaced.', { 'retry-after': '1' });
  try {
    const { searchParams } = new URL(request.url);
    const options = formatOf(file.contentType) === undefined ? {} : readImageOptions(searchParams);
    const isTransformed = Object.keys(options).length > 0;
    const etag = `"${isTransformed ? pictureName(file, options) : file.version}"`;
    const contentType = isTransformed ? pictureType(file.contentType, options) : file.contentType;
    const headers = fileHeaders(contentType, etag);
    if (request.headers.get('if-none-match')?.split(/,\s*/).includes(etag))
      return new Response(null, { status: 304, headers });
    const picture = isTransformed ? await images.transform(file, options) : undefined;
    if (isTransformed && picture === undefined) {
      const message = 'Too many pictures are being transformed; try again in a moment.';
      return textResponse(503, message, { 'retry-after': '2' });
    }
    const stream = () => Readable.toWeb(createReadStream(file.path)) as ReadableStream<Uint8Array>;
    const body = request.method === 'HEAD' ? null : picture ? new Uint8Array(picture) : stream();
    const length = String(picture?.length ?? file.size);
    return new Response(body, { headers: { ...headers, 'content-length': length } });
  } catch (error) {
    if (error instanceof ImageFault) return textResponse(400, error.message);
    throw error;
  }
}

function fileHeaders(contentType: string, etag: string) {
  return {
    ...openCors,
    'content-type': contentType,
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    // An SVG file may contain scripts, which must not run when it is opened directly.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    etag,
  };
}
