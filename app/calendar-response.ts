/** How long programs and caches may cache a calendar, in seconds: not long, since events may be cancelled on the same morning. */
const maxAge = 300;

/** A file name that is safe in headers and file systems. */
function fileName(name: string): string {
  return `${name.replaceAll(/[^A-Za-z0-9-]+/g, '-')}.ics`;
}

/**
 * Responds with a calendar file. The server adds an `ETag`, so that programs fetch it only after changes.
 * @param name of the file, without its extension
 */
export function calendarResponse(calendar: string, name: string): Response {
  return new Response(calendar, {
    headers: {
      'Cache-Control': `public, max-age=${maxAge}`,
      'Content-Type': 'text/calendar; charset=utf-8',
      // It is inline, so that phones offer to add it instead of saving it.
      'Content-Disposition': `inline; filename="${fileName(name)}"`,
    },
  });
}
