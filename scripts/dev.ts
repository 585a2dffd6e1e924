import { createServer } from 'node:http';
import { resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer as createViteServer } from 'vite';
import { problemsMaxAge } from '#server/content-problems/content-problems.ts';
import { mayShowProblems } from '#server/content-problems/is-local-editor.ts';
import { listen } from '#server/http/lifecycle.ts';
import { createLog } from '#server/log.ts';
import type { SiteBuild } from '#server/render.ts';
import { SettingsError } from '#server/settings/setting.ts';
import { parseSettings } from '#server/settings/settings.ts';
import { createSite, type SiteOptions } from '#server/site.ts';
import { readOutageText } from './content/content-files.ts';
import { contentFolder } from './content/content-folder.ts';
import { startContentService } from './content-service.ts';
import { clockShift, startTime } from './dev-clock.ts';
import { runCommand } from './run-command.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

const machineClock = () => Temporal.Now.instant();

/** The church's time zone, which its content names. @throws SettingsError while there is no content */
async function zoneOf(options: Omit<SiteOptions, 'build' | 'routes' | 'clock'>): Promise<string> {
  const build = () => Promise.reject(new Error('Only the content of this site is asked for.'));
  const { store } = await createSite({ ...options, build, routes: {}, clock: machineClock });
  await store.start();
  const zone = store.current()?.content.locale.zone;
  if (zone !== undefined) return zone;
  throw new SettingsError(
    '--at needs the time zone of the church, but the content service does not give it.',
  );
}

async function start(): Promise<void> {
  const startsAt = startTime(process.argv.slice(2));
  const isEmbedded = parseSettings(process.env).content === undefined;
  const service = isEmbedded ? await startContentService(process.env) : undefined;
  const settings = parseSettings({ ...process.env, ...service?.siteSettings });
  if (settings.content === undefined) return;
  const folder = contentFolder(process.env);
  const server = createServer();
  const { port, setListener } = await listen(server, settings.port, settings.host);
  const options = {
    ...settings,
    content: settings.content,
    mode: 'development',
    version: 'development',
    builtFiles: new Map(),
    showsProblems: mayShowProblems(settings.host, settings.siteUrl),
    // Every page shows the latest content.
    contentMaxAge: 0,
    siteUrl: settings.siteUrl ?? `http://localhost:${port}`,
    outage: await readOutageText(folder),
    log: createLog((line) => process.stdout.write(line), machineClock),
  } as const;
  const shift = startsAt === undefined ? 0 : clockShift(startsAt, await zoneOf(options), machineClock());
  const vite = await createViteServer({
    root,
    appType: 'custom',
    server: { middlewareMode: { server }, hmr: { server } },
    // For `siteTime` (app/navigation/RevalidateWhenStale.tsx).
    define: { 'import.meta.env.CLOCK_SHIFT': String(shift) },
  });
  const loadBuild = () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<SiteBuild>;
  const { listener, store } = await createSite({
    ...options,
    build: loadBuild,
    routes: (await loadBuild()).routes,
    files: vite.middlewares,
    clock: () => machineClock().add({ milliseconds: shift }),
  });
  await store.start();
  setListener(listener);

  vite.watcher.add(resolve(root, folder));
  vite.watcher.on('all', async (_, file) => {
    if (!file.startsWith(resolve(root, folder) + sep)) return;
    await service?.reload();
    setTimeout(() => vite.ws.send({ type: 'full-reload' }), problemsMaxAge);
  });
  // Calls have this machine's time, and are refused by another. Pages follow without them, a moment later.
  if (shift === 0) service?.callOnChange(`http://localhost:${port}`);
  process.stdout.write(
    `\nThe site is at http://localhost:${port}, and follows what you change.\nPress Ctrl-C to stop.\n`,
  );
}

await runCommand(start);
