import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));

/** How long a process may take until it is ready, in milliseconds. */
const startTimeout = 60_000;

/**
 * V8's compile cache, which saves a third of the time until a process is ready.
 * @see https://nodejs.org/api/module.html#module-compile-cache
 */
export const compileCache = join(root, 'node_modules/.cache/compiled');

/** The compile cache of the site's process alone: a process runs what is in its cache, and the site has fewer permissions. */
export const siteCompileCache = join(root, 'node_modules/.cache/compiled-site');

/** Flags of Node for a small heap: the size of each half of the young generation, in megabytes. */
export const serveFlags = ['--max-semi-space-size=2'] as const;

/**
 * Settings of the C library (glibc, mallopt(3)) that make it return large blocks to the system, which it otherwise retains
 * after compressing a page or drawing a picture: after 200 sizes of a photograph 285 MB, and with them 176. V8 compiles in
 * blocks of 32 KiB, of which the content service otherwise retains up to 20 MB.
 */
export const mallocEnvironment = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '32768',
  MALLOC_TRIM_THRESHOLD_: '131072',
} as const;

/** The environment of each process that serves. */
export const serveEnvironment = { NODE_COMPILE_CACHE: compileCache, ...mallocEnvironment } as const;

/** A process of the product that is ready: the site, or in tests the content service. */
export interface Service {
  /** Where it can be reached, without a slash at the end. */
  readonly url: string;
  readonly process: ChildProcess;
}

/** The process ended before it was ready; its standard error has the reason. */
export class StartFailed extends Error {
  override readonly name = 'StartFailed';
  readonly exitCode: number;

  constructor(script: string, exitCode: number) {
    super(`${script} did not start.`);
    this.exitCode = exitCode;
  }
}

/** How a process is started. */
export interface StartOptions {
  /** Whether its log lines are left out. */
  readonly quiet?: boolean;
  /** Flags of Node, besides those of this process. */
  readonly flags?: readonly string[];
  /** Settings that are not known yet: the process loads its code, and gets them as a message. */
  readonly later?: Promise<Readonly<Record<string, string>>> | undefined;
}

/**
 * Starts a process and waits until it sends the message `{kind: 'ready', url}`. Its error output is that of this process.
 * @param script its entry, from the root of the project
 * @param environment added to the environment of this process
 * @throws StartFailed when it ends first, or takes longer than a minute; what `later` rejects with
 */
export function startProcess(
  script: string,
  environment: Readonly<Record<string, string>>,
  { quiet = false, flags = [], later }: StartOptions = {},
): Promise<Service> {
  const child = fork(script, later === undefined ? [] : ['--settings-follow'], {
    cwd: root,
    execArgv: [...process.execArgv, ...serveFlags, ...flags],
    env: { ...serveEnvironment, ...process.env, ...environment },
    stdio: ['ignore', quiet ? 'ignore' : 'inherit', 'inherit', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => child.kill('SIGKILL'), startTimeout);
    child.once('exit', (code) => {
      clearTimeout(late);
      reject(new StartFailed(script, code ?? 1));
    });
    later?.then(
      // A send to a process that has ended fails; its exit code says so too.
      (settings) => child.send(settings, () => {}),
      (error) => {
        reject(error);
        child.kill();
      },
    );
    child.on('message', (message: { readonly kind?: unknown; readonly url: string } | null) => {
      if (message?.kind !== 'ready') return;
      clearTimeout(late);
      resolve({ url: message.url, process: child });
    });
  });
}

/** Stops processes and waits until each has ended. */
export async function stopProcesses(services: readonly Service[]): Promise<void> {
  await Promise.all(
    services.map(async ({ process: child }) => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    }),
  );
}
