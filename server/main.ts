import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import packageFile from '../package.json' with { type: 'json' };
import { readBuiltFiles } from './built-files.ts';
import { mayShowProblems } from './content-problems/problem-pages.ts';
import { openKeptContent } from './kept-content/kept-content.ts';
import { openKeptPictures } from './kept-content/kept-pictures.ts';
import { listen, stopOnSignal } from './lifecycle.ts';
import { createLog, type Log, takeConsole } from './log.ts';
import { readOutageWords } from './outage-file.ts';
import type { SiteBuild } from './page-maker.ts';
import { refuseNonsense } from './refusals.ts';
import { secretsOf } from './secrets.ts';
import { securityHeaders } from './security/security-headers.ts';
import { checkExpiry, securityTxtFiles } from './security/security-txt.ts';
import type { ServiceRoom } from './services.ts';
import { misspeltSettings } from './settings/setting-names.ts';
import { parseSettings, type Settings } from './settings/settings.ts';
import { SettingsError } from './settings/settings-error.ts';
import { createSite } from './site.ts';
import { checkBeforeStart } from './start-check.ts';

/** Longer than a proxy in front keeps an idle connection (Caddy: two minutes), so that none ends just as it is used, in milliseconds. */
const keepAliveTimeout = 125_000;

/** How long a request may take to come, in milliseconds: whoever sends a byte at a time is not waited for. */
const requestTimeout = 8_000;

/** How often it is looked whether one takes longer, in milliseconds. */
const connectionsCheckingInterval = 500;

const { version: packageVersion } = packageFile;

const root = new URL('../', import.meta.url);

async function start(): Promise<void> {
  const settings = parseSettings(process.env);
  if (settings.content === undefined)
    throw new SettingsError('CONTENT_SPACE is missing: say which space to show.');
  const clock = () => Temporal.Now.instant();
  const log = createLog((line) => process.stdout.write(line), clock, secretsOf(settings));
  takeConsole(log, console);
  for (const { written, meant } of misspeltSettings(process.env))
    log('warn', 'setting-unknown', {
      message: `${written} is no setting of the site: did you mean ${meant}?`,
    });
  const build: SiteBuild = await import(new URL('build/server/index.js', root).href);
  const version = `${packageVersion}+${build.assets.version}`;
  const server = createServer({
    keepAliveTimeout,
    requireHostHeader: false,
    headersTimeout: requestTimeout,
    requestTimeout,
    connectionsCheckingInterval,
  });
  const { port, answerBy } = await listen(server, settings.port, settings.host);
  const siteUrl = settings.siteUrl ?? `http://localhost:${port}`;
  refuseNonsense(server, securityHeaders(siteUrl));
  const store =
    settings.keptContent === undefined
      ? undefined
      : await openKeptContent(resolve(fileURLToPath(root), settings.keptContent), settings.content, log);
  const keptPictures = store && (await openKeptPictures(join(store.folder, 'pictures'), log));
  const site = createSite({
    build,
    routes: build.routes,
    mode: 'production',
    version,
    builtFiles: new Map([
      ...readBuiltFiles(fileURLToPath(new URL('build/client', root))),
      ...securityTxtFiles(settings.securityContact, siteUrl),
    ]),
    content: settings.content,
    contentSources: settings.contentSources,
    showsProblems: mayShowProblems(settings.host, settings.siteUrl),
    contentAge: settings.contentAge,
    store,
    keptPictures,
    hook: settings.hook,
    preview: settings.preview,
    outsideCache: settings.outsideCache,
    siteUrl,
    outage: readOutageWords(settings.churchTelephone),
    log,
    clock,
    time: Date.now,
  });
  answerBy(site.listener);
  stopOnSignal(server, log);
  const { services, learn } = site;
  await checkBeforeStart(services.forPage().services);
  log('info', 'site-ready', {
    url: `http://localhost:${port}`,
    content: settings.content.endpoint,
    space: settings.content.space,
    version,
    confined: isConfined(),
    ...servedFrom(services, store?.found.size ?? 0),
  });
  warnOfExpiry(settings.securityContact, clock, log);
  if (store) learn();
  process.send?.({ kind: 'ready', url: `http://localhost:${port}` });
}

function warnOfExpiry(contact: Settings['securityContact'], clock: () => Temporal.Instant, log: Log): void {
  const problem = contact && checkExpiry(contact, clock().toZonedDateTimeISO('UTC').toPlainDate());
  if (problem) log('warn', 'security-txt-expiry', { message: problem.message });
}

/** True when Node holds this process to the folders that it needs (`scripts/site-process.ts`). */
function isConfined(): boolean {
  return process.permission?.has('fs.read') === false && !process.permission.has('child');
}

/** What the site has to show: content as it is, as it was kept, or none. */
function servedFrom({ fault, lastHeard }: ServiceRoom, kept: number): Readonly<Record<string, unknown>> {
  if (fault() === undefined) return { serving: 'content as it is', kept };
  const heard = lastHeard();
  if (kept === 0 || heard === undefined)
    return { serving: 'nothing: no content can be had and none is kept' };
  return { serving: 'kept content', kept, of: String(Temporal.Instant.fromEpochMilliseconds(heard)) };
}

try {
  await start();
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
