import { type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** A web server that runs. */
export interface ServerProcess {
  stop(): Promise<void>;
}

/** Different ports on which nothing listens. */
export async function freePorts(count: number): Promise<readonly number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const addresses = servers.map((server) => server.address());
  for (const server of servers) server.close();
  return addresses.map((address) => (typeof address === 'object' && address !== null ? address.port : 0));
}

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  const [port = 0] = await freePorts(1);
  return port;
}

/**
 * Starts a web server and waits for its first response, of any status.
 * @param url for the requests
 * @param signal ends it
 * @throws when it ends, or does not respond within ten seconds
 */
export async function startServerProcess(
  command: readonly [string, ...string[]],
  url: string,
  signal: NodeJS.Signals,
  options: SpawnOptions = {},
): Promise<ServerProcess> {
  const [program, ...args] = command;
  const server = spawn(program, args, { stdio: ['ignore', 'ignore', 'inherit'], ...options });
  const ended = once(server, 'exit');
  for (let tries = 0; !(await isListening(url)); tries += 1) {
    if (tries === 200 || server.exitCode !== null) {
      server.kill('SIGKILL');
      throw new Error(`“${command.join(' ')}” does not start.`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    async stop() {
      server.kill(signal);
      await ended;
    },
  };
}

async function isListening(url: string): Promise<boolean> {
  try {
    const response = await fetch(url);
    await response.body?.cancel();
    return true;
  } catch {
    return false;
  }
}
