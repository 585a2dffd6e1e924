import { createHmac } from 'node:crypto';
import { escape as percentEncode } from 'node:querystring';

interface UnsignedRequest {
  readonly method: 'POST';
  readonly url: URL;
  /** With names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * Signs a request as Contentful does (RULES.md §6.2).
 * @param secret 64 characters
 * @returns the headers of the request with the three of the signature
 */
export function signedHeaders(
  { method, url, headers, body }: UnsignedRequest,
  secret: string,
  now: Date,
): Readonly<Record<string, string>> {
  const names = [...Object.keys(headers), 'x-contentful-signed-headers', 'x-contentful-timestamp'].toSorted();
  const all: Readonly<Record<string, string>> = {
    ...headers,
    'x-contentful-signed-headers': names.join(','),
    'x-contentful-timestamp': String(now.getTime()),
  };
  const lines = names.map((name) => `${name}:${(all[name] ?? '').trim()}`).join(';');
  const signed = [method, encodedPath(url), lines, body].join('\n');
  return { ...all, 'x-contentful-signature': createHmac('sha256', secret).update(signed).digest('hex') };
}

/** The path and query as Contentful's verification encodes them: once more than in the URL. */
function encodedPath({ pathname, search }: URL): string {
  return encodeURI(search === '' ? pathname : `${pathname}?${percentEncode(search.slice(1))}`);
}
