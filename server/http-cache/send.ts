import type { IncomingMessage, ServerResponse } from 'node:http';
import Negotiator from 'negotiator';
import { type Coding, isNotModified, type Variant, variantOf } from './encoded-response.ts';
import type { CachedResponse } from './response-cache.ts';

/** How long a client may read nothing of a response before its connection is closed, in milliseconds. */
const defaultWriteTimeout = 20_000;

/** The codings that the server has, the smallest first. */
const codings: readonly Coding[] = ['br', 'gzip', 'identity'];

/** The smallest coding that a client accepts (RFC 9110 section 12.5.3). */
export function chooseCoding(request: IncomingMessage): Coding {
  const accepted = new Negotiator(request).encodings([...codings]);
  return codings.find((coding) => accepted.includes(coding)) ?? 'identity';
}

/** The headers `Cache-Status` (RFC 9211) and `Age` (RFC 9111 section 5.1). */
function cacheHeaders(age: number | undefined): readonly string[] {
  return age === undefined
    ? ['cache-status', 'site; fwd=miss']
    : ['cache-status', 'site; hit', 'age', String(age)];
}

/**
 * Sends a response in the coding that its client accepts.
 * @param writeTimeout how long the client may read nothing, in milliseconds
 */
export function send(
  cached: CachedResponse,
  request: IncomingMessage,
  response: ServerResponse,
  writeTimeout = defaultWriteTimeout,
): void {
  const { response: encoded, age } = cached;
  const write = (variant: Variant) => {
    request.socket.setTimeout(writeTimeout);
    if (isNotModified(encoded, request.headers['if-none-match'])) {
      response.writeHead(304, [...variant.notModifiedHeaders, ...cacheHeaders(age)]).end();
      return;
    }
    response.writeHead(encoded.status, [...variant.headers, ...cacheHeaders(age)]);
    if (request.method === 'HEAD') response.end();
    else response.end(variant.body);
  };
  const variant = variantOf(encoded, chooseCoding(request));
  if (variant instanceof Promise) variant.then(write, (error: Error) => response.destroy(error));
  else write(variant);
}
