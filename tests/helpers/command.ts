import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { compileCache } from '#scripts/child-process.ts';
import { readOutageText } from '#scripts/content/content-files.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** A command of the project that a spec has started. */
export interface Command {
  readonly pid: number;
  /** Its output so far, both streams. */
  readonly output: () => string;
  /** Its standard error so far. */
  readonly errors: () => string;
  /** Its exit code when it has ended; null when a signal ended it. */
  readonly ended: Promise<number | null>;
  /**
   * Waits until its output matches.
   * @throws when it ends, or 80 s pass, without a match
   */
  readonly waitForOutput: (pattern: RegExp) => Promise<string>;
  readonly stop: (signal?: NodeJS.Signals) => Promise<number | null>;
}

/** By default a site stores nothing, so that no test depends on another, and has the demonstration's content. */
const own = {
  CACHE_DIR: 'none',
  CONTENT_FOLDER: 'content',
  OUTAGE_TEXT: JSON.stringify(await readOutageText(`${root}content`)),
};

/** The part of the environment that a command needs, so that a developer's own settings do not change tests. */
function environment(settings: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const { PATH, HOME, LANG } = process.env;
  return {
    NODE_COMPILE_CACHE: compileCache,
    PATH,
    HOME,
    LANG,
    NODE_ENV: 'production',
    PORT: '0',
    ...own,
    ...settings,
  };
}

function endOf(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve, reject) => {
    child.once('close', resolve);
    child.once('error', reject);
  });
}

/**
 * Starts a command in the project's folder.
 * @param settings its environment, besides the port (any that is free)
 */
export function startCommand(
  command: string,
  args: readonly string[],
  settings: Readonly<Record<string, string>> = {},
): Command {
  const child = spawn(command, args, {
    cwd: root,
    env: environment(settings),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = endOf(child);
  let output = '';
  let errors = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    errors += text;
  });
  return {
    pid: child.pid ?? 0,
    output: () => output,
    errors: () => errors,
    ended,
    async waitForOutput(pattern) {
      const deadline = Date.now() + 80_000;
      for (;;) {
        const match = pattern.exec(output);
        if (match) return match[1] ?? match[0];
        if (child.exitCode !== null || Date.now() > deadline)
          throw new Error(`“${command} ${args.join(' ')}” never printed ${pattern}, but:\n${output}`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    stop(signal = 'SIGTERM') {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal);
      return ended;
    },
  };
}
