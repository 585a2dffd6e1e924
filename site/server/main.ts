import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { readBuiltFiles } from './built-files.ts';
import { listen, stopOnSignal } from './lifecycle.ts';
import { createLog } from './log.ts';
import { readOutageWords } from './outage-file.ts';
import type { SiteBuild } from './page-maker.ts';
import { parseSettings } from './settings.ts';
import { SettingsError } from './settings-error.ts';
import { createSite } from './site.ts';
import { checkBeforeStart } from './start-check.ts';

/** Longer than a proxy in front keeps an idle connection (Caddy: two minutes), so that none ends just as it is used, in milliseconds. */
const keepAliveTimeout = 125_000;

const root = new URL('../../', import.meta.url);

async function start(): Promise<void> {
  const settings = parseSettings(process.env);
  if (settings.content === undefined)
    throw new SettingsError('CONTENT_SPACE is missing: say which space to show.');
  const clock = () => Temporal.Now.instant();
  const log = createLog((line) => process.stdout.write(line), clock);
  const build: SiteBuild = await import(new URL('build/server/index.js', root).href);
  const server = createServer({ keepAliveTimeout });
  const { port, answerBy } = await listen(server, settings.port, settings.host);
  const site = createSite({
    build,
    routes: build.routes,
    mode: 'production',
    builtFiles: readBuiltFiles(fileURLToPath(new URL('build/client', root))),
    content: settings.content,
    contentAge: settings.contentAge,
    hook: settings.hook,
    preview: settings.preview,
    outsideCache: settings.outsideCache,
    siteUrl: settings.siteUrl ?? `http://localhost:${port}`,
    outage: readOutageWords(settings.churchTelephone),
    log,
    clock,
  });
  answerBy(site.listener);
  stopOnSignal(server, log);
  await checkBeforeStart(site.services.forPage().services);
  log('info', 'site-ready', {
    url: `http://localhost:${port}`,
    content: settings.content.endpoint,
    space: settings.content.space,
  });
  process.send?.({ kind: 'ready', url: `http://localhost:${port}` });
}

try {
  await start();
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
