/** How long programs and caches may keep a calendar, in seconds: short, for a cancellation may come on the morning itself. */
const keptFor = 300;

/** A name that no header and no file system trips over. */
function fileName(name: string): string {
  return `${name.replaceAll(/[^A-Za-z0-9-]+/g, '-')}.ics`;
}

/**
 * Answers with a calendar file. The server tags it, so that readers who have this very one are sent nothing.
 * @param name what to call the file, without its ending
 */
export function calendarResponse(calendar: string, name: string): Response {
  return new Response(calendar, {
    headers: {
      'Cache-Control': `public, max-age=${keptFor}`,
      'Content-Type': 'text/calendar; charset=utf-8',
      // Inline, so that telephones offer to add it instead of filing it away.
      'Content-Disposition': `inline; filename="${fileName(name)}"`,
    },
  });
}
