import { hash, timingSafeEqual } from 'node:crypto';
import { refuse } from './refusal.ts';

/** The access tokens. Without a preview token nobody can read drafts. */
export type Tokens = { readonly delivery: string; readonly preview?: string | undefined };

/** The hosts of this machine: localhost (RFC 6761 section 6.3) and the loopback addresses. */
const LOOPBACK = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/;

/**
 * Finds a request's token in its Authorization header or in `?access_token=` and checks it.
 * @param publicUrl the origin of the service
 * @throws Refusal with 401 (RULES.md §3); with 403 when a web page of another host sends the preview token (§3.10)
 */
export function checkAccess(
  request: Request,
  url: URL,
  tokens: Tokens,
  publicUrl: string,
): { readonly mayPreview: boolean } {
  const bearer = /^Bearer\s+(\S+)\s*$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  const token = bearer ?? url.searchParams.get('access_token');
  if (!token) {
    const ways = 'send it in the header “Authorization: Bearer …” or as ?access_token=…';
    throw refuse(401, 'ACCESS_TOKEN_MISSING', `The access token is missing: ${ways}.`);
  }
  if (tokens.preview !== undefined && isSame(token, tokens.preview)) {
    checkOrigin(request.headers.get('origin'), publicUrl);
    return { mayPreview: true };
  }
  if (isSame(token, tokens.delivery)) return { mayPreview: false };
  throw refuse(401, 'ACCESS_TOKEN_INVALID', 'The access token is not valid for this space.');
}

/** Any page that is open in a browser of this machine can send requests here, and a preview token for tests can be guessed. */
function checkOrigin(origin: string | null, publicUrl: string): void {
  const host = URL.parse(origin ?? '')?.hostname;
  if (origin === null || (host && (LOOPBACK.test(host) || host === URL.parse(publicUrl)?.hostname))) return;
  const message = `A page of ${origin} may not read drafts; only pages of this machine and of CONTENT_PUBLIC_URL may.`;
  throw refuse(403, 'ACCESS_TOKEN_INVALID', message);
}

/** Compares in constant time. */
function isSame(a: string, b: string): boolean {
  return timingSafeEqual(hash('sha256', a, 'buffer'), hash('sha256', b, 'buffer'));
}
