import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { keepCompiledCode } from './compiled-code.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

/** How long a part may take to say that it is ready, in milliseconds. */
const patience = 60_000;

/** A process of the product: the content service, or the site. */
export interface Part {
  readonly name: string;
  /** Where it can be reached. */
  readonly url: string;
  readonly process: ChildProcess;
}

/** A part that ended before it was ready; it has said why on its own standard error. */
export class PartFailed extends Error {
  override readonly name = 'PartFailed';
  readonly exitCode: number;

  constructor(part: string, exitCode: number) {
    super(`The ${part} did not start.`);
    this.exitCode = exitCode;
  }
}

function isReady(message: unknown): message is { kind: 'ready'; url: string } {
  return (
    typeof message === 'object' &&
    message !== null &&
    'kind' in message &&
    message.kind === 'ready' &&
    'url' in message
  );
}

/**
 * Starts a part and waits until it says that it is ready.
 * @param name what people call it
 * @param script its entry, from the root of the project
 * @param settings added to the environment of this process
 * @param quiet true: its log lines are not shown
 * @param flags of Node, besides those of this process
 * @throws PartFailed when it ends first, or takes longer than a minute
 */
export function startPart(
  name: string,
  script: string,
  settings: Readonly<Record<string, string>>,
  quiet = false,
  flags: readonly string[] = [],
): Promise<Part> {
  const part = fork(script, [], {
    cwd: root,
    execArgv: [...process.execArgv, ...flags],
    env: { ...keepCompiledCode, ...process.env, ...settings },
    stdio: ['ignore', quiet ? 'ignore' : 'inherit', 'inherit', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => part.kill('SIGKILL'), patience);
    part.once('exit', (code) => {
      clearTimeout(late);
      reject(new PartFailed(name, code ?? 1));
    });
    part.on('message', (message) => {
      if (!isReady(message)) return;
      clearTimeout(late);
      resolve({ name, url: message.url, process: part });
    });
  });
}

/** Stops parts and waits until each has ended. */
export async function stopParts(parts: readonly Part[]): Promise<void> {
  await Promise.all(
    parts.map(({ process: part }) => {
      if (part.exitCode !== null || part.signalCode !== null) return undefined;
      const ended = new Promise((resolve) => part.once('exit', resolve));
      part.kill('SIGTERM');
      return ended;
    }),
  );
}
