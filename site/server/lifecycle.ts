import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Log } from './log.ts';
import { SettingsError } from './settings-error.ts';

/** How long open requests may take to finish when the site is told to stop, in milliseconds. */
const drainTime = 10_000;

/** A server that listens. */
export interface Listening {
  readonly port: number;
  /** From now on requests are answered so, those first that came before. */
  answerBy(listener: RequestListener): void;
}

/**
 * Listens for requests. Those that come before there is anything to answer them wait.
 * @param port 0 for any that is free
 * @throws SettingsError when the port is taken or not allowed
 */
export async function listen(server: Server, port: number, host: string): Promise<Listening> {
  const early: Parameters<RequestListener>[] = [];
  const hold: RequestListener = (...request) => early.push(request);
  server.on('request', hold);
  return {
    port: await portInUse(server, port, host),
    answerBy(listener) {
      server.off('request', hold).on('request', listener);
      for (const request of early) listener(...request);
    },
  };
}

function portInUse(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE')
        reject(
          new SettingsError(`Port ${port} is already in use: stop what uses it, or set PORT to another.`),
        );
      else if (error.code === 'EACCES')
        reject(
          new SettingsError(`Port ${port} may not be used by this account: set PORT to one above 1023.`),
        );
      else reject(error);
    });
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

/**
 * Stops the server cleanly on SIGTERM, SIGINT, or when the process that started it has gone: open requests finish first.
 * @param last is done when they have, if there is time left
 */
export function stopOnSignal(server: Server, log: Log, last: () => Promise<void>): void {
  const stop = (cause: string) => {
    log('info', 'site-stopping', { cause });
    server.close(() => void last().finally(() => process.exit(0)));
    // A connection that is kept for later is idle as soon as its request is done.
    setInterval(() => server.closeIdleConnections(), 50);
    setTimeout(() => process.exit(0), drainTime).unref();
  };
  process.once('SIGTERM', () => stop('SIGTERM'));
  process.once('SIGINT', () => stop('SIGINT'));
  process.once('disconnect', () => stop('parent gone'));
}
