import { cacheForAPage } from './cache-lifetime.ts';

/** The `Cache-Control` of files that seldom change, and of those whose address has a version. */
export const cacheForADay = 'public, max-age=86400';
export const forever = 'public, max-age=31536000, immutable';

/**
 * Responds with a file.
 * @param type its media type
 * @param cacheControl a value for `Cache-Control` (RFC 9111 section 5.2.2)
 */
export function fileResponse(body: BodyInit, type: string, cacheControl: string, status = 200): Response {
  return new Response(body, { status, headers: { 'Content-Type': type, 'Cache-Control': cacheControl } });
}

/**
 * Responds with a calendar file. The server adds an `ETag`, so that programs fetch it only after changes.
 * @param name of the file, without its extension; what is not safe in headers and file systems becomes a dash
 */
export function calendarResponse(calendar: string, name: string, status = 200): Response {
  // Not for long, since events may be cancelled on the same morning.
  const response = fileResponse(calendar, 'text/calendar; charset=utf-8', cacheForAPage, status);
  const fileName = `${name.replaceAll(/[^A-Za-z0-9-]+/g, '-')}.ics`;
  // It is inline, so that phones offer to add it instead of saving it.
  response.headers.set('Content-Disposition', `inline; filename="${fileName}"`);
  return response;
}
