import { hash, timingSafeEqual } from 'node:crypto';
import { refuse } from './refusal.ts';

/** The access tokens. Without a preview token nobody can read drafts. */
export interface Tokens {
  readonly delivery: string;
  readonly preview?: string | undefined;
}

/** The hosts of this machine: localhost (RFC 6761 section 6.3) and the loopback addresses. */
const loopback = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/;

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
    checkOrigin(request.headers, publicUrl);
    return { mayPreview: true };
  }
  if (isSame(token, tokens.delivery)) return { mayPreview: false };
  throw refuse(401, 'ACCESS_TOKEN_INVALID', 'The access token is not valid for this space.');
}

/** Any page that is open in a browser of this machine can send requests here, and a preview token for tests can be guessed. */
function checkOrigin(headers: Headers, publicUrl: string): void {
  const origin = headers.get('origin');
  const named = headers.get('host') ?? 'localhost';
  const isOwn = (host = '') => loopback.test(host) || host === URL.parse(publicUrl)?.hostname;
  // A name of the public DNS may lead here for the page of its owner, which sends no origin then; an address cannot, nor a name without dots.
  const host = URL.parse(`http://${named}`)?.hostname ?? '';
  const isPrivate = isOwn(host) || !host.includes('.') || /^[\d.]+$/.test(host);
  if (isPrivate && (origin === null || isOwn(URL.parse(origin)?.hostname))) return;
  const message = `A page of ${origin ?? named} may not read drafts; only pages of this machine and of CONTENT_PUBLIC_URL may.`;
  throw refuse(403, 'ACCESS_TOKEN_INVALID', message);
}

function isSame(a: string, b: string): boolean {
  return timingSafeEqual(hash('sha256', a, 'buffer'), hash('sha256', b, 'buffer'));
}
