import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { StoredFile } from '../store/read-asset.ts';
import { OPEN_CORS } from './responses.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
const FOR_A_WHILE = 'public, max-age=300, must-revalidate';

/**
 * Answers with the file of an asset, `/assets/{assetId}/{fileName}` or, as the API tells it, with the version of its
 * bytes between the two. Only the versioned address may be kept for ever.
 * @param path the decoded parts of the address after `/assets/`
 */
export function assetResponse(
  request: Request,
  path: readonly string[],
  files: ReadonlyMap<string, StoredFile>,
): Response {
  const [assetId, ...rest] = path;
  const [version, fileName] = rest.length === 2 ? rest : [undefined, rest[0]];
  const file = assetId === undefined || rest.length > 2 ? undefined : files.get(assetId);
  if (
    file === undefined ||
    fileName !== file.fileName ||
    (version !== undefined && version !== file.version)
  ) {
    return new Response('There is no such file.\n', {
      status: 404,
      headers: { 'content-type': 'text/plain' },
    });
  }
  const etag = `"${file.version}"`;
  const headers = {
    ...OPEN_CORS,
    'content-type': file.contentType,
    'cache-control': version === undefined ? FOR_A_WHILE : FOR_EVER,
    'x-content-type-options': 'nosniff',
    // A picture in SVG may carry scripts; opened by itself it must not run them.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    etag,
  };
  if (request.headers.get('if-none-match')?.split(/,\s*/).includes(etag) === true) {
    return new Response(null, { status: 304, headers });
  }
  const body = request.method === 'HEAD' ? null : Readable.toWeb(createReadStream(file.path));
  return new Response(body as ReadableStream<Uint8Array> | null, {
    headers: { ...headers, 'content-length': String(file.size) },
  });
}
