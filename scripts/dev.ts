import { createServer } from 'node:http';
import { resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ContentError } from 'emulator-for-contentful';
import { createServer as createViteServer } from 'vite';
import { problemsMaxAge } from '#server/content-problems/content-problems.ts';
import { mayShowProblems } from '#server/content-problems/editor-on-this-machine.ts';
import { listen } from '#server/http/lifecycle.ts';
import { createLog } from '#server/log.ts';
import type { SiteBuild } from '#server/render.ts';
import { readOutageText } from '#server/settings/outage.ts';
import { SettingsError } from '#server/settings/setting.ts';
import { parseSettings } from '#server/settings/settings.ts';
import { createSite } from '#server/site.ts';
import { startContentService } from './content-service.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

async function start(): Promise<void> {
  const isEmbedded = parseSettings(process.env).content === undefined;
  const service = isEmbedded ? await startContentService(process.env) : undefined;
  const settings = parseSettings({ ...process.env, ...service?.siteSettings });
  if (settings.content === undefined) return;
  const clock = () => Temporal.Now.instant();
  const server = createServer();
  const vite = await createViteServer({
    root,
    appType: 'custom',
    server: { middlewareMode: { server }, hmr: { server } },
  });
  const { port, setListener } = await listen(server, settings.port, settings.host);
  const loadBuild = () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<SiteBuild>;
  const { listener, store } = await createSite({
    build: loadBuild,
    routes: (await loadBuild()).routes,
    mode: 'development',
    version: 'development',
    builtFiles: new Map(),
    files: vite.middlewares,
    content: settings.content,
    contentSources: settings.contentSources,
    showsProblems: mayShowProblems(settings.host, settings.siteUrl),
    // Every page shows the latest content.
    contentMaxAge: 0,
    webhook: settings.webhook,
    preview: settings.preview,
    purge: undefined,
    siteUrl: settings.siteUrl ?? `http://localhost:${port}`,
    outage: readOutageText(settings.contentFolder),
    log: createLog((line) => process.stdout.write(line), clock),
    clock,
  });
  await store.start();
  setListener(listener);

  const folder = resolve(root, settings.contentFolder);
  vite.watcher.add(folder);
  vite.watcher.on('all', async (_, file) => {
    if (!file.startsWith(folder + sep)) return;
    await service?.reload();
    setTimeout(() => vite.ws.send({ type: 'full-reload' }), problemsMaxAge);
  });
  service?.callOnChange(`http://localhost:${port}`);
  process.stdout.write(
    `\nThe site is at http://localhost:${port}, and follows what you change.\nPress Ctrl-C to stop.\n`,
  );
}

try {
  await start();
} catch (error) {
  if (!(error instanceof SettingsError || error instanceof ContentError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
