import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { readBuiltFiles } from '#server/http/built-files.ts';
import type { Log } from '#server/log.ts';
import type { SiteBuild } from '#server/render.ts';
import { demonstrationFolder } from '#server/settings/content-folder.ts';
import { readOutageText } from '#server/settings/outage.ts';
import type { PreviewSettings } from '#server/settings/preview.ts';
import { createSite } from '#server/site.ts';
import { openSnapshotFile } from '#server/snapshot/snapshot-file.ts';
import { checkBeforeStart } from '#server/start-check.ts';

/** A site within the test's own process, whose clock and network the test controls. */
export interface SiteInProcess {
  readonly url: string;
  /** The events of its log, in order. */
  readonly logged: string[];
  /** Resolves when everything is written to its cache folder. */
  written(): Promise<void>;
  stop(): Promise<void>;
}

export interface SiteInProcessOptions {
  readonly endpoint: string;
  readonly cacheDir: string;
  /** The number to ring on pages without content; that of `content/outage.json` when left out. */
  readonly telephone?: string;
  /** True for a browser: scripts and styles are served too. */
  readonly forBrowser?: boolean;
  readonly clock: () => Temporal.Instant;
  readonly fetch: typeof globalThis.fetch;
  readonly preview?: PreviewSettings;
  /** The secret of webhook calls. */
  readonly hookHeader: { readonly name: string; readonly value: string };
}

const builtFolder = fileURLToPath(new URL('../../build/client', import.meta.url));
const buildFile = new URL('../../build/server/index.js', import.meta.url).href;

/** Starts the site as `server/main.ts` does, from the build. */
export async function startSiteInProcess(options: SiteInProcessOptions): Promise<SiteInProcess> {
  const build: SiteBuild = await import(buildFile);
  const logged: string[] = [];
  const log: Log = (_, event) => logged.push(event);
  const content = {
    endpoint: options.endpoint,
    space: 'another-space',
    environment: undefined,
    token: 'canary-token-of-the-matrix',
  };
  const snapshotFile = await openSnapshotFile(options.cacheDir, content, log);
  const { listener, store } = await createSite({
    build,
    routes: build.routes,
    mode: 'production',
    version: 'test',
    builtFiles: options.forBrowser ? readBuiltFiles(builtFolder) : new Map(),
    content,
    contentMaxAge: 10,
    snapshotFile,
    webhook: { signing: undefined, header: options.hookHeader },
    preview: options.preview,
    siteUrl: 'https://church.example',
    outage: readOutageText(demonstrationFolder, options.telephone),
    log,
    clock: options.clock,
    fetch: options.fetch,
  });
  await store.start();
  checkBeforeStart(store.current(), 'https://church.example');
  // On a busy machine a client may reuse a connection just as Node closes it after its usual five seconds.
  const server = createServer({ keepAliveTimeout: 125_000 }, listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    logged,
    written: () => snapshotFile.written(),
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
