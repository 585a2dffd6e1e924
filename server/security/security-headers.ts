import { drawingPolicy, inertPolicy } from '#app/html/content-security-policy.ts';

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
}

const policyName = 'Content-Security-Policy';

/** The policy of an answer that is no page; a page comes with its own. */
function policyFor(type: string): string | undefined {
  if (type.startsWith('text/html')) return undefined;
  return type.startsWith('image/svg+xml') ? drawingPolicy : inertPolicy;
}

/** Gives a response the headers that every answer has, and the policy that fits it. */
export function secure(response: Response, { headers }: Safety): Response {
  const secured = new Response(response.body, response);
  const policy = policyFor(response.headers.get('Content-Type') ?? '') ?? response.headers.get(policyName);
  for (const [name, value] of Object.entries(headers)) secured.headers.set(name, value);
  if (!(policyName in headers)) secured.headers.delete(policyName);
  else if (policy) secured.headers.set(policyName, policy);
  return secured;
}
