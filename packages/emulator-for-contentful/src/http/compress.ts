import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Shorter answers are sent as they are, in bytes. */
const MIN_SIZE = 1024;

/** A middle quality: an answer is compressed once for each request. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const encoders = {
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, BROTLI),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
};

/** Compresses a text or JSON response as the request accepts it; other responses stay as they are. */
export async function compressed(request: Request, response: Response): Promise<Response> {
  const { status, headers } = response;
  if (response.body === null || !/^(?:application\/json|text\/)/.test(headers.get('content-type') ?? ''))
    return response;
  headers.append('vary', 'Accept-Encoding');
  const coding = codingFor(request.headers.get('accept-encoding') ?? '');
  if (coding === undefined || Number(headers.get('content-length') ?? 0) < MIN_SIZE) return response;
  const bytes = await encoders[coding](Buffer.from(await response.arrayBuffer()));
  headers.set('content-encoding', coding);
  headers.set('content-length', String(bytes.length));
  return new Response(new Uint8Array(bytes), { status, headers });
}

/** The smaller of the codings that are accepted (RFC 9110 section 12.5.3); a quality of 0 means “not acceptable”. */
function codingFor(accepted: string): keyof typeof encoders | undefined {
  const qualities = new Map(
    accepted.split(',').map((part): [string, number] => {
      const [name = '', quality = '1'] = part.toLowerCase().split(/\s*;\s*q=/);
      return [name.trim(), Number(quality)];
    }),
  );
  return (['br', 'gzip'] as const).find((coding) => (qualities.get(coding) ?? qualities.get('*') ?? 0) > 0);
}
