import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import Negotiator from 'negotiator';

/** The minimum size of a compressed response, in bytes. */
const minSize = 1024;

/** A medium quality, since each response is compressed on request. */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const encoders = {
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, brotli),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
};

/**
 * Compresses a text or JSON response as the request accepts it. Files are not compressed, since their ETag is that of their bytes
 * (RFC 9110 section 8.8.3.3).
 */
export async function compressed(request: Request, response: Response): Promise<Response> {
  const { status, headers } = response;
  const isText = /^(?:application\/json|text\/)/.test(headers.get('content-type') ?? '');
  if (response.body === null || !isText || headers.has('etag')) return response;
  headers.append('vary', 'Accept-Encoding');
  const accepted = { headers: { 'accept-encoding': request.headers.get('accept-encoding') ?? undefined } };
  const codings = new Negotiator(accepted).encodings(['br', 'gzip']);
  const coding = (['br', 'gzip'] as const).find((one) => codings.includes(one));
  if (coding === undefined || Number(headers.get('content-length') ?? 0) < minSize) return response;
  const bytes = await encoders[coding](Buffer.from(await response.arrayBuffer()));
  headers.set('content-encoding', coding);
  headers.set('content-length', String(bytes.length));
  return new Response(new Uint8Array(bytes), { status, headers });
}
