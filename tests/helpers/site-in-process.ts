import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { startEmulator } from 'emulator-for-contentful';
import { readOutageText } from '#scripts/content/content-files.ts';
import { demonstrationFolder } from '#scripts/content/content-folder.ts';
import { readBuiltFiles } from '#server/http/built-files.ts';
import type { Log } from '#server/log.ts';
import { refuseUnsafeContent } from '#server/refuse-unsafe-content.ts';
import type { SiteBuild } from '#server/render.ts';
import type { PreviewSettings } from '#server/settings/settings.ts';
import { createSite } from '#server/site.ts';
import { openSnapshotFile } from '#server/snapshot/snapshot-file.ts';
import { embedded } from './content.ts';
import {
  type Call,
  type FakeContentService,
  fakeSpace,
  type GraphqlResponse,
  startFakeContentService,
} from './fake-content-service.ts';

/** A site within the test's own process, whose clock and network the test controls. */
export interface SiteInProcess {
  readonly url: string;
  /** The events of its log, in order. */
  readonly logged: string[];
  /** Fetches the content again, so that the next request is served from it. */
  refresh(): Promise<void>;
  /** Resolves when everything is written to its cache folder. */
  written(): Promise<void>;
  stop(): Promise<void>;
}

export interface SiteInProcessOptions {
  readonly endpoint: string;
  /** The folder of its snapshot; it stores nothing when left out. */
  readonly cacheDir?: string;
  /** The number to ring on pages without content; that of `content/outage.json` when left out. */
  readonly telephone?: string;
  /** True for a browser: scripts and styles are served too. */
  readonly forBrowser?: boolean;
  /** How old content may be before a visit refreshes it, in seconds; 10 when left out. */
  readonly contentMaxAge?: number;
  readonly clock?: () => Temporal.Instant;
  readonly fetch?: typeof globalThis.fetch;
  readonly preview?: PreviewSettings;
}

/** The secret with which webhook calls are signed. */
export const hookSecret = 'x'.repeat(64);

/** The public address that its pages name. */
export const siteUrl = 'https://church.example';

const builtFolder = fileURLToPath(new URL('../../build/client', import.meta.url));
const buildFile = new URL('../../build/server/index.js', import.meta.url).href;

/** Starts the site as `server/main.ts` does, from the build. */
export async function startSiteInProcess(options: SiteInProcessOptions): Promise<SiteInProcess> {
  const build: SiteBuild = await import(buildFile);
  const logged: string[] = [];
  const log: Log = (_, event) => logged.push(event);
  const content = { endpoint: options.endpoint, ...fakeSpace };
  const { cacheDir } = options;
  const snapshotFile = cacheDir === undefined ? undefined : await openSnapshotFile(cacheDir, content, log);
  const { listener, store } = await createSite({
    build,
    routes: build.routes,
    mode: 'production',
    version: 'test',
    builtFiles: options.forBrowser ? readBuiltFiles(builtFolder) : new Map(),
    content,
    contentMaxAge: options.contentMaxAge ?? 10,
    snapshotFile,
    webhook: hookSecret,
    preview: options.preview,
    siteUrl,
    outage: {
      ...(await readOutageText(demonstrationFolder)),
      ...(options.telephone !== undefined && { telephone: options.telephone }),
    },
    log,
    clock: options.clock ?? (() => Temporal.Now.instant()),
    fetch: options.fetch ?? globalThis.fetch,
  });
  await store.start();
  await refuseUnsafeContent(store.current(), siteUrl);
  // On a busy machine a client may reuse a connection just as Node closes it after its default of five seconds.
  const server = createServer({ keepAliveTimeout: 125_000 }, listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    logged,
    refresh: () => store.refresh(),
    written: async () => snapshotFile?.written(),
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** Has the content service edit its responses, and the site fetch them. Afterwards every page shows the edited content. */
export type Serve = (edit: (response: GraphqlResponse, call: Call) => GraphqlResponse) => Promise<void>;

/** Runs a test that edits the content of a site, which is unedited again afterwards. */
export async function withEdits(
  { site, fakeService }: SiteWithContent,
  use: (serve: Serve) => Promise<void>,
): Promise<void> {
  await use((edit) => {
    fakeService.behave({ kind: 'forward', edit });
    return site.refresh();
  });
  fakeService.behave({ kind: 'forward' });
  await site.refresh();
}

/** A site with its own content. */
export interface SiteWithContent {
  readonly site: SiteInProcess;
  /** What the site fetches goes through it. */
  readonly fakeService: FakeContentService;
}

/**
 * Starts the emulator on a content folder, and a site for browsers that shows it, both within the test's own process.
 * @param secret that of its preview; it has none when left out
 * @param clock of the site; that of the machine when left out
 * @returns them, and a function that stops them
 */
export async function startSiteWithContent(
  folder: string,
  secret?: string,
  clock?: () => Temporal.Instant,
): Promise<SiteWithContent & { stop(): Promise<void> }> {
  const emulator = await startEmulator({
    source: folder,
    port: 0,
    watch: false,
    previewToken: embedded.previewToken,
  });
  const fakeService = await startFakeContentService(`${emulator.url}/spaces/${embedded.space}`);
  const site = await startSiteInProcess({
    endpoint: fakeService.endpoint,
    forBrowser: true,
    ...(clock && { clock }),
    ...(secret !== undefined && { preview: { secret, token: embedded.previewToken } }),
  });
  return {
    site,
    fakeService,
    async stop() {
      await site.stop();
      await Promise.all([fakeService.close(), emulator.close()]);
    },
  };
}
