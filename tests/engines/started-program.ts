import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** How long a browser may take until it is ready, in milliseconds. */
const startTimeout = 60_000;

/** Starts the program under a watcher that ends it when this process closes its end of the input. */
const watcher = `
  exec 4<&0
  { read -r _ <&4; kill -9 $$; } >/dev/null 2>&1 3>&- &
  exec "$@" </dev/null 4<&-`;

/** A program that ends with this process, even if this process is killed. */
export interface StartedProgram {
  /**
   * Waits until the program has written something to its third or fourth stream.
   * @returns the first group of the pattern
   * @throws when it ends first, or takes longer than a minute
   */
  waitForOutput(pattern: RegExp): Promise<string>;
  stop(): Promise<void>;
}

/**
 * Starts a program.
 * @param settings added to the environment of this process
 */
export function startProgram(
  command: string,
  args: readonly string[],
  settings: Readonly<Record<string, string>> = {},
): StartedProgram {
  const child: ChildProcess = spawn('/bin/sh', ['-c', watcher, 'sh', command, ...args], {
    env: { ...process.env, ...settings },
    stdio: ['pipe', 'ignore', 'pipe', 'pipe'],
  });
  const kill = () => void child.kill('SIGKILL');
  const ended = once(child, 'exit').catch(() => {});
  let output = '';
  for (const stream of [child.stdio[2], child.stdio[3]])
    stream?.on('data', (bytes: Buffer) => {
      output += bytes;
    });
  return {
    async waitForOutput(pattern) {
      const deadline = Date.now() + startTimeout;
      for (;;) {
        const match = pattern.exec(output);
        if (match) return match[1] ?? match[0];
        if (child.pid === undefined || child.exitCode !== null || Date.now() > deadline) {
          kill();
          throw new Error(`“${command} ${args.join(' ')}” never printed ${pattern}, but:\n${output}`);
        }
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    async stop() {
      if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
      kill();
      await ended;
    },
  };
}
