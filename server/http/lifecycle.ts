import type { RequestListener, Server } from 'node:http';
import { type AddressInfo, createServer, Server as NetServer } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Log } from '../log.ts';
import { SettingsError } from '../settings/setting.ts';

/** How long open requests may take to finish when the site stops, in milliseconds. */
const drainTime = 10_000;

/** How long idle connections stay open after SIGTERM, in milliseconds. */
const graceTime = 500;

/**
 * Listens for requests. Those that arrive before there is a handler wait.
 * @param port 0 for any that is free
 * @throws SettingsError when the port is taken or not allowed, or the address is not of this machine
 */
export async function listen(server: Server, port: number, host: string) {
  const early: Parameters<RequestListener>[] = [];
  const hold: RequestListener = (...request) => early.push(request);
  server.on('request', hold);
  return {
    port: await portInUse(server, port, host),
    /** Sets the handler of requests, and handles those that waited. */
    setListener(listener: RequestListener): void {
      server.off('request', hold).on('request', listener);
      for (const request of early) listener(...request);
    },
  };
}

/** A sentence about an address that cannot be listened on; undefined for an error that the settings did not cause. */
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

function portInUse(server: NetServer, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const message = remedy(error.code, port, host);
      reject(message === undefined ? error : new SettingsError(message));
    });
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

/**
 * Refuses an address that cannot be listened on, before the site is built and started.
 * @throws SettingsError with one sentence that names the setting
 */
export async function checkAddress({ port, host }: { port: number; host: string }): Promise<void> {
  const server = createServer();
  await portInUse(server, port, host);
  await new Promise((resolve) => server.close(resolve));
}

/** When memory is returned after the start, in milliseconds: after the first page of a person who waited for it. */
const startSettled = 3_000;

/**
 * Returns to the system what only the start needed, a third of the heap, which V8 otherwise retains as long as nobody visits. It
 * takes a tenth of a second, once. The flag `--expose-gc` on the command line would do too, but Node compiles its own modules
 * again for each V8 flag, which takes 30 ms at each start.
 * @see https://nodejs.org/api/v8.html#v8setflagsfromstringflags
 */
export function releaseStartMemory(): void {
  const release = () => {
    setFlagsFromString('--expose-gc');
    runInNewContext(`gc({ type: 'major', execution: 'async', flavor: 'last-resort' })`);
    setFlagsFromString('--no-expose-gc');
  };
  setTimeout(release, startSettled).unref();
}

/**
 * Stops a server: it refuses new connections, the next response of each open one is its last, and open requests finish.
 * It stops listening first, since clients connect again when they are told that a response is the last, and the system
 * resets connections that nobody has accepted when the server stops listening.
 * @param grace how long idle connections stay open, in milliseconds: a request that is on its way then gets its response instead of a reset
 * @param stopped called when all connections are closed
 */
export function stopGracefully(server: Server, grace: number, stopped: () => void): void {
  server.prependListener('request', (_, response) => response.setHeader('Connection', 'close'));
  let timer: NodeJS.Timeout | undefined;
  // A connection becomes idle when its request has finished.
  const closeIdle = () => server.closeIdleConnections();
  const later = setTimeout(() => {
    closeIdle();
    timer = setInterval(closeIdle, 50);
  }, grace);
  // The `close` of an HTTP server would close idle connections at once.
  NetServer.prototype.close.call(server, () => {
    clearTimeout(later);
    clearInterval(timer);
    stopped();
  });
}

/**
 * Stops the process cleanly on SIGTERM, SIGINT, or when the process that started it has gone.
 * @param finish is awaited before the process ends
 */
export function stopOnSignal(server: Server, log: Log, finish: () => Promise<unknown>): void {
  const exit = () => void finish().finally(() => process.exit(0));
  const stop = (cause: string, grace: number) => {
    log('info', 'site-stopping', { cause });
    stopGracefully(server, grace, exit);
    setTimeout(exit, drainTime).unref();
  };
  process.once('SIGTERM', () => stop('SIGTERM', graceTime));
  process.once('SIGINT', () => stop('SIGINT', 0));
  process.once('disconnect', () => stop('parent gone', 0));
}
