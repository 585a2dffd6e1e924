import { drawingPolicy, inertPolicy, unframed } from '#app/html/content-security-policy.ts';

/** The lifetime of HSTS in seconds: two years (RFC 6797). */
const alwaysTls = 'max-age=63072000';

const featuresName = 'Permissions-Policy';

/** The browser features that no page uses. Only a document asks for them (W3C Permissions Policy, 4.1), so that nothing else says so. */
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
 * The headers of every response, and of pages alone which features they do not use; a page replaces the policy by its own.
 * @param siteUrl the public address: with https it adds HSTS
 */
export function securityHeaders(siteUrl: string): SecurityHeaders {
  return {
    'Content-Security-Policy': inertPolicy,
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    [featuresName]: unused.map((feature) => `${feature}=()`).join(', '),
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    ...(siteUrl.startsWith('https:') ? { 'Strict-Transport-Security': alwaysTls } : {}),
  };
}

/** The headers of every response; none in development, where tools add scripts. */
export type SecurityHeaders = Readonly<Record<string, string>>;

const policyName = 'Content-Security-Policy';

const isPage = (type: string) => type.startsWith('text/html');

/** The policy of a response that is no page. */
function policyFor(type: string): string | undefined {
  if (isPage(type)) return undefined;
  if (type === 'application/pdf') return unframed;
  return type.startsWith('image/svg+xml') ? drawingPolicy : inertPolicy;
}

/** Adds the headers of every response, and a policy; to a page, which features it does not use. */
export function secure(response: Response, headers: SecurityHeaders): Response {
  const secured = new Response(response.body, response);
  const type = response.headers.get('Content-Type') ?? '';
  const policy = policyFor(type) ?? response.headers.get(policyName);
  for (const [name, value] of Object.entries(headers))
    if (name !== featuresName || isPage(type)) secured.headers.set(name, value);
  if (!(policyName in headers)) secured.headers.delete(policyName);
  else if (policy) secured.headers.set(policyName, policy);
  return secured;
}
