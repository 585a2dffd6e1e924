import { type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** A web server that runs. */
export interface ServerProcess {
  stop(): Promise<void>;
}

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/**
 * Starts a web server and waits until it answers, whatever it says.
 * @param url what it is asked
 * @param signal ends it
 * @throws when it ends, or does not answer within ten seconds
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
  for (let tries = 0; !(await answers(url)); tries += 1) {
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

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url);
    await response.body?.cancel();
    return true;
  } catch {
    return false;
  }
}
