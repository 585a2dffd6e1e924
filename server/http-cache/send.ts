import type { IncomingMessage, ServerResponse } from 'node:http';
import Negotiator from 'negotiator';
import { type Coding, isNotModified, type Variant, variantOf } from './encoded-response.ts';
import type { CachedResponse } from './response-cache.ts';

/** The codings that the server has, the smallest first. */
const codings: readonly Coding[] = ['br', 'gzip', 'identity'];

/** The smallest coding that a client accepts (RFC 9110 section 12.5.3). */
function chooseCoding({ headers }: IncomingMessage): Coding {
  const accepted = new Negotiator({ headers }).encodings([...codings]);
  return codings.find((coding) => accepted.includes(coding)) ?? 'identity';
}

/** Adds the headers `Cache-Status` (RFC 9211) and `Age` (RFC 9111 section 5.1). */
function withCacheHeaders(headers: readonly string[], age: number | undefined): string[] {
  return age === undefined
    ? [...headers, 'cache-status', 'site; fwd=miss']
    : [...headers, 'cache-status', 'site; hit', 'age', String(age)];
}

/** Sends a response in the coding that its client accepts. */
export function send(
  { response: encoded, age }: CachedResponse,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const write = (variant: Variant) => {
    if (isNotModified(encoded, request.headers['if-none-match'])) {
      response.writeHead(304, withCacheHeaders(variant.notModifiedHeaders, age)).end();
      return;
    }
    response.writeHead(encoded.status, withCacheHeaders(variant.headers, age));
    if (request.method === 'HEAD') response.end();
    else response.end(variant.body);
  };
  const variant = variantOf(encoded, chooseCoding(request));
  if (variant instanceof Promise) variant.then(write, (error: Error) => response.destroy(error));
  else write(variant);
}
