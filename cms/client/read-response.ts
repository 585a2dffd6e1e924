import { ContentError } from '../errors.ts';

/** The maximum `Retry-After`, in milliseconds: five minutes. */
const maxRetryAfter = 300_000;

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
 * How long to wait before the next query, in milliseconds: `Retry-After` in seconds (RFC 9110 section 10.2.3), or Contentful's own header.
 * @returns undefined without such a header, and for any other form of it
 */
export function retryAfter(headers: Headers): number | undefined {
  const requested = headers.get('Retry-After') ?? headers.get('X-Contentful-RateLimit-Reset');
  const delay = Number(requested ?? Number.NaN) * 1000;
  return delay >= 0 ? Math.min(delay, maxRetryAfter) : undefined;
}

/**
 * What the operator can do about the status of a query. For a space or an environment that it does not know, and for a field that the model lacks,
 * Contentful answers 400 (Contentful, "GraphQL errors").
 */
export function remedyOf(status: number): string {
  if (status === 401 || status === 403)
    return ' The service refuses CONTENT_TOKEN (for drafts CONTENT_PREVIEW_TOKEN): give a token that is valid for this space.';
  return status === 400 || status === 404
    ? ' Check CONTENT_SPACE, CONTENT_ENVIRONMENT and CONTENT_ENDPOINT, and that the space has the model of this version (docs/upgrading.md).'
    : '';
}
