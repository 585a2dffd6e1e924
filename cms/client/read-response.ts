import { ContentError, type RefusedSetting } from '../errors.ts';

/** The maximum `Retry-After`, in milliseconds: five minutes. */
const maxRetryAfter = 300_000;

/** The maximum size of an error response, in bytes: Contentful's have some hundreds. */
const maxRefusalBytes = 16_000;

/**
 * Reads a response up to a limit, whatever its `Content-Length`.
 * @param maxBytes the limit, uncompressed
 * @param host for the message about the file of a picture
 * @throws ContentError when it is larger; its connection is then closed
 */
export async function readBytes(
  operation: string,
  response: Response,
  maxBytes: number,
  host?: string,
): Promise<Buffer<ArrayBuffer>> {
  const tooLarge = new ContentError(operation, { kind: 'too-large', bytes: maxBytes, host });
  if (Number(response.headers.get('Content-Length') ?? 0) > maxBytes) {
    response.body?.cancel().catch(() => {});
    throw tooLarge;
  }
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.byteLength;
    // Leaving the loop closes the connection.
    if (size > maxBytes) throw tooLarge;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Reads the text of a response up to a limit. */
export async function readText(operation: string, response: Response, maxBytes: number): Promise<string> {
  return new TextDecoder().decode(await readBytes(operation, response, maxBytes));
}

/**
 * How long to wait before the next query, in milliseconds: `Retry-After` in seconds or as a date (RFC 9110 section
 * 10.2.3; by the service's own clock), or Contentful's own header, in seconds.
 * @returns undefined without such a header
 */
export function retryAfter(headers: Headers): number | undefined {
  const requested = headers.get('Retry-After') ?? headers.get('X-Contentful-RateLimit-Reset');
  if (requested === null) return undefined;
  const serviceTime = Date.parse(headers.get('Date') ?? '');
  const isSeconds = /^\s*\d+(\.\d+)?\s*$/.test(requested);
  const delay = isSeconds ? Number(requested) * 1000 : Date.parse(requested) - serviceTime;
  return Number.isFinite(delay) ? Math.min(Math.max(delay, 0), maxRetryAfter) : undefined;
}

/**
 * Finds the setting that a service refuses: 401 or 403 for the token, 404 for the address; for an unknown space or environment
 * Contentful returns 400 with a code (Contentful, "GraphQL errors").
 * @param tokenSetting the setting of the token
 * @returns undefined for any other error
 */
export async function refusedSetting(
  response: Response,
  tokenSetting: RefusedSetting,
): Promise<RefusedSetting | undefined> {
  if (response.status === 401 || response.status === 403) return tokenSetting;
  if (response.status === 404) return 'CONTENT_ENDPOINT';
  if (response.status !== 400) return undefined;
  const text = await readText('', response, maxRefusalBytes).catch(() => '');
  const [, code] = /"code"\s*:\s*"UNKNOWN_(SPACE|ENVIRONMENT)"/.exec(text) ?? [];
  return code === undefined ? undefined : (`CONTENT_${code}` as RefusedSetting);
}
