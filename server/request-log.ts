import type { IncomingMessage, RequestListener } from 'node:http';
import type { Log } from './log.ts';

/** The maximum number of logged requests in a second; of more only the number is logged. */
const maxPerSecond = 20;

const longest = 120;

/** The path without its query string, and without the secret of a preview. */
export function pathOf({ url = '' }: IncomingMessage): string {
  const [path = ''] = url.split(/[?#]/, 1);
  return path.replace(/^\/preview\/[^/]*/, '/preview/…').slice(0, longest);
}

/**
 * Logs a line for each request: method, path, status and duration. It contains nothing about the client, neither address nor
 * header. In a flood a few requests are logged each second, with the number of the others.
 * @param time in milliseconds; only differences count
 */
export function withRequestLog(listener: RequestListener, log: Log, time: () => number): RequestListener {
  let second = Number.NEGATIVE_INFINITY;
  let written = 0;
  let unwritten = 0;

  /** The number of unlogged requests before this one; undefined when this one is not logged either. */
  function place(now: number): number | undefined {
    if (now - second >= 1000) [second, written] = [now, 0];
    if (written >= maxPerSecond) {
      unwritten += 1;
      return undefined;
    }
    written += 1;
    const before = unwritten;
    unwritten = 0;
    return before;
  }

  return (request, response) => {
    const began = time();
    const before = place(began);
    if (before !== undefined) {
      let isFinished = false;
      response.once('finish', () => {
        isFinished = true;
      });
      response.once('close', () => {
        log('info', 'request', {
          method: request.method,
          path: pathOf(request),
          status: isFinished ? response.statusCode : undefined,
          milliseconds: Math.round(time() - began),
          ...(before > 0 && { notWritten: before }),
        });
      });
    }
    listener(request, response);
  };
}
