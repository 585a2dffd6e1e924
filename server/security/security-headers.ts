import { isWhole, type PageParts, partsOf, WholePage } from '#app/whole-page.ts';
import { contentSecurityPolicy, drawingPolicy, inertPolicy } from './content-security-policy.ts';
import type { Integrity } from './integrity.ts';

/** Two years, in seconds: what browsers ask of a site that is never to be reached without TLS (RFC 6797). */
const alwaysTls = 'max-age=63072000';

/** What no page of ours ever asks a device for. */
const unused = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/**
 * The headers that every answer has, whatever it is; a page replaces the policy by one of its own.
 * @param siteUrl the public address: under https browsers are told to come by TLS alone
 */
export function securityHeaders(siteUrl: string): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': inertPolicy,
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': unused.map((feature) => `${feature}=()`).join(', '),
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    ...(siteUrl.startsWith('https:') ? { 'Strict-Transport-Security': alwaysTls } : {}),
  };
}

/** What makes an answer safe for its reader. */
export interface Safety {
  /** What every answer says; nothing in development, where pages hold scripts of the tools. */
  readonly headers: Readonly<Record<string, string>>;
  readonly integrity: Integrity;
}

function policyFor(type: string, page: PageParts | undefined): string {
  if (page !== undefined) return contentSecurityPolicy(page.head + page.tail);
  return type.startsWith('image/svg+xml') ? drawingPolicy : inertPolicy;
}

/** A page whose scripts have their hashes: the same response, where its words can be had at once. */
async function withHashes(response: Response, integrity: Integrity): Promise<WholePage> {
  const { head, body, tail } = await partsOf(response);
  const parts = { head, body, tail: integrity(tail) };
  if (!isWhole(response)) return new WholePage(parts, response);
  response.parts = parts;
  return response;
}

/** Gives a response the headers that every answer has and the policy that fits it, and a page's scripts their hashes. */
export async function secure(response: Response, { headers, integrity }: Safety): Promise<Response> {
  const type = response.headers.get('Content-Type') ?? '';
  const page = type.startsWith('text/html') ? await withHashes(response, integrity) : undefined;
  const secured = page ?? new Response(response.body, response);
  for (const [name, value] of Object.entries(headers)) secured.headers.set(name, value);
  if ('Content-Security-Policy' in headers)
    secured.headers.set('Content-Security-Policy', policyFor(type, page?.parts));
  return secured;
}
