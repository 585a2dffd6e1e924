import type { IncomingMessage, RequestListener } from 'node:http';
import type { Log } from './log.ts';

/** How many requests are written down in a second; of more, their number is. */
const mostPerSecond = 20;

/** The longest path that is written down. */
const longest = 120;

/** Only what was asked for: no query string, and of a preview not its secret. */
export function pathOf({ url = '' }: IncomingMessage): string {
  const [path = ''] = url.split(/[?#]/, 1);
  return path.replace(/^\/preview\/[^/]*/, '/preview/…').slice(0, longest);
}

/**
 * Writes a line for each request: what was asked for, what came of it, and how long it took. Nothing of who asked is in it,
 * neither address nor header. In a flood a few are written each second, and how many were not.
 * @param time in milliseconds; only differences count
 */
export function withRequestLog(listener: RequestListener, log: Log, time: () => number): RequestListener {
  let second = Number.NEGATIVE_INFINITY;
  let written = 0;
  let unwritten = 0;

  /** Undefined when this one is not to be written; otherwise how many before it were not. */
  function place(now: number): number | undefined {
    if (now - second >= 1000) [second, written] = [now, 0];
    if (written >= mostPerSecond) {
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
