import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { EditSettings } from './edit-settings.ts';

const script = fileURLToPath(new URL('../../scripts/start.js', import.meta.url));

/** The site beside the editing page. */
interface SiteBeside {
  /** Where it is; undefined until it is ready. */
  readonly url: () => string | undefined;
  /** Starts the site, unless it runs already or has a public address. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** The site whose content is edited: at its public address, at its port if it runs there, or else started here. */
export function siteBeside({ siteUrl, sitePort }: Pick<EditSettings, 'siteUrl' | 'sitePort'>): SiteBeside {
  const address = `http://localhost:${sitePort}`;
  let child: ChildProcess | undefined;
  let url = siteUrl;
  const isRunning = async () => (await fetch(`${address}/healthz`).catch(() => undefined))?.ok === true;
  return {
    url: () => url,
    async start() {
      if (url !== undefined) return;
      if (sitePort !== 0 && (await isRunning())) url = address;
      if (url !== undefined) return;
      child = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] });
      child.stdout?.on('data', (chunk: Buffer) => {
        // Its log is for operators; of all it says, an editor needs only where it is.
        const found = /The site is at (\S+)/.exec(chunk.toString())?.[1];
        if (found === undefined || url !== undefined) return;
        url = found;
        process.stdout.write(`The site is at ${url}\n`);
      });
      child.once('exit', () => {
        url = undefined;
        child = undefined;
      });
    },
    async stop() {
      if (child === undefined) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
