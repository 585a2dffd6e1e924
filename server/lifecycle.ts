import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Log } from './log.ts';
import { SettingsError } from './settings/settings-error.ts';

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
 * @throws SettingsError when the port is taken or not allowed, or the address is not of this machine
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

/** What to do about an address that cannot be listened on; undefined for a fault that is none of the settings'. */
function remedy(code: string | undefined, port: number, host: string): string | undefined {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is already in use: stop what uses it, or set PORT to another.`;
    case 'EACCES':
      return `Port ${port} may not be used by this account: set PORT to one above 1023.`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EADDRNOTAVAIL':
    case 'EAFNOSUPPORT':
    case 'EINVAL':
      return `HOST is “${host}”, which is no address of this machine: set it to 127.0.0.1, or to 0.0.0.0 for all that it has.`;
    default:
      return undefined;
  }
}

function portInUse(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const message = remedy(error.code, port, host);
      reject(message === undefined ? error : new SettingsError(message));
    });
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

/**
 * Refuses an address that cannot be listened on, before time is spent on what would listen there.
 * @throws SettingsError with one sentence that names the setting
 */
export async function checkAddress({ port, host }: { port: number; host: string }): Promise<void> {
  const server = createServer();
  await portInUse(server, port, host);
  await new Promise((resolve) => server.close(resolve));
}

/**
 * Stops the server cleanly on SIGTERM, SIGINT, or when the process that started it has gone: open requests finish first.
 */
export function stopOnSignal(server: Server, log: Log): void {
  const stop = (cause: string) => {
    log('info', 'site-stopping', { cause });
    server.close(() => process.exit(0));
    // A connection that is kept for later is idle as soon as its request is done.
    setInterval(() => server.closeIdleConnections(), 50);
    setTimeout(() => process.exit(0), drainTime).unref();
  };
  process.once('SIGTERM', () => stop('SIGTERM'));
  process.once('SIGINT', () => stop('SIGINT'));
  process.once('disconnect', () => stop('parent gone'));
}
