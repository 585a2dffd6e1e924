/** How long programs and caches may keep a calendar, in seconds: short, for a cancellation may come on the morning itself. */
const keptFor = 300;

/** A name that no header and no file system trips over. */
function fileName(name: string): string {
  return `${name.replaceAll(/[^A-Za-z0-9-]+/g, '-')}.ics`;
}

/** A validator that changes with any byte (RFC 9110 section 8.8.3). */
async function entityTag(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return `"${new Uint8Array(digest).toBase64({ alphabet: 'base64url', omitPadding: true }).slice(0, 27)}"`;
}

/** True when the reader already has it: If-None-Match compares weakly (RFC 9110 section 13.1.2). */
function isKnown(tag: string, ifNoneMatch: string | null): boolean {
  const known = (ifNoneMatch ?? '').split(',').map((item) => item.trim().replace(/^W\//, ''));
  return known.includes('*') || known.includes(tag);
}

/**
 * Answers with a calendar file, or with 304 when the reader has this very one.
 * @param name what to call the file, without its ending
 */
export async function calendarResponse(request: Request, calendar: string, name: string): Promise<Response> {
  const bytes = new TextEncoder().encode(calendar);
  const tag = await entityTag(bytes);
  const headers = { ETag: tag, 'Cache-Control': `public, max-age=${keptFor}` };
  if (isKnown(tag, request.headers.get('If-None-Match'))) return new Response(null, { status: 304, headers });
  return new Response(bytes, {
    headers: {
      ...headers,
      'Content-Type': 'text/calendar; charset=utf-8',
      // Inline, so that telephones offer to add it instead of filing it away.
      'Content-Disposition': `inline; filename="${fileName(name)}"`,
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
