import { createServer } from 'node:http';
import { resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer as createViteServer } from 'vite';
import { mayShowProblems } from '#server/content-problems/problem-pages.ts';
import { listen } from '#server/lifecycle.ts';
import { createLog } from '#server/log.ts';
import { readOutageWords } from '#server/outage-file.ts';
import type { SiteBuild } from '#server/page-maker.ts';
import { parseSettings } from '#server/settings/settings.ts';
import { SettingsError } from '#server/settings/settings-error.ts';
import { previewSetting } from '#server/settings/settings-for-preview.ts';
import { createSite } from '#server/site.ts';
import {
  contentServiceAddress,
  contentServiceSettings,
  contentSourcesAddress,
  startContentService,
} from './content-service.ts';
import { PartFailed } from './part.ts';
import { callOnChange, webhookSettings } from './webhook.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

/** How long the content service gets to take in a changed file before the page is asked for again, in milliseconds. */
const contentPause = 250;

async function startEmbedded(settings: Readonly<Record<string, string>>) {
  const service = await startContentService(settings);
  return { content: contentServiceAddress(service), sources: contentSourcesAddress(service), service };
}

async function start(): Promise<void> {
  const settings = parseSettings(process.env);
  const webhook = webhookSettings(process.env.WEBHOOK_SECRET);
  const { content, sources, service } =
    settings.content === undefined
      ? await startEmbedded(webhook.service)
      : { content: settings.content, sources: settings.contentSources, service: undefined };
  const clock = () => Temporal.Now.instant();
  const server = createServer();
  const vite = await createViteServer({
    root,
    appType: 'custom',
    server: { middlewareMode: { server }, hmr: { server } },
  });
  const { port, answerBy } = await listen(server, settings.port, settings.host);
  const loadBuild = () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<SiteBuild>;
  const site = createSite({
    build: loadBuild,
    routes: (await loadBuild()).routes,
    mode: 'development',
    version: 'development',
    builtFiles: new Map(),
    files: vite.middlewares,
    content,
    contentSources: sources,
    showsProblems: mayShowProblems(settings.host, settings.siteUrl),
    // Every page shows content as it is now.
    contentAge: 0,
    hook: { signing: webhook.site.WEBHOOK_SECRET, header: settings.hook?.header },
    preview: service
      ? previewSetting({ ...process.env, ...contentServiceSettings(service) })
      : settings.preview,
    outsideCache: undefined,
    siteUrl: settings.siteUrl ?? `http://localhost:${port}`,
    outage: readOutageWords(settings.churchTelephone),
    log: createLog((line) => process.stdout.write(line), clock),
    clock,
  });
  answerBy(site.listener);

  const folder = resolve(root, process.env.CONTENT_FOLDER ?? 'content');
  vite.watcher.add(folder);
  vite.watcher.on('all', (_, file) => {
    if (file.startsWith(folder + sep)) setTimeout(() => vite.ws.send({ type: 'full-reload' }), contentPause);
  });
  if (service !== undefined) callOnChange(service, `http://localhost:${port}`);
  process.stdout.write(
    `\nThe site is at http://localhost:${port}, and follows what you change.\nPress Ctrl-C to stop.\n`,
  );
}

try {
  await start();
} catch (error) {
  if (error instanceof SettingsError) process.stderr.write(`${error.message}\n`);
  else if (!(error instanceof PartFailed)) throw error;
  process.exit(1);
}
