import { hash, timingSafeEqual } from 'node:crypto';
import { refuse } from './refusal.ts';

/** The access tokens. Without a preview token nobody can read drafts. */
export type Tokens = { readonly delivery: string; readonly preview?: string | undefined };

/**
 * Finds a request's token in its Authorization header or in `?access_token=` and checks it.
 * @throws Refusal with 401 (RULES.md §3)
 */
export function checkAccess(request: Request, url: URL, tokens: Tokens): { readonly mayPreview: boolean } {
  const bearer = /^Bearer\s+(\S+)\s*$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  const token = bearer ?? url.searchParams.get('access_token');
  if (!token) {
    const ways = 'send it in the header “Authorization: Bearer …” or as ?access_token=…';
    throw refuse(401, 'ACCESS_TOKEN_MISSING', `The access token is missing: ${ways}.`);
  }
  if (tokens.preview !== undefined && isSame(token, tokens.preview)) return { mayPreview: true };
  if (isSame(token, tokens.delivery)) return { mayPreview: false };
  throw refuse(401, 'ACCESS_TOKEN_INVALID', 'The access token is not valid for this space.');
}

/** Compares in constant time. */
function isSame(a: string, b: string): boolean {
  return timingSafeEqual(hash('sha256', a, 'buffer'), hash('sha256', b, 'buffer'));
}
