import { createHmac, hash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { escape as percentEncode } from 'node:querystring';

/** The maximum age of a signed call, and the maximum clock skew, in milliseconds, as in Contentful's own library. */
export const timeToLive = 30_000;

interface HookCall {
  readonly method: string;
  /** Path and query string. */
  readonly target: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Compares two texts of any length in constant time. */
export function isSame(one: string, other: string): boolean {
  return timingSafeEqual(hash('sha256', one, 'buffer'), hash('sha256', other, 'buffer'));
}

/** A header of a call. The caller may choose any name, so inherited properties (`constructor`) do not count. */
function header(headers: IncomingHttpHeaders, name: string): string | undefined {
  const value = Object.hasOwn(headers, name) ? headers[name] : undefined;
  return Array.isArray(value) ? value.join(',') : value;
}

/** The signature of a call, if it has one and its time is valid. */
export function signatureOf(headers: IncomingHttpHeaders, now: Temporal.Instant): string | undefined {
  const time = header(headers, 'x-contentful-timestamp') ?? '';
  const signature = header(headers, 'x-contentful-signature') ?? '';
  if (!/^\d{1,15}$/.test(time) || !/^[0-9a-f]{64}$/.test(signature)) return undefined;
  if (Math.abs(now.epochMilliseconds - Number(time)) > timeToLive) return undefined;
  const signed = signedNames(headers);
  const isBound = signed.includes('x-contentful-timestamp') && signed.includes('x-contentful-signed-headers');
  return isBound ? signature : undefined;
}

function signedNames(headers: IncomingHttpHeaders): readonly string[] {
  const names = header(headers, 'x-contentful-signed-headers')?.toLowerCase().split(',') ?? [];
  return names.map((name) => name.trim());
}

/** The path as in the signature: encoded once more than in the address. */
function encodedPath(target: string): string {
  const mark = target.indexOf('?');
  if (mark < 0) return encodeURI(target);
  return encodeURI(`${target.slice(0, mark)}?${percentEncode(target.slice(mark + 1))}`);
}

/**
 * Whether a call has Contentful's signature: hexadecimal HMAC-SHA256 over method, path, signed headers and body, line by line
 * (Contentful, "Request verification").
 */
export function isSigned(
  { method, target, headers, body }: HookCall,
  signature: string,
  secret: string,
): boolean {
  const lines = signedNames(headers)
    .toSorted()
    .map((name) => `${name}:${(header(headers, name) ?? '').trim()}`)
    .join(';');
  const signed = createHmac('sha256', secret).update([method, encodedPath(target), lines, ''].join('\n'));
  return isSame(signed.update(body).digest('hex'), signature);
}
