import { once } from 'node:events';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SnapshotStore } from '#cms/snapshot/snapshot-store.ts';
import packageFile from '../package.json' with { type: 'json' };
import { createContentSources } from './content-problems/content-sources.ts';
import { mayShowProblems } from './content-problems/is-local-editor.ts';
import { readBuiltFiles } from './http/built-files.ts';
import { listen, releaseStartMemory, stopOnSignal } from './http/lifecycle.ts';
import { limitPipelining, pipeliningOptions } from './http/pipelining.ts';
import { createLog, redirectConsole } from './log.ts';
import { openPictureStore } from './pictures/picture-store.ts';
import { outageTextFault, refuseUnsafeContent } from './refuse-unsafe-content.ts';
import type { SiteBuild } from './render.ts';
import { securityTxtFiles } from './security/security-txt.ts';
import { type Environment, misspeltSettings, SettingsError } from './settings/setting.ts';
import { outageSetting, parseSettings, secretsOf } from './settings/settings.ts';
import { createSite } from './site.ts';
import { openSnapshotFile } from './snapshot/snapshot-file.ts';

/** How long an idle connection stays open, in milliseconds: longer than a proxy uses it (Caddy: two minutes), so that none closes just as it is used. */
const keepAliveTimeout = 125_000;

/** How long a request may take to arrive, in milliseconds, so that clients cannot send it byte by byte forever. */
const requestTimeout = 8_000;

/**
 * How long nothing may move on a connection while a response is due, in milliseconds: longer than any response takes to make (a picture: 30 s).
 * It ends those of clients that read nothing.
 */
const socketTimeout = 40_000;

/** How often Node checks for requests that take longer, in milliseconds. */
const connectionsCheckingInterval = 500;

const root = new URL('../', import.meta.url);

/**
 * The environment, and with `--settings-follow` also the settings in the message of the process that started this one, which
 * sends it as soon as it knows the content service's address.
 */
async function readEnvironment(): Promise<Environment> {
  if (!process.argv.includes('--settings-follow')) return process.env;
  const [settings] = await once(process, 'message');
  return { ...process.env, ...settings };
}

async function start(): Promise<void> {
  const build: SiteBuild = await import(new URL('build/server/index.js', root).href);
  const builtFiles = readBuiltFiles(fileURLToPath(new URL('build/client', root)));
  const environment = await readEnvironment();
  const settings = parseSettings(environment);
  if (settings.content === undefined)
    throw new SettingsError('CONTENT_SPACE is missing: say which space to show.');
  const clock = () => Temporal.Now.instant();
  const log = createLog((line) => process.stdout.write(line), clock, secretsOf(settings));
  redirectConsole(log, console);
  for (const { written, meant } of misspeltSettings(environment))
    log('warn', 'setting-unknown', {
      message: `${written} is no setting of the site: did you mean ${meant}?`,
    });
  const version = `${packageFile.version}+${build.assets.version}`;
  const server = createServer({
    keepAliveTimeout,
    headersTimeout: requestTimeout,
    requestTimeout,
    connectionsCheckingInterval,
    ...pipeliningOptions,
  });
  server.timeout = socketTimeout;
  const { port, setListener } = await listen(server, settings.port, settings.host);
  const siteUrl = settings.siteUrl ?? `http://localhost:${port}`;
  const cacheDir = settings.cacheDir && resolve(fileURLToPath(root), settings.cacheDir);
  const snapshotFile = cacheDir ? await openSnapshotFile(cacheDir, settings.content, log) : undefined;
  const outage = outageSetting(environment);
  const { listener, store } = await createSite({
    ...settings,
    build,
    routes: build.routes,
    mode: 'production',
    version,
    builtFiles: new Map([...builtFiles, ...securityTxtFiles(settings.securityContact, siteUrl, clock())]),
    content: settings.content,
    showsProblems: mayShowProblems(settings.host, settings.siteUrl),
    snapshotFile,
    pictureStore: cacheDir ? await openPictureStore(join(cacheDir, 'pictures'), log) : undefined,
    siteUrl,
    outage,
    log,
    clock,
    time: Date.now,
  });
  stopOnSignal(server, log, async () => snapshotFile?.written());
  await store.start();
  const sources = settings.contentSources && createContentSources(settings.contentSources, fetch);
  await refuseUnsafeContent(store.current(), siteUrl, sources);
  setListener(limitPipelining(listener));
  log('info', 'site-ready', {
    url: `http://localhost:${port}`,
    content: settings.content.endpoint,
    space: settings.content.space,
    version,
    confined: isConfined(),
    ...servedFrom(store),
  });
  const outageFault = outageTextFault(outage, siteUrl);
  if (outageFault !== undefined) log('warn', 'outage-text-invented', { message: outageFault });
  process.send?.({ kind: 'ready', url: `http://localhost:${port}` });
  releaseStartMemory();
}

/** True when Node restricts this process to the folders that it needs (`scripts/site-process.ts`). */
function isConfined(): boolean {
  return process.permission?.has('fs.read') === false && !process.permission.has('child');
}

/** The state of the content at the start: fresh, stale or none. */
function servedFrom(store: SnapshotStore): Readonly<Record<string, unknown>> {
  const snapshot = store.current();
  if (snapshot === undefined) return { serving: 'nothing: content cannot be fetched, and none is stored' };
  const of = String(Temporal.Instant.fromEpochMilliseconds(snapshot.fetchedAt));
  return store.fault() === undefined ? { serving: 'fresh' } : { serving: 'stale', of };
}

try {
  await start();
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
