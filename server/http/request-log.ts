import type { IncomingMessage, RequestListener } from 'node:http';
import type { Log } from '../log.ts';

/** The maximum number of logged requests in a second; of more only the number is logged. */
const maxPerSecond = 20;

/** The maximum length of a logged path, in characters. */
const maxPathLength = 120;

/** The path without its query string, and without the secret of a preview. */
export function pathOf({ url = '' }: IncomingMessage): string {
  const [path = ''] = url.split(/[?#]/, 1);
  return path.replace(/\/preview\/+[^/]*/gi, '/preview/…').slice(0, maxPathLength);
}

/**
 * Logs a line for each request: method, path, status and duration. It contains nothing about the client, neither address nor
 * header. In a flood a few requests are logged each second, with the number of the others.
 * @param time in milliseconds; only differences count
 */
export function withRequestLog(listener: RequestListener, log: Log, time: () => number): RequestListener {
  let second = Number.NEGATIVE_INFINITY;
  let logged = 0;
  /** The number of requests since the last logged one. */
  let suppressed = 0;

  function isLogged(now: number): boolean {
    if (now - second >= 1000) [second, logged] = [now, 0];
    if (logged === maxPerSecond) {
      suppressed += 1;
      return false;
    }
    logged += 1;
    return true;
  }

  return (request, response) => {
    const began = time();
    if (isLogged(began)) {
      const before = suppressed;
      suppressed = 0;
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
          ...(before > 0 && { suppressed: before }),
        });
      });
    }
    listener(request, response);
  };
}
