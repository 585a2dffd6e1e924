/** The `Cache-Control` of files that seldom change, and of those whose address has a version. */
export const cacheForADay = 'public, max-age=86400';
export const forever = 'public, max-age=31536000, immutable';

/**
 * Responds with a file.
 * @param type its media type
 * @param cacheControl a value for `Cache-Control` (RFC 9111 section 5.2.2)
 */
export function fileResponse(body: BodyInit, type: string, cacheControl: string): Response {
  return new Response(body, { headers: { 'Content-Type': type, 'Cache-Control': cacheControl } });
}
