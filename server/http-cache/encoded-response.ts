import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A content coding that makes a body smaller (RFC 9110 section 8.4.1). */
export type Compression = 'br' | 'gzip';
export type Coding = Compression | 'identity';

/** A response in one coding, ready to be sent. */
export interface Variant {
  readonly body: Buffer;
  /** Names and values, alternating. */
  readonly headers: readonly string[];
  /** Those of a 304 (RFC 9110 section 15.4.5). */
  readonly notModifiedHeaders: readonly string[];
}

/** A whole response as bytes, compressed once for each coding. */
export interface EncodedResponse {
  readonly status: number;
  readonly headers: Headers;
  /** Hash of the body; every entity tag begins with it. */
  readonly hash: string;
  /** True when the body may be sent compressed. */
  readonly isCompressible: boolean;
  /** Bytes of the body, uncompressed. */
  readonly size: number;
  readonly variants: Map<Coding, Variant | Promise<Variant>>;
}

const inBrotli = promisify(brotliCompress);
const inGzip = promisify(gzip);

/** Shorter bodies are not compressed, in bytes. */
export const minCompressedSize = 300;

const textTypes =
  /^(?:text\/|application\/(?:json|xml|javascript|manifest\+json|[\w.-]+\+xml)|image\/svg\+xml)/i;

/** Headers that the server sets itself. */
const ownHeaders = [
  'etag',
  'content-length',
  'content-encoding',
  'connection',
  'transfer-encoding',
  'date',
  'age',
];

const isAboutBody = (name: string) =>
  name.startsWith('content-') && name !== 'content-location' && name !== 'content-security-policy';

function createVariant(
  response: Omit<EncodedResponse, 'variants'>,
  coding: Coding,
  body: Buffer,
  isSmall: boolean,
): Variant {
  const shared: string[] = [];
  const about: string[] = [];
  for (const [name, value] of response.headers) (isAboutBody(name) ? about : shared).push(name, value);
  // It is a strong tag, so each variant has its own (RFC 9110 section 8.8.1).
  const suffix = coding === 'identity' ? '' : `-${coding}${isSmall ? '2' : ''}`;
  if (response.status === 200) shared.push('etag', `"${response.hash}${suffix}"`);
  if (response.isCompressible) shared.push('vary', 'Accept-Encoding');
  if (coding !== 'identity') about.push('content-encoding', coding);
  return {
    body,
    headers: [...shared, ...about, 'content-length', String(body.length)],
    notModifiedHeaders: shared,
  };
}

/**
 * Reads a whole response.
 * @param compressed variants of its body that are there already
 * @throws when its body breaks off
 */
export async function encodeResponse(
  response: Response,
  compressed: ReadonlyMap<Compression, Buffer> = new Map(),
): Promise<EncodedResponse> {
  const body = Buffer.from(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  for (const name of ownHeaders) headers.delete(name);
  const encoded = {
    status: response.status,
    headers,
    hash: hash('sha256', body, 'base64url').slice(0, 27),
    isCompressible: body.length >= minCompressedSize && textTypes.test(headers.get('Content-Type') ?? ''),
    size: body.length,
  };
  const variants = new Map<Coding, Variant>([['identity', createVariant(encoded, 'identity', body, false)]]);
  for (const [coding, bytes] of compressed) variants.set(coding, createVariant(encoded, coding, bytes, true));
  return { ...encoded, variants };
}

function compress(body: Buffer, coding: Compression, isSmall: boolean): Promise<Buffer> {
  if (coding === 'gzip') return inGzip(body, { level: isSmall ? 9 : 6 });
  return inBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: isSmall ? 11 : 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}

/** High compression takes some 40 ms, so responses are compressed one after the other. */
let background: Promise<unknown> = Promise.resolve();

/** A response in a coding. The first client waits for a fast compression; a better one is made in the background and replaces it. */
export function variantOf(response: EncodedResponse, accepted: Coding): Variant | Promise<Variant> {
  const { variants, isCompressible } = response;
  const coding = isCompressible ? accepted : 'identity';
  const known = variants.get(coding);
  if (known) return known;
  if (coding === 'identity') throw new Error('The response has no body.');
  const plain = variants.get('identity') as Variant;
  const make = async (isSmall: boolean) => {
    const variant = createVariant(response, coding, await compress(plain.body, coding, isSmall), isSmall);
    variants.set(coding, variant);
    return variant;
  };
  const quick = make(false);
  variants.set(coding, quick);
  // Addresses of missing pages are unlimited (`?page=7`), and most are read once.
  if (response.status !== 200) return quick;
  background = Promise.all([background, quick])
    .then(() => make(true))
    .catch(() => {});
  return quick;
}

/** True when a client has this response already, in any coding (RFC 9110 section 13.1.2: weak comparison). */
export function isNotModified(
  { hash: own, status }: EncodedResponse,
  ifNoneMatch: string | undefined,
): boolean {
  if (ifNoneMatch === undefined || status !== 200) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((tag) => {
    const opaque = /^\s*(?:W\/)?"([^"]*)"\s*$/.exec(tag)?.[1] ?? '';
    return opaque === own || opaque.startsWith(`${own}-`);
  });
}
